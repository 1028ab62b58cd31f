import { DEFAULT_LANGUAGE } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

/**
 * A text of the content folder, which is in English so far. Inside a page of another language it says so, for
 * screen readers (WCAG 3.1.2, language of parts), and reads left to right, or its full stops would stand at the
 * wrong end in Arabic. `as` is the element that holds nothing but this text.
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
  const { code } = useLanguage();
  const text =
    code === DEFAULT_LANGUAGE ? (
      children
    ) : (
      <span lang={DEFAULT_LANGUAGE} dir="ltr">
        {children}
      </span>
    );
  return Element ? <Element className={className}>{text}</Element> : text;
}
