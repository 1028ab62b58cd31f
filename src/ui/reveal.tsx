import { useEffect, useRef, type ReactNode } from 'react';

/**
 * A card in a list, which rises when it is about to be scrolled into view (LOOK-4: 0.8 s). Until then it is visible, so that a capture of the
 * whole page, a printed page and a page without a script show it. Cards that are in view at first do not move, and nothing moves under reduced motion.
 */
export function Reveal({ className, children }: { className: string; children: ReactNode }) {
  const element = useRef<HTMLLIElement>(null);

  useEffect(() => {
    const card = element.current;
    if (!card || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    if (card.getBoundingClientRect().top < innerHeight) return undefined;
    const place = [...(card.parentElement?.children ?? [])].indexOf(card);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const from = { opacity: 0.6, translate: '0 12px' };
        card.animate([from, {}], { duration: 800, delay: 60 * place, easing: 'cubic-bezier(0.2, 0, 0, 1)', fill: 'backwards' });
      },
      { rootMargin: '0px 0px 80px' },
    );
    observer.observe(card);
    return () => observer.disconnect();
  }, []);

  return (
    <li ref={element} className={className}>
      {children}
    </li>
  );
}
