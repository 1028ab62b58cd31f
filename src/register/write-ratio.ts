import type { LanguageCode } from '#src/i18n/languages.ts';
import { marksOf } from '#src/i18n/marks.ts';
import { percentIn } from '#src/i18n/percent.ts';

/** A capital ratio as a language writes it. Its regime is translated already. The build uses it too. */
export function writeRatio(capitalRatio: string, language: LanguageCode): string {
  const [, figure, regime] = /^(\d[\d.]*)%(?: \((.+)\))?$/.exec(capitalRatio) ?? [];
  if (figure === undefined) return capitalRatio;
  const ratio = percentIn(language, Number(figure), figure.split('.')[1]?.length);
  const { open, close } = marksOf(language);
  return regime === undefined ? ratio : ratio + open + regime + close;
}
