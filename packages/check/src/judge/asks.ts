import type { Item } from '../types.ts';

/*
 * Whether a message speaks as the firm that it names, to a customer, or asks for something. A newspaper, a lawyer or the minutes of a meeting
 * name a firm too, and its licence number, and have contact points of their own.
 */

/** What a sender asks of somebody, or says to a customer. */
const ASKS = new RegExp(
  [
    // English
    String.raw`\b(?:dear (?:customer|client|investor|member|account holder|valued)|your (?:new |bond |investment |fixed-term |[a-z]+ )?(?:account|application|portfolio|deposit|payment|card|refund|funds?|money|wallet|transfer|contract|security code|investment|money|shares?|profit|claim|loan|inheritance|bonus|code|identity|passport|details|password)|you are entitled|you have been (?:selected|approved)|we are (?:pleased|a regulated|fully|authori[sz]ed|licen[sc]ed)|(?:log|sign) in|apply (?:at|now|here|online|via)|open (?:an |your )?account|click|please (?:pay|transfer|send|confirm|verify|call|reply|ring|contact|complete|visit|update|deposit)|(?:pay|send|transfer|deposit|wire|confirm|verify|unlock|invest|update) (?:the|your|now|at|to|by|on|with|in|us|\S*\d)|contact (?:our|your|us|me)|call (?:us|our|me|now|back)|write to (?:us|me)|message me|my number|our (?:client|customer|helpline|website|hotline|reference)|personal manager|this is \S+ (?:\S+ )?from|was locked|if this was not you|is ready|release of (?:your|the)|paying officer|inheri\S* funds|ring 0|join our)`,
    // Spanish
    String.raw`\b(?:estimad[oa]s?(?:/a)? (?:cliente|inversor)|su (?:nueva |nuevo )?(?:cuenta|solicitud|tarjeta|dinero|cartera|dep[óo]sito|inversi[óo]n|reembolso|pr[ée]stamo|pago|contrato|c[óo]digo|identidad|contrase[ñn]a)|le (?:rogamos|informamos|informa|ofrece)|nos complace|somos una|ll[áa]me(?:nos|me)?\b|llame al|entre en|env[íi]e|transfiera|ingrese|verifique|confirme|pulse|haga clic|acceda|reg[íi]strese|escr[íi]ba(?:nos|me)|mi n[úu]mero|nuestr[oa] (?:web|l[íi]nea|p[áa]gina)|gestor personal|tiene derecho a|ha sido (?:aprobad|aceptad|bloquead)|departamento de (?:herencias|recuperaci))`,
    // French
    String.raw`\b(?:ch[eè]re? (?:cliente?|investisseu)|votre (?:nouveau |nouvelle )?(?:compte|demande|carte|argent|portefeuille|d[ée]p[ôo]t|placement|remboursement|pr[êe]t|paiement|contrat|code|identit|mot de passe|livret|conseill)|veuillez|nous avons le plaisir|nous sommes (?:un|une|heureux|agr)|vous (?:propose|invite|offre|avez droit|pouvez nous)|appelez|connectez|envoyez|virez|versez|confirmez|cliquez|inscrivez|[ée]crivez|mettez [àa] jour|mon num[ée]ro|notre (?:site|ligne|num[ée]ro)|rejoignez|conseiller\s*:|conseiller personnel)`,
    // German
    String.raw`\b(?:sehr geehrte damen und herren|sehr geehrter? (?:kund|anleger)|ihr(?:e|em|en|er)? (?:konto|antrag|karte|geld|depot|einlage|zahlung|vertrag|anlage|tan\b|pushtan|zugang|paket)|bietet\b|wir bieten|bitte (?:überweisen|zahlen|senden|bestätigen|rufen)|überweisen sie|rufen sie|melden sie|klicken sie|bestätigen sie|ansprechpartner|jetzt (?:erneuern|bestätigen|anmelden))`,
    // Chinese and Arabic have no spaces between words, or join them.
    '您的|您申请|尊敬的|本公司|请(?:于|登录|致电|联系|加|点击|添加|访问|将|务必|在|发送|回复|打|写信|关注)|点击|我的号码|客户经理|拨打|联系客服|内部福利|现开放|签署',
    'عميلنا|عزيزي|السادة|يرجى|يسرنا|حسابك|حسابكم|بطاقتك|طلبكم|استثمر|للتواصل|تواصل|اتصل|حدّث|رقمي|أرسل|أرسلوا|سجل|ادخل|مدير حسابك|يحق لكم|اضغط|يقدم|ندعوكم|انضم|راسل',
  ].join('|'),
  'iu',
);

/**
 * Whether a message speaks as the firm that it names, or asks for something.
 *
 * @param text in plain characters, in which the ranges of the names lie
 * @param names the names and licence numbers of firms in it
 */
export function isFromFirm(text: string, names: readonly Pick<Item, 'ranges'>[]): boolean {
  return ASKS.test(text) || names.some(({ ranges }) => ranges.some(([begin, end]) => isLetterhead(text, begin, end)));
}

/** Whether a name has a line of its own, at the beginning or in a signature, or stands at the beginning of a line before a colon. */
function isLetterhead(text: string, begin: number, end: number): boolean {
  const lineBegin = text.lastIndexOf('\n', begin - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const before = text.slice(lineBegin, begin);
  const after = text.slice(end, lineEnd === -1 ? undefined : lineEnd);
  const isBegin = /^[\s>*"“«【[(]*$/u.test(before);
  return isBegin && (/^[\s.,)"”»】\]]*$/u.test(after) ? text.includes('\n') : /^ ?[:：]/.test(after));
}
