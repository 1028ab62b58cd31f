import { RECIPIENT_FIELD, SENDER_FIELD, SUBJECT_FIELD } from '../data/header-fields.ts';
import { ADDRESSED, SENT_TO, SUBSCRIBED } from '../data/recipient-words.ts';
import type { ReadItem } from '../types.ts';

/** What a place in a message says about an item there; undefined if it says nothing. */
type PlaceRole = ReadItem['role'] | undefined;

/**
 * Returns a function that tells whose an item of a message is by its place: the sender's in most fields of an email header, the reader's in
 * the fields for recipients, in the lines of mail software, and after words such as "this message was sent to".
 *
 * A header is recognised by its form: lines that begin with the name of a field.
 */
export function roleByPlace(text: string): (kind: ReadItem['kind'], begin: number, end: number) => PlaceRole {
  const fields = headerFields(text);
  return (kind, begin, end) => {
    const field = fields.findLast((one) => one.begin <= begin && begin < one.end);
    const isRecipient = (field && RECIPIENT.test(field.name)) ?? false;
    // Only an email address can be the recipient's.
    if (kind === 'email' && (isRecipient || isOfRecipient(text, begin, end))) return 'reader';
    return field && (isOfProgram(field) ? 'reader' : 'sender');
  };
}

interface Field {
  begin: number;
  end: number;
  name: string;
  value: string;
}

/** A header field: its name and its value. */
const FIELD = /^[ \t>*]*(?<name>[\p{L}\p{M}][\p{L}\p{M} -]{0,29})\*?[ \t]*[:：](?!\/\/)(?<value>.*)$/u;
const CONTINUED = /^[ \t]+\S/;
/** Fields of the programs that sent the email and of the servers that carried it (RFC 5321, RFC 5322). */
const TECHNICAL =
  /^(?:received(?:-spf)?|return-path|message-id|in-reply-to|references|mime-version|content-[a-z-]+|(?:dkim|domainkey)-signature|authentication-results|arc-[a-z-]+|x-[a-z0-9-]+|list-[a-z-]+|feedback-id|precedence|auto-submitted|errors-to)$/i;
/** Signs that a person wrote a value: a link that is not in angle brackets, or two words in a row. */
const WRITTEN = /(?:https?:|www\.)(?![^<>]*>)|(?:\p{L}+ ){2}/iu;
/** The beginnings of values that mail servers write. Such a value has words too. */
const BY_SERVER = /^(?:from|by) \S+\.\S|^(?:pass|fail|softfail|neutral|none|permerror|temperror)\b/i;
/** Fields that name a sender. Lines that begin with one are a header. */
const SENDER = new RegExp(`^(?:${SENDER_FIELD})$`, 'iu');
const RECIPIENT = new RegExp(`^(?:${RECIPIENT_FIELD})$`, 'iu');
const SUBJECT = new RegExp(`^(?:${SUBJECT_FIELD})$`, 'iu');

/** The fields of the headers in a text, which may have been forwarded. */
function headerFields(text: string): Field[] {
  const fields: Field[] = [];
  let block: Field[] = [];
  let begin = 0;
  for (const whole of `${text}\n`.split('\n')) {
    // Saved emails have CRLF at the end of a line (RFC 5322).
    const line = whole.replace(/\r$/, '');
    const end = begin + line.length;
    const last = block.at(-1);
    const { name = '', value = '' } = FIELD.exec(line)?.groups ?? {};
    if (name !== '') block.push({ begin, end, name: name.trimEnd(), value });
    // A long field continues on lines that begin with a space.
    else if (last && CONTINUED.test(line)) block[block.length - 1] = { ...last, end, value: `${last.value} ${line.trim()}` };
    else {
      if (isHeader(block)) fields.push(...block);
      block = [];
    }
    begin += whole.length + 1;
  }
  return fields;
}

/** Whether lines with fields are a header. The contact points in a letter look like fields too. */
function isHeader(block: readonly Field[]): boolean {
  const names = block.map(({ name }) => name);
  return (
    names.some((name) => /^(?:from|sender|reply-to|subject|asunto|objet|发件人|主题|من|الموضوع)$/iu.test(name)) ||
    (block.length > 1 && (SENDER.test(names[0] ?? '') || names.some((name) => SUBJECT.test(name))))
  );
}

/** Whether a program wrote a field. A field that we do not know may name a sender, or where to send an answer. */
function isOfProgram({ name, value }: Field): boolean {
  const written = value.trim();
  return TECHNICAL.test(name) && !WRITTEN.test(BY_SERVER.test(written) ? written.replaceAll(/(?<!\S)\p{L}+(?!\S)/gu, '') : written);
}

/** The number of characters before and after an address in which words may tell that it is the recipient's. */
const MAX_BEFORE = 60;
const MAX_AFTER = 40;
const SENT_TO_BEFORE = new RegExp(String.raw`${SENT_TO} *[<("']?$`, 'iu');
const ADDRESSED_BEFORE = new RegExp(String.raw`${ADDRESSED} *[<("']?$`, 'iu');
const SUBSCRIBED_AFTER = new RegExp(String.raw`^[>)"']? *${SUBSCRIBED}`, 'iu');

function isOfRecipient(text: string, begin: number, end: number): boolean {
  const before = text.slice(Math.max(0, begin - MAX_BEFORE), begin);
  return SENT_TO_BEFORE.test(before) || ADDRESSED_BEFORE.test(before) || SUBSCRIBED_AFTER.test(text.slice(end, end + MAX_AFTER));
}
