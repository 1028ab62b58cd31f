import type { Random } from './random.ts';
import type { MESSAGE_TEXTS } from './message-texts.ts';

/** The languages of messages. */
export type MessageLanguage = keyof typeof MESSAGE_TEXTS;

const PEOPLE: Readonly<Record<MessageLanguage, readonly string[]>> = {
  en: ['Emma Wright', 'Daniel Hughes', 'Sophie Clark', 'Oliver Grant', 'Priya Shah'],
  es: ['Lucía Romero', 'Javier Molina', 'Carmen Ortega', 'Andrés Vega', 'Marta Núñez'],
  zh: ['王芳', '李建国', '陈晓琳', '赵磊', '周雅婷'],
  ar: ['سارة الحربي', 'محمد العتيبي', 'ليلى منصور', 'خالد يوسف', 'نورة السالم'],
  fr: ['Camille Laurent', 'Hugo Lefèvre', 'Inès Girard', 'Antoine Mercier', 'Chloé Dubois'],
};
const STREETS: Readonly<Record<MessageLanguage, readonly string[]>> = {
  en: [
    '25 Bishopsgate, London EC2N 4AG',
    '1209 Orange Street, Suite 410, Wilmington, DE 19801',
    'Level 12, 88 Phillip Street, Sydney NSW 2000',
  ],
  es: ['Paseo de la Castellana 110, 3.º B, 28046 Madrid', 'Calle Ayala, 42, 28001 Madrid', 'Av. Diagonal 640, 08017 Barcelona'],
  zh: ['香港中环皇后大道中99号12楼1208室', '上海市浦东新区世纪大道88号31层', '北京市西城区金融大街17号'],
  ar: ['برج المملكة، الطابق 41، الرياض 12214', 'شارع الشيخ زايد 27، دبي، ص.ب 48210', 'طريق الملك فهد 3316، جدة 23511'],
  fr: ['12, rue de la Paix, 75002 Paris', '8, avenue Monterey, L-2163 Luxembourg', '5 bis, cours de Verdun, 69002 Lyon'],
};
const DATES: Readonly<Record<MessageLanguage, readonly string[]>> = {
  en: ['14 October 2025', '14/10/2025', '2025-10-14', 'Oct 14, 2025', '14.10.2025'],
  es: ['14 de octubre de 2025', '14/10/2025', '14-10-2025', '14.10.2025'],
  zh: ['2025年10月14日', '2025-10-14', '2025/10/14'],
  ar: ['14 أكتوبر 2025', '14/10/2025', '٢٠٢٥/١٠/١٤'],
  fr: ['14 octobre 2025', '14/10/2025', '14.10.2025'],
};
const AMOUNTS: Readonly<Record<MessageLanguage, readonly string[]>> = {
  en: ['£12,400.00', '$5,000', '€250', 'USD 1,250,000.00', '10 000 EUR'],
  es: ['12.400,00 €', '250 euros', '5.000 USD', '1.250.000,00 EUR'],
  zh: ['12,400.00美元', '人民币50000元', '250欧元', '￥1,250,000.00'],
  ar: ['12,400.00 دولار', '250 يورو', '٥٠٠٠ ريال', '1,250,000.00 درهم'],
  fr: ['12 400,00 €', '250 euros', '5 000 USD', '1 250 000,00 €'],
};
const MAIL_SERVERS = ['sendgrid.net', 'mcsv.net', 'amazonses.com', 'mailgun.org', 'mandrillapp.com', 'sparkpostmail.com'];
const MAILBOXES = [
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
  'gmx.de',
  'orange.fr',
  'qq.com',
  '163.com',
  'proton.me',
];
/** The last lines of many messages: pages of a firm on platforms that everybody uses. */
const FOOTERS = [
  '',
  '',
  'https://www.linkedin.com/company/48210',
  'App Store: https://apps.apple.com/app/id1492857311',
  'Google Play: https://play.google.com/store/apps/details?id=app.client',
  'https://www.youtube.com/@investors | https://x.com/investors',
];
const VICTIMS = ['Jane Miller', 'Pedro Santos', 'Anne Moreau', 'Li Wei', 'Omar Khalil'];

/** The details of a message that have nothing to do with its sender. */
export function makeDetails(random: Random, language: MessageLanguage): Record<string, string> {
  const digits = (count: number) => Array.from({ length: count }, () => String(random.below(10))).join('');
  const victim = random.pick(VICTIMS);
  const mailbox = `${victim.toLowerCase().replace(' ', random.pick(['.', '', '_']))}${random.pick(['', '77', '1984'])}`;
  return {
    person: random.pick(PEOPLE[language]),
    street: random.pick(STREETS[language]),
    date: random.pick(DATES[language]),
    date2: random.pick(DATES[language]).replaceAll('14', '31'),
    amount: random.pick(AMOUNTS[language]),
    victim,
    surname: victim.split(' ')[1] ?? '',
    victimMail: `${mailbox}@${random.pick(MAILBOXES)}`,
    cc: `partner.${digits(2)}@${random.pick(MAILBOXES)}`,
    iban: makeAccount(random, digits),
    ref: random.pick([
      `${digits(4)}-${digits(6)}`,
      `KYC/2025/${digits(5)}`,
      `REF${digits(8)}`,
      digits(9),
      `${digits(3)}.${digits(3)}.${digits(3)}`,
    ]),
    footer: random.pick(FOOTERS),
    server: random.pick(MAIL_SERVERS),
    number: digits(7),
    byte: String(random.below(256)),
    id: Array.from({ length: 16 }, () => random.pick([...'abcdefghijklmnopqrstuvwxyz0123456789'])).join(''),
  };
}

/** An account in the international form, with spaces or without, or in a national one. */
function makeAccount(random: Random, digits: (count: number) => string): string {
  const spaced = (text: string) => (text.match(/.{1,4}/g) ?? []).join(' ');
  const iban = random.pick([
    `GB${digits(2)}NWBK${digits(14)}`,
    `LT${digits(18)}`,
    `NL${digits(2)}ABNA${digits(10)}`,
    `DE${digits(20)}`,
    `FR${digits(25)}`,
    `AE${digits(21)}`,
  ]);
  return random.pick([spaced(iban), iban, `${digits(2)}-${digits(2)}-${digits(2)} ${digits(8)}`, `${iban} (BIC NWBKGB2LXXX)`]);
}
