/*
 * How people say that they have paid a fraudster or want their money back, in five languages. A fraudster writes of "your" money, so the
 * phrases are in the first person, or about a relative.
 */

const MONEY =
  '(?:money|cash|funds?|savings?|pension|deposit|investment|inheritance|bitcoins?|crypto|payment|everything|it all|[£$€] ?\\d[\\d.,]*k?|\\d[\\d.,]*k? ?(?:pounds|dollars|euros|gbp|usd|eur))';

const ENGLISH = [
  `(?:get|getting|got|want|need|recover|reclaim|claim|have) (?:all |back )?(?:of )?(?:my|our|(?:my|our) \\w+['’]?s?) (?:\\w+ )?${MONEY}`,
  `(?:get|have|want) (?:a|my|our) refund`,
  `money back`,
  `(?:i|we|my \\w+|he|she|they)(?: have|['’]ve| has)?(?: just| already| now)? (?:lost|paid|sent|wired|transferred|invested|gave|given)(?: \\w+){0,3}? ${MONEY}`,
  `(?:lost|losing) (?:all )?(?:of )?(?:my|our) (?:\\w+ )?${MONEY}`,
  `(?:stole|stolen|took|taken) (?:all )?(?:of )?(?:my|our) (?:\\w+ )?${MONEY}`,
  `(?:i|we|i['’]?m|i['’]?ve|we['’]?ve|my \\w+)(?: have| has)?(?: just| been| was| were| am| got)* (?:scammed|defrauded|cheated|conned|swindled|robbed|deceived)`,
  `(?:scammed|defrauded|cheated|conned|swindled|robbed) (?:me|us|my)`,
  `my (?:\\w+ )?${MONEY} (?:is|are) gone|(?:can['’]?t|cannot|unable to|won['’]?t let me) withdraw`,
  `(?:i|we)(?: have|['’]?ve)? already (?:paid|sent)`,
  `fell for (?:a|this|the) (?:scam|fraud)|victim of (?:a |an )?(?:\\w+ )?(?:scam|fraud)`,
  `(?:i|we)(?: have|['’]ve)?(?: just| already)? paid (?:them|him|her|a scammer|a fraudster|the scammer|the fraudster|someone)`,
];

const SPANISH = [
  `(?:recuperar|recupero|devuelvan|devolver|reclamar) (?:mi|mis|nuestro|el) (?:dinero|ahorros|dep[oó]sito|inversi[oó]n)`,
  `(?:he|hemos|ha|ya)? ?(?:perd[ií]|perdimos|perdido|pagado|pagu[eé]|enviado|envi[eé]|transferido|transfer[ií]) (?:todo )?(?:mi|mis|el|nuestro|nuestros) (?:dinero|ahorros|dep[oó]sito)`,
  `(?:he|hemos) (?:perdido|pagado|enviado|transferido) (?:\\w+ )?(?:dinero|ahorros|[\\d.,]+ (?:euros|d[oó]lares))|perd[ií] dinero|devoluci[oó]n de mi dinero`,
  `me (?:han |ha )?(?:estafado|enga[ñn]ado|robado|estafaron|enga[ñn]aron|robaron)|(?:he sido|fui) (?:estafad[oa]|v[ií]ctima)|soy v[ií]ctima de (?:una )?estafa`,
];

const FRENCH = [
  `(?:r[ée]cup[ée]rer|rendre|retrouver) (?:mon|mes|notre|l['’]) ?(?:argent|[ée]conomies|d[ée]p[ôo]t|fonds)|remboursement de mon argent|me faire rembourser`,
  `(?:j['’]ai|nous avons|on a) (?:d[ée]j[àa] |tout )?(?:perdu|pay[ée]|vers[ée]|envoy[ée]|vir[ée]) (?:\\w+ ){0,2}?(?:l['’])?(?:argent|[ée]conomies|[\\d.,]+ (?:euros|dollars))|perdu (?:de l['’]|mon )argent`,
  `(?:j['’]ai [ée]t[ée]|je me suis fait|nous avons [ée]t[ée]) (?:arnaqu|escroqu|vol|tromp)\\p{L}*|victime d['’]une? (?:arnaque|escroquerie|fraude)|on m['’]a (?:arnaqu|escroqu|vol)\\p{L}*`,
];

/** Phrases that may be inside a word, because Chinese has no spaces and Arabic joins particles to words. */
const CHINESE =
  '(?:(?:怎么|如何|怎样|想|要).{0,4})?(?:拿回|要回|追回|取回|退回)(?:我|我的)?(?:被骗的)?(?:钱|资金|存款|款)[吗呢]?|我.{0,6}(?:被骗|被诈骗|上当|受骗)了?(?:怎么办)?|我.{0,8}(?:付了|转了|汇了|损失了|亏了).{0,6}(?:钱|元|款|万)|骗(?:了|走了?)我.{0,4}(?:钱|资金|存款)?';
const ARABIC =
  '(?:أسترد|استرداد|استعادة|أستعيد|استرجاع|أسترجع) (?:أموالي|مالي|نقودي|المال|مدخراتي)|(?:خسرت|فقدت|دفعت|حولت|حوّلت|أرسلت) (?:\\S+ )?(?:أموالي|أموالا|أموالًا|مالي|مالا|مالًا|نقودي|مدخراتي|المال)|(?:تعرضت|وقعت) (?:ل|في |ضحية )\\S*(?:احتيال|نصب)|(?:احتالوا|نصبوا) علي|سرقوا (?:أموالي|مالي)|ضحية (?:احتيال|نصب)';

export const LOST_MONEY: readonly string[] = [
  `(?<![\\p{L}])(?:${[...ENGLISH, ...SPANISH, ...FRENCH].join('|')})(?![\\p{L}])`,
  CHINESE,
  ARABIC,
];
