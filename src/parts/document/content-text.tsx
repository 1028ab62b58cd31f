import untranslated from 'content:untranslated';
import { DEFAULT_LANGUAGE } from '#src/i18n/languages.ts';

/**
 * A text of the content. Without a translation it is in English. It is then marked as English for screen readers (WCAG 3.1.2) and
 * set from left to right, because in Arabic its full stops would otherwise be at the wrong end. `as` is the element.
 */
export function ContentText({
  as: Element,
  className,
  children,
}: {
  as?: 'b' | 'dd' | 'dt' | 'figcaption' | 'h1' | 'h2' | 'h3' | 'li' | 'p' | 'strong';
  className?: string | undefined;
  children: string;
}) {
  const text = untranslated.includes(children) ? (
    <span lang={DEFAULT_LANGUAGE} dir="ltr">
      {children}
    </span>
  ) : (
    children
  );
  return Element ? <Element className={className}>{text}</Element> : text;
}
