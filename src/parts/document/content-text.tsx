import { LANGUAGE } from '#src/i18n/language.ts';
import { DEFAULT_LANGUAGE } from '#src/i18n/languages.ts';

/**
 * A text of the content, which is in English so far. On a page in another language it is marked as English for screen readers (WCAG
 * 3.1.2) and set from left to right, because in Arabic its full stops would otherwise be at the wrong end. `as` is the element.
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
  const text =
    LANGUAGE === DEFAULT_LANGUAGE ? (
      children
    ) : (
      <span lang={DEFAULT_LANGUAGE} dir="ltr">
        {children}
      </span>
    );
  return Element ? <Element className={className}>{text}</Element> : text;
}
