import { loadSourceTexts } from '../../build/content/load.ts';
import { contentFolder } from '../../build/content/plugin.ts';
import { ContentError } from '../../build/content/problems.ts';
import { reviewTranslations } from '../../build/content/translation/review.ts';
import { orExplain } from '../../build/explain-error.ts';
import { TRANSLATED } from '../../src/i18n/languages.ts';

/** Fails if a text of the content or of the interface needs a translator. Between releases, a changed text of the content may wait for one. */
await orExplain(() => {
  const folder = contentFolder();
  const texts = loadSourceTexts(folder);
  const found = TRANSLATED.flatMap((code) => reviewTranslations(folder, code, texts));
  if (found.length > 0) throw new ContentError(folder, found);
  console.log(`All texts are translated into ${TRANSLATED.length} languages.`);
});
