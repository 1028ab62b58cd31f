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
  const lines = headerLines(text);
  return (kind, begin, end) => {
    const line = lines.findLast((one) => one.begin <= begin);
    // Only an email address can be the recipient's.
    const isRecipient = (line !== undefined && begin < line.end && line.part === 'recipient') || isOfRecipient(text, begin, end);
    if (isRecipient && kind === 'email') return 'reader';
    if (!line || begin >= line.end) return undefined;
    return line.part === 'technical' ? 'reader' : 'sender';
  };
}

interface Line {
  begin: number;
  end: number;
  text: string;
  part: 'sender' | 'recipient' | 'technical';
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

/** The lines of the headers in a text, which may have been forwarded. */
function headerLines(text: string): Line[] {
  const lines: Line[] = [];
  let block: Line[] = [];
  let begin = 0;
  for (const whole of `${text}\n`.split('\n')) {
    // Saved emails have CRLF at the end of a line (RFC 5322).
    const line = whole.replace(/\r$/, '');
    const last = block.at(-1);
    const one = { begin, end: begin + line.length, text: line, part: 'sender' as const };
    if (FIELD.test(line)) block.push(one);
    // A long field continues on lines that begin with a space.
    else if (last && CONTINUED.test(line)) block[block.length - 1] = { ...last, end: one.end, text: `${last.text} ${line.trim()}` };
    else {
      if (isHeader(block)) lines.push(...classify(block));
      block = [];
    }
    begin += whole.length + 1;
  }
  return lines;
}

const nameOf = ({ text }: Line) => FIELD.exec(text)?.groups?.['name']?.trim() ?? '';
const valueOf = ({ text }: Line) => FIELD.exec(text)?.groups?.['value'] ?? '';

/** Whether lines with fields are a header. The contact points in a letter look like fields too. */
function isHeader(block: readonly Line[]): boolean {
  const names = block.map(nameOf);
  return (
    names.some((name) => /^(?:from|sender|reply-to|subject|asunto|objet|发件人|主题|من|الموضوع)$/iu.test(name)) ||
    (block.length > 1 && (SENDER.test(names[0] ?? '') || names.some((name) => SUBJECT.test(name))))
  );
}

/** Gives each line of a header its part. A field that we do not know may name a sender, or where to send an answer. */
function classify(block: readonly Line[]): Line[] {
  return block.map((line) => {
    const name = nameOf(line);
    if (TECHNICAL.test(name) && isOfProgram(valueOf(line).trim())) return { ...line, part: 'technical' };
    return RECIPIENT.test(name) ? { ...line, part: 'recipient' } : line;
  });
}

/** Whether a program wrote the value of a field. */
function isOfProgram(value: string): boolean {
  return !WRITTEN.test(BY_SERVER.test(value) ? value.replaceAll(/(?<!\S)\p{L}+(?!\S)/gu, '') : value);
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
