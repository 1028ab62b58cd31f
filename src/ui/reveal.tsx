import { useEffect, useRef, type ReactNode } from 'react';

/**
 * A card in a list, which rises when it is scrolled into view (LOOK-4: 0.8 s). Cards that are visible at first do not move, and nothing moves
 * without a script or under reduced motion.
 */
export function Reveal({ className, children }: { className: string; children: ReactNode }) {
  const element = useRef<HTMLLIElement>(null);

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

  return (
    <li ref={element} className={className}>
      {children}
    </li>
  );
}
