import type { FirmRecord } from '../src/search/check/check-records.ts';
import type { CheckIndex } from '../src/search/check/check.ts';
import { genuineMessages } from '../packages/check/corpus/messages.ts';
import { percentile } from './report.ts';

/** A long message: an email with the replies to it. */
const LENGTH = 20_000;
const ADDRESSES = 60;
const PHONES = 20;
const NAMES = 10;
const ROUNDS = 20;

/** Sentences of five languages, so that the time to find names and addresses in each is measured. */
const PROSE = [
  'Your account manager has prepared the documents, and the funds will be released within 3 working days of the signature. ',
  'El contrato entra en vigor en la fecha de su firma, y la comisión de gestión se cobra una vez al año, el 31 de diciembre. ',
  '您的客户经理已准备好所有文件，款项将在签字后三个工作日内发放，请您在规定时间内完成确认手续。',
  'أعد مدير حسابكم جميع المستندات، وسيتم الإفراج عن الأموال خلال ثلاثة أيام عمل من تاريخ التوقيع على العقد. ',
  'Votre conseiller a préparé tous les documents, et les fonds seront versés dans les trois jours ouvrables suivant la signature. ',
];

/** Makes a text of 20 kB with 60 addresses, 20 telephone numbers and 10 names of firms. */
function longMessage(firms: readonly FirmRecord[]): string {
  const named = firms.filter(({ websites = [], phones = [] }) => websites.length > 0 && phones.length > 0).slice(0, NAMES);
  const count = Math.max(ADDRESSES, PHONES, NAMES);
  const pieces = Array.from({ length: count }, (_, nth) => {
    const { name = '', phones = [], websites = [] } = named[nth % named.length] ?? {};
    const address =
      nth % 3 === 0 ? `desk${nth}@client-${nth}.example` : nth % 3 === 1 ? `https://portal${nth}.example/case?id=${nth}` : websites[0];
    const phone = nth % 2 === 0 ? phones[0] : `+44 20 7946 ${String(1000 + nth)}`;
    return `${nth < NAMES ? `${name}. ` : ''}${address} ${nth < PHONES ? phone : ''} `;
  });
  const bare = pieces.join('').length;
  let text = '';
  for (const [nth, piece] of pieces.entries()) {
    text += piece;
    const wanted = ((LENGTH - bare) / pieces.length) * (nth + 1) + pieces.slice(0, nth + 1).join('').length;
    for (let at = nth; text.length < wanted; at += 1) text += PROSE[at % PROSE.length] ?? '';
    text += '\n';
  }
  return text.slice(0, LENGTH);
}

/** The median time for a long message and for an ordinary one, in ms of script. */
export function measureSpeed({ check }: CheckIndex, firms: readonly FirmRecord[]) {
  const median = (texts: readonly string[]) => {
    for (const text of texts) check(text);
    const took = Array.from({ length: ROUNDS }, (_, nth) => {
      // The time of this thread on a processor, because other programs run too.
      const begin = process.threadCpuUsage();
      check(texts[nth % texts.length] ?? '');
      const { user, system } = process.threadCpuUsage(begin);
      return (user + system) / 1000;
    });
    return percentile(took, 50);
  };
  const long = longMessage(firms);
  return { longMs: median([long, long, long]), ordinaryMs: median(genuineMessages(ROUNDS, 1, firms).map(({ text }) => text)) };
}
