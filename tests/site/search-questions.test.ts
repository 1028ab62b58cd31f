import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { offersCheck } from '../../src/pages/search/offers-check.ts';
import { loadOnce } from '../../src/loading/load-once.ts';
import { openSearch, type Stemmer } from '../../src/search/site/site-search.ts';
import { content } from '../support/content.ts';

/*
 * Questions in visitors' words, each with the page that must be among the first three results of the published index. If a
 * question finds nothing useful, add a row here and its words to content/synonyms.yaml.
 */

const ASSETS = resolve('dist/assets');
const SHOWN_FIRST = 3;

const QUESTIONS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  en: [
    ['I have paid them', '/warnings#already-paid'],
    ['tax before withdrawal', '/warnings#fee-asked'],
    ['cannot withdraw', '/warnings#cannot-withdraw'],
    ['sent my passport', '/warnings#identity-sent'],
    ['gave my password', '/warnings#access-given'],
    ['someone from the FCA called me', '/warnings#in-our-name'],
    ['whistleblower', '/report-abuse'],
    ['whistelblower', '/report-abuse#help'],
    ['anonymous report', '/report-abuse'],
    ['report insider trading', '/report-abuse'],
    ['tip off', '/report-abuse'],
    ['scam', '/warnings'],
    ['fraud', '/warnings'],
    ['report a scam', '/contact#report-a-scam'],
    ['report fraud', '/contact#report-a-scam'],
    ['I was scammed', '/warnings#already-paid'],
    ['I paid', '/warnings#already-paid'],
    ['paid', '/warnings#already-paid'],
    ['get my money back', '/warnings#already-paid'],
    ['how do I get my money back from a broker', '/warnings'],
    ['whatsapp', '/contact#report-a-scam'],
    ['I met a broker on whatsapp', '/warnings'],
    ['identity card', '/warnings#identity-sent'],
    ['passport copy', '/warnings#identity-sent'],
    ['I sent a copy of my passport', '/warnings#identity-sent'],
    ['sent my ID', '/warnings#identity-sent'],
    ['stolen identity', '/warnings#identity-sent'],
    ['identity theft', '/warnings#identity-sent'],
    ['phishing', '/check'],
    ['fake website', '/check'],
    ['clone firm', '/warnings'],
    ['is this firm real', '/check'],
    ['is my broker legit?', '/check'],
    ['register of firms', '/regulated-companies'],
    ['licence', '/regulated-companies'],
    ['licensed broker', '/regulated-companies'],
    ['who needs a licence', '/legal-documents#scope'],
    ['how to get a licence', '/compliance-resources#licence'],
    ['how much does a licence cost', '/compliance-resources#licence'],
    ['when is the return due', '/compliance-resources#calendar'],
    ['deadline', '/compliance-resources#calendar'],
    ['what does CET1 mean', '/glossary#cet1'],
    ['beneficial owner', '/glossary#beneficial-owner'],
    ['recovery fraud', '/glossary#recovery-fraud'],
    ['glossary', '/glossary'],
    ['what changed in the guidance', '/regulatory-guidance#aml-004-changes'],
    ['retaliation', '/report-abuse#protection'],
    ['protection from dismissal', '/report-abuse#protection'],
    ['can I be fired for reporting', '/report-abuse#protection'],
    ['what happens after I report', '/report-abuse#after'],
    ['legal advice for whistleblowers', '/report-abuse#help'],
    ['complain about a firm', '/contact#complaints'],
    ['complain about a broker', '/contact#complaints'],
    ['complaint', '/contact#complaints'],
    ['ombudsman', '/contact#complaints'],
    ['compensation', '/contact#compensation'],
    ['investor compensation scheme', '/contact#compensation'],
    ['complaint about the authority', '/contact#complaints-about-us'],
    ['contact phone', '/contact'],
    ['press', '/contact#press'],
    ['press office', '/contact#press'],
    ['who runs the authority', '/about-us#governing-board'],
    ['who is on the board', '/about-us#governing-board'],
    [content.people.board.members[0]?.name ?? '', '/about-us#governing-board'],
    ['capital ratio', '/regulatory-guidance#crd-021-minimum-ratios'],
    ['solvency', '/regulatory-guidance#crd-021-minimum-ratios'],
    ['24 hours', '/regulatory-guidance#report-a-suspicious-transaction'],
    ['money laundering report', '/regulatory-guidance#report-a-suspicious-transaction'],
    ['filing deadline', '/regulatory-guidance#crd-021-quarterly-filing'],
    ['when is the quarterly return due', '/regulatory-guidance#crd-021-quarterly-filing'],
    ['transaction report format', '/regulatory-guidance#aml-004-what-a-report-contains'],
    ['crypto rules', '/regulatory-guidance#darf'],
    ['bitcoin', '/warnings'],
    ['DARF', '/regulatory-guidance#darf'],
    ['AML checklist', '/assessment-tools/aml-ctf-checklist'],
    ['log in', '/digital-filings-portal'],
    ['fines', '/advisories/enforcement-action'],
    ['cookies', '/privacy-policy#what-we-store'],
    ['accessibility', '/accessibility'],
    ['data download', '/open-data'],
    ['API', '/open-data'],
    ['verify a PDF', '/publications'],
    ['bug bounty', '/security'],
  ],
  es: [
    ['ya he pagado', '/warnings#already-paid'],
    ['me piden un impuesto antes de retirar', '/warnings#fee-asked'],
    ['no puedo retirar mi dinero', '/warnings#cannot-withdraw'],
    ['envié mi pasaporte', '/warnings#identity-sent'],
    ['les di mi contraseña', '/warnings#access-given'],
    ['me ha llamado la FCA', '/warnings#in-our-name'],
    ['estafa', '/warnings'],
    ['me han estafado', '/warnings#already-paid'],
    ['recuperar mi dinero', '/warnings#already-paid'],
    ['DNI', '/warnings#identity-sent'],
    ['qué hago si envié una copia de mi pasaporte', '/warnings#identity-sent'],
    ['cédula de identidad', '/warnings#identity-sent'],
    ['robo de identidad', '/warnings#identity-sent'],
    ['suplantación de identidad', '/warnings#identity-sent'],
    ['denunciar', '/report-abuse'],
    ['denuncia anonima', '/report-abuse'],
    ['empresa autorizada', '/regulated-companies'],
    ['web falsa', '/check'],
    ['queja', '/contact#complaints'],
    ['represalias', '/report-abuse#protection'],
    ['indemnización', '/contact#compensation'],
    ['coeficiente de capital', '/regulatory-guidance#crd-021-minimum-ratios'],
    ['plazo de presentación', '/regulatory-guidance#crd-021-quarterly-filing'],
    ['cuánto cuesta una licencia', '/compliance-resources#licence'],
    ['glosario', '/glossary'],
    ['criptomonedas', '/warnings'],
    ['protección de datos', '/privacy-policy'],
    ['teléfono', '/contact'],
  ],
  zh: [
    ['我已经付钱了', '/warnings#already-paid'],
    ['提现前要交税', '/warnings#fee-asked'],
    ['无法提现', '/warnings#cannot-withdraw'],
    ['我把护照发给了他们', '/warnings#identity-sent'],
    ['我把密码给了别人', '/warnings#access-given'],
    ['有人自称FCA打电话给我', '/warnings#in-our-name'],
    ['诈骗', '/warnings'],
    ['我被诈骗了怎么办', '/warnings#already-paid'],
    ['身份证', '/warnings#identity-sent'],
    ['身份证照片发给骗子了怎么办', '/warnings#identity-sent'],
    ['护照复印件', '/warnings#identity-sent'],
    ['身份被盗用了怎么办', '/warnings#identity-sent'],
    ['举报', '/report-abuse'],
    ['匿名举报', '/report-abuse'],
    ['内幕交易', '/report-abuse'],
    ['牌照', '/regulated-companies'],
    ['假网站', '/check'],
    ['投诉', '/contact#complaints'],
    ['赔偿', '/contact#compensation'],
    ['资本充足率', '/regulatory-guidance#crd-021-minimum-ratios'],
    ['比特币', '/warnings'],
    ['如何申请牌照', '/compliance-resources#licence'],
    ['截止日期', '/compliance-resources#calendar'],
    ['下载数据', '/open-data'],
    ['联系电话', '/contact'],
  ],
  ar: [
    ['دفعت لهم', '/warnings#already-paid'],
    ['يطلبون ضريبة قبل السحب', '/warnings#fee-asked'],
    ['لا أستطيع سحب أموالي', '/warnings#cannot-withdraw'],
    ['أرسلت جواز سفري', '/warnings#identity-sent'],
    ['أعطيتهم كلمة المرور', '/warnings#access-given'],
    ['اتصل بي شخص من FCA', '/warnings#in-our-name'],
    ['احتيال', '/warnings'],
    ['برنامج احتيال', '/warnings'],
    ['كيف أسترد أموالي', '/warnings#already-paid'],
    ['بطاقة الهوية', '/warnings#identity-sent'],
    ['ماذا أفعل إذا أرسلت صورة جواز سفري', '/warnings#identity-sent'],
    ['سرقة الهوية', '/warnings#identity-sent'],
    ['سرقوا هويتي', '/warnings#identity-sent'],
    ['مبلغ عن المخالفات', '/report-abuse'],
    ['معلومات داخلية', '/report-abuse'],
    ['شركة مرخصة', '/regulated-companies'],
    ['ترخيص', '/regulated-companies'],
    ['موقع مزيف', '/check'],
    ['شكوى', '/contact#complaints'],
    ['تعويض', '/contact#compensation'],
    ['كفاية رأس المال', '/regulatory-guidance#crd-021-minimum-ratios'],
    ['العملات الرقمية', '/warnings'],
    ['غسل الأموال', '/regulatory-guidance#report-a-suspicious-transaction'],
    ['رقم الهاتف', '/contact'],
    ['الحصول على ترخيص', '/compliance-resources#licence'],
    ['الموعد النهائي', '/compliance-resources#calendar'],
  ],
  fr: [
    ["j'ai déjà payé", '/warnings#already-paid'],
    ['taxe avant retrait', '/warnings#fee-asked'],
    ['je ne peux pas retirer mon argent', '/warnings#cannot-withdraw'],
    ["j'ai envoyé mon passeport", '/warnings#identity-sent'],
    ["j'ai donné mon mot de passe", '/warnings#access-given'],
    ["quelqu'un de la FCA m'a appelé", '/warnings#in-our-name'],
    ['arnaque', '/warnings'],
    ['escroquerie', '/warnings'],
    ["j'ai payé", '/warnings#already-paid'],
    ['récupérer mon argent', '/warnings#already-paid'],
    ["carte d'identité", '/warnings#identity-sent'],
    ["j'ai envoyé une copie de mon passeport", '/warnings#identity-sent'],
    ["on m'a volé mon identité", '/warnings#identity-sent'],
    ["usurpation d'identité", '/warnings#identity-sent'],
    ["lanceur d'alerte", '/report-abuse'],
    ['signaler', '/report-abuse'],
    ["delit d'initie", '/report-abuse'],
    ['entreprise agréée', '/regulated-companies'],
    ['faux site', '/check'],
    ['réclamation', '/contact#complaints'],
    ['représailles', '/report-abuse#protection'],
    ['indemnisation', '/contact#compensation'],
    ['service de presse', '/contact#press'],
    ['fonds propres', '/regulatory-guidance#crd-021-minimum-ratios'],
    ['date limite', '/regulatory-guidance#crd-021-quarterly-filing'],
    ['obtenir une licence', '/compliance-resources#licence'],
    ['échéance', '/compliance-resources#calendar'],
    ['glossaire', '/glossary'],
    ['cryptomonnaie', '/warnings'],
    ['données personnelles', '/privacy-policy'],
  ],
};

