import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { ContentText } from '../document/content-text.tsx';
import styles from './firm-permission.module.css';

/** The activity and the jurisdictions of a record that decide about an offer (PERMIT-4). */
const Marks = createContext<{ marked: readonly string[]; mark: (terms: readonly string[]) => void }>({ marked: [], mark: () => undefined });

/** Around a record whose terms the question below it marks. */
export function WithMarks({ children }: { children: ReactNode }) {
  const [marked, mark] = useState<readonly string[]>([]);
  const value = useMemo(() => ({ marked, mark }), [marked]);
  return <Marks value={value}>{children}</Marks>;
}

/** Returns the function that marks terms of the record around, and no others. */
export const useMark = () => use(Marks).mark;

/** The activities or the jurisdictions of a firm as a list. */
export function MarkedTerms({ terms }: { terms: readonly string[] }) {
  const { marked } = use(Marks);
  return (
    <ul className={styles['terms']}>
      {terms.map((term) => (
        <li key={term} aria-current={marked.includes(term) || undefined}>
          <ContentText>{term}</ContentText>
        </li>
      ))}
    </ul>
  );
}
