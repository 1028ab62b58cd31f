import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { untranslated } from '#src/content/untranslated.ts';
import { ContentText } from './content-text.tsx';

test('a text without a translation is marked as English and set from left to right; others are as they are (LANG-6, WCAG 3.1.2)', () => {
  untranslated.add('Not translated yet.');
  expect(renderToStaticMarkup(<ContentText as="p">Not translated yet.</ContentText>)).toBe(
    '<p><span lang="en" dir="ltr">Not translated yet.</span></p>',
  );
  expect(renderToStaticMarkup(<ContentText as="p">مترجم.</ContentText>)).toBe('<p>مترجم.</p>');
  expect(renderToStaticMarkup(<ContentText>مترجم.</ContentText>)).toBe('<x-text>مترجم.</x-text>');
  expect(renderToStaticMarkup(<ContentText isEnglish>Nowhere listed.</ContentText>)).toBe(
    '<span lang="en" dir="ltr">Nowhere listed.</span>',
  );
  untranslated.delete('Not translated yet.');
});