const openPublished = loadOnce(async (language: string) => {
  const file = readdirSync(ASSETS).find((name) => new RegExp(`^search-texts-${language}-.*\\.js$`).test(name)) ?? '';
  // oxlint-disable-next-line no-unsafe-type-assertion -- written by the plugin
  const { default: texts, stemmer } = (await import(pathToFileURL(join(ASSETS, file)).href)) as { default: string; stemmer: Stemmer };
  const search = await openSearch(texts, stemmer);
  // Several tests ask the same.
  const answers = new Map<string, ReturnType<typeof search>>();
  return (asked: string) => {
    const answer = answers.get(asked) ?? search(asked);
    answers.set(asked, answer);
    return answer;
  };
});

describe.each(Object.entries(QUESTIONS))('in %s, a visitor who types', async (language, questions) => {
  const search = await openPublished(language);

  test.for(questions)('%j finds %s among the first three', ([question, address]) => {
    const first = search(question).groups.flatMap(({ results }) => results.map((result) => result.address));
    expect(first.slice(0, SHOWN_FIRST)).toContain(address);
  });
});

/** `search-questions.yaml`: lists of questions in each language, with the addresses that answer them. */
type Lists = Readonly<Record<string, readonly ({ means: readonly string[] } & Partial<Record<string, readonly string[]>>)[]>>;
// oxlint-disable-next-line no-unsafe-type-assertion -- ours
const LISTS = parse(readFileSync('tests/site/search-questions.yaml', 'utf8')) as Lists;
/** The least share of a list that must be answered. The texts of the pages change, and with them the order of the results. */
const MIN_ANSWERED = 0.95;

