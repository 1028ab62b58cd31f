import type { ReactNode } from 'react';
import { untranslated } from '#src/content/untranslated.ts';
import { DEFAULT_LANGUAGE } from '#src/i18n/languages.ts';
import { keepTogether } from '#src/i18n/keep-together.ts';
import { keepWhole } from '#src/i18n/keep-whole.tsx';
import { TextElement } from '#src/i18n/text-element.tsx';

/**
 * A text of the content. Without a translation it is marked as English for screen readers (WCAG 3.1.2), and set from left to right, because in
 * Arabic its full stops would be at the wrong end. Give `isEnglish` for a text that is not in the set of untranslated texts.
 */
export function ContentText({
  as: Element,
  className,
  isEnglish,
  mark,
  children,
}: {
  as?: 'b' | 'dd' | 'dt' | 'figcaption' | 'h2' | 'p' | 'strong';
  className?: string | undefined;
  isEnglish?: boolean | undefined;
  mark?: ((text: string) => ReactNode) | undefined;
  children: string;
}) {
  const shown = keepTogether(children);
  const marked = mark ? mark(shown) : keepWhole(shown);
  const text =
    (isEnglish ?? untranslated.has(children)) ? (
      <span lang={DEFAULT_LANGUAGE} dir="ltr">
        {marked}
      </span>
    ) : Element ? (
      marked
    ) : (
      <TextElement>{marked}</TextElement>
    );
  return Element ? <Element className={className}>{text}</Element> : text;
}
