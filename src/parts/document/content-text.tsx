import { DEFAULT_LANGUAGE } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

/**
 * A text of the content folder, which is in English so far. Inside a page of another language it says so, for
 * screen readers (WCAG 3.1.2, language of parts), and reads left to right, or its full stops would stand at the
 * wrong end in Arabic.
 */
export function ContentText({ children }: { children: string }) {
  const { code } = useLanguage();
  if (code === DEFAULT_LANGUAGE) return children;
  return (
    <span lang={DEFAULT_LANGUAGE} dir="ltr">
      {children}
    </span>
  );
}