describe.each(Object.keys(QUESTIONS))('in %s, what people type', async (language) => {
  const search = await openPublished(language);
  const isAmong = (means: readonly string[], address: string) => {
    const found = address.replace(new RegExp(`^/${language}/`), '/').replace(/[0-9a-f]{32}/, '{hash}');
    return means.some((one) => (one.endsWith('#*') ? found.split('#')[0] === one.slice(0, -2) : found === one));
  };

  test.each(Object.keys(LISTS))('finds an answer among the first three (FIND-5): %s', (list) => {
    const asked = LISTS[list]?.flatMap(({ means, [language]: questions = [] }) => questions.map((question) => ({ question, means }))) ?? [];
    expect(asked.length).toBeGreaterThan(10);
    const missed = asked.filter(({ question, means }) => {
      const first = search(question).groups.flatMap(({ results }) => results.map(({ address }) => address));
      return !first.slice(0, SHOWN_FIRST).some((address) => isAmong(means, address));
    });
    const answered = 1 - missed.length / asked.length;
    expect(answered, missed.map(({ question }) => question).join('; ')).toBeGreaterThanOrEqual(MIN_ANSWERED);
  });
});

describe('the offer to check a firm or website', async () => {
  const search = await openPublished('en');
  const offer = (asked: string) => offersCheck(asked, search(asked).isPhrase, false);

  test.for(['24 hours', 'fraud', 'capital ratio', 'cookies', 'suspicious transaction', 'insider dealing', 'is this firm real', 'press'])(
    'is not made for %j, which the site answers',
    (asked) => expect(offer(asked)).toBe(false),
  );

  test.for(['Zephyrine Global Trade', 'Quaymont', 'zephyrine-trade.example', '+44 20 7946 0999'])(
    'is made for %j, which no text mentions',
    (asked) => expect(offer(asked)).toBe(true),
  );

  test('is made for words that a section contains, but not next to each other', () => {
    for (const asked of ['First Capital', 'capital first']) expect(offer(asked)).toBe(true);
  });
});

test('none of these questions is the beginning of a firm’s name, which would come first', () => {
  const records = (file: string) => {
    const { records: list }: { records: { name: string; aliases?: string[] }[] } = JSON.parse(readFileSync(`dist/data/${file}`, 'utf8'));
    return list.flatMap(({ name, aliases = [] }) => [name, ...aliases].map((each) => each.toLowerCase()));
  };
  const names = [...records('firms.json'), ...records('warnings.json')];
  expect(names.length).toBeGreaterThan(300);
  const asked = Object.values(QUESTIONS).flatMap((questions) => questions.map(([question]) => question.toLowerCase()));
  expect(asked.filter((question) => names.some((name) => name.startsWith(question)))).toEqual([]);
});
