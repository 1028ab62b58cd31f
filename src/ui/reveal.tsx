import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Makes a card rise when it is scrolled into view (LOOK-4: 0.8 s). Cards that are visible at first do not move, and nothing moves
 * without a script or under reduced motion.
 */
export function Reveal({
  as: Tag = 'div',
  className,
  children,
}: {
  as?: 'div' | 'li' | 'article';
  className?: string | undefined;
  children: ReactNode;
}) {
  const element = useRef<HTMLElement>(null);

  useEffect(() => {
    const card = element.current;
    if (!card || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    if (card.getBoundingClientRect().top < innerHeight) return undefined;
    card.dataset['reveal'] = 'waiting';
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      card.dataset['reveal'] = 'in';
      observer.disconnect();
    });
    observer.observe(card);
    return () => {
      observer.disconnect();
      delete card.dataset['reveal'];
    };
  }, []);

  // One ref works for the three tags, because all are plain HTML elements.
  const setElement = (node: HTMLElement | null) => {
    element.current = node;
  };
  return (
    <Tag ref={setElement} className={className}>
      {children}
    </Tag>
  );
}
