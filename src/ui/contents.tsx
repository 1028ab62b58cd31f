import { useEffect, useState, type ReactNode } from 'react';
import styles from './indexed-text.module.css';

interface ContentsProps {
  label: string;
  items: readonly { id: string; text: ReactNode }[];
}

/** The sections of a page, as links. */
export function Contents({ label, items }: ContentsProps) {
  const current = useCurrentSection(items.map(({ id }) => id).join(' '));
  return (
    <nav className={`quiet-links ${styles['contents']}`} aria-label={label} data-screen-only>
      <ul>
        {items.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The section that has passed this part of the window, from the top, is the current one. */
const LINE = 0.3;

/** The id of the section at the upper part of the window: at the beginning of the page the first, at its end the last. */
function useCurrentSection(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const sections = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const update = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = scrollY > 0 && scrollY + clientHeight >= scrollHeight - 1;
      const passed = sections.findLast((section) => section.getBoundingClientRect().top <= innerHeight * LINE);
      const first = scrollY === 0 ? undefined : passed;
      setCurrent((isAtEnd ? sections.at(-1) : first)?.id);
    };
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [ids]);
  return current ?? ids.split(' ')[0];
}
