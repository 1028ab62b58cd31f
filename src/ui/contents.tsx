import { useEffect, useState, type ReactNode } from 'react';
import styles from './contents.module.css';

interface ContentsProps {
  label: string;
  items: readonly { id: string; text: ReactNode }[];
}

/** The sections of a page, as links. */
export function Contents({ label, items }: ContentsProps) {
  const current = useCurrentSection(items.map(({ id }) => id).join(' '));
  return (
    <nav className={styles['contents']} aria-label={label} data-screen-only>
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

/** The id of the section at the upper part of the window; before the first one, the first. */
function useCurrentSection(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      // A line across the window, which one section crosses at a time.
      { rootMargin: '-30% 0% -70%' },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current ?? ids.split(' ')[0];
}
