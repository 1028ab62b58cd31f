import { formatPercent } from '#src/i18n/format-number.ts';
import { LANGUAGE } from '#src/i18n/language.ts';
import { withRemark } from '#src/i18n/punctuation.ts';

/** A capital ratio as the language writes it. Its regime is translated already. */
export function writeRatio(capitalRatio: string, language = LANGUAGE): string {
  const [, figure, regime] = /^(\d[\d.]*)%(?: \((.+)\))?$/.exec(capitalRatio) ?? [];
  if (figure === undefined) return capitalRatio;
  const ratio = formatPercent(Number(figure), figure.split('.')[1]?.length, language);
  return regime === undefined ? ratio : withRemark(ratio, regime, language);
}
