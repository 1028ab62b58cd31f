import type { ReadItem } from '../types.ts';

/** The part of a message that something is in. */
type Part = ReadItem['part'];

/**
 * Tells which part of a message a place in a text is in. Only what a message says, with its sender, asks somebody to use an address.
 *
 * The header of an email is known by its form, because mail programs write `To` in every language: lines with a field and an address in
 * angle brackets. In it, only the sender counts: the first line with an address, and the fields that name a sender.
 */
export function partsOfMessage(text: string): (begin: number, end: number) => Part {
  const lines = headerLines(text);
  return (begin, end) => {
    const line = lines.findLast((one) => one.begin <= begin);
    if (line && begin < line.end && line.part !== 'body') return line.part;
    return isOfRecipient(text, begin, end) ? 'recipient' : 'body';
  };
}

interface Line {
  begin: number;
  end: number;
  text: string;
  part: Part;
}

/** A field of a header, and what it says. */
const FIELD = /^[ \t>*]*(?<name>[\p{L}\p{M}][\p{L}\p{M} -]{0,29})\*?[ \t]*[:：](?!\/\/)(?<value>.*)$/u;
const CONTINUED = /^[ \t]+\S/;
const RULER = /^\W*[-_=]{3,}/;
/** Fields of the programs that sent the email and of the servers that carried it (RFC 5321, RFC 5322). */
const TECHNICAL =
  /^(?:received(?:-spf)?|return-path|message-id|in-reply-to|references|mime-version|content-[a-z-]+|(?:dkim|domainkey)-signature|authentication-results|arc-[a-z-]+|x-[a-z0-9-]+|list-[a-z-]+|feedback-id|precedence|auto-submitted|errors-to)$/i;
/** Fields that name a sender, and that are at the beginning of a header where no address is in angle brackets. */
const SENDER = /^(?:from|sender|reply-to|de|von|van|od|от|från|fra|da|发件人|寄件人|差出人|보낸사람|من)$/iu;
const RECIPIENT =
  /^(?:to|cc|bcc|delivered-to|x-original-to|envelope-to|para|cco|à|cci|destinataire|destinatario|收件人|抄送|密送|إلى|الى|نسخة|نسخة إلى)$/iu;
const SUBJECT = /^(?:subject|asunto|objet|betreff|主题|الموضوع)$/iu;
const BRACKETED = /<[^<>\s@]*@[^<>\s@]+>\s*,?\s*$/;
const MAILBOX = /[^\s@<>"]@[^\s@<>"]/;

/** The lines of the headers in a text, which may have been forwarded. */
function headerLines(text: string): Line[] {
  const lines: Line[] = [];
  let block: Line[] = [];
  let isStart = true;
  let begin = 0;
  for (const whole of `${text}\n`.split('\n')) {
    // Saved emails have CRLF at the end of a line (RFC 5322).
    const line = whole.replace(/\r$/, '');
    const last = block.at(-1);
    const one = { begin, end: begin + line.length, text: line, part: 'body' as const };
    if (FIELD.test(line)) block.push(one);
    // A long field continues on lines that begin with a space.
    else if (last && CONTINUED.test(line)) block[block.length - 1] = { ...last, end: one.end, text: `${last.text} ${line.trim()}` };
    else {
      if (isHeader(block, isStart)) lines.push(...sortOut(block));
      // A header is at the beginning, or below the ruler that a mail program draws above a forwarded message.
      isStart = RULER.test(line) || (isStart && block.length === 0 && line.trim() === '');
      block = [];
    }
    begin += whole.length + 1;
  }
  return lines;
}

const nameOf = ({ text }: Line) => FIELD.exec(text)?.groups?.['name']?.trim() ?? '';
const valueOf = ({ text }: Line) => FIELD.exec(text)?.groups?.['value'] ?? '';

/** A block of contact points in a letter has fields too. */
function isHeader(block: readonly Line[], isStart: boolean): boolean {
  const names = block.map(nameOf);
  return (
    (isStart && block.length > 1 && block.some((line) => BRACKETED.test(valueOf(line)))) ||
    names.some((name) => /^(?:from|sender|reply-to|subject|asunto|objet|发件人|主题|من|الموضوع)$/iu.test(name)) ||
    (block.length > 1 && SENDER.test(names[0] ?? '')) ||
    (block.length > 1 && names.some((name) => SUBJECT.test(name)))
  );
}

function sortOut(block: readonly Line[]): Line[] {
  const first = block.find((line) => MAILBOX.test(valueOf(line)) && !TECHNICAL.test(nameOf(line)) && !RECIPIENT.test(nameOf(line)));
  return block.map((line) => {
    const name = nameOf(line);
    if (TECHNICAL.test(name)) return { ...line, part: 'technical' };
    if (line === first || SENDER.test(name) || SUBJECT.test(name)) return line;
    return MAILBOX.test(valueOf(line)) || RECIPIENT.test(name) ? { ...line, part: 'recipient' } : line;
  });
}

/** How much text before an address says whose it is. */
const MAX_BEFORE = 60;
const MAX_AFTER = 40;
/** What a message says of the mailbox that it was sent to. */
const SENT_TO =
  /(?:(?:e-?mail|message|mail|newsletter|letter|notice)s? (?:was|is|were|has been|have been) (?:sent|addressed|delivered) to|this (?:e-?mail|message) is intended for|(?:sent|mailed) to you at|(?:receiv(?:e|ing|ed) this (?:e-?mail|message|newsletter) at)|(?:courriel|e-?mail|message|mail|lettre) (?:vous )?(?:a|est) (?:été )?(?:envoyée?|adressée?|destinée?) à|(?:correo|mensaje|e-?mail|bolet[ií]n)(?: electrónico)? (?:se|fue|ha sido)? ?(?:ha |se )?(?:enviado|envió|dirigido) a|(?:e-?mail|nachricht|newsletter) (?:wurde|ist|ging) (?:an|gesendet an)|(?:邮件|信件|消息)(?:已)?(?:发送|寄)(?:至|给|到)|(?:الرسالة|البريد|الرسالة الإلكترونية)[^.\n]{0,20}إلى) *[<("']?$/iu;
/** A salutation, or a word for the name by which somebody logs in. */
const ADDRESSED =
  /(?:(?:^|[.!\n]\s*)(?:dear|hello|hi|hey|cher|chère|bonjour|estimad[oa]s?|hola|querid[oa]|sehr geehrte[rs]?|liebe[rs]?|hallo|guten tag|尊敬的|您好|亲爱的|عزيزي|عزيزتي|مرحبا)[^.,:!?\n@،，：]{0,40}|(?:user ?name|user ?id|login|log-?in name|logged in as|signed in as|your account|account name|nom d.utilisateur|identifiant|votre compte|nombre de usuario|usuario|su cuenta|benutzername|用户名|账号|اسم المستخدم)\s*[:：]?) *[<("']?$/iu;
const SUBSCRIBED =
  /^[>)"']? *(?:is subscribed|has subscribed|are subscribed|est abonné|est inscrite?|está suscrit[oa]|ist angemeldet|已订阅|مشترك)/iu;

function isOfRecipient(text: string, begin: number, end: number): boolean {
  const before = text.slice(Math.max(0, begin - MAX_BEFORE), begin);
  return SENT_TO.test(before) || ADDRESSED.test(before) || SUBSCRIBED.test(text.slice(end, end + MAX_AFTER));
}
