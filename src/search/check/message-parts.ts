import { findFirst } from './find-first.ts';

/**
 * The part of a message that something is in: what it says; to whom it was sent; or how it travelled. Only what a message says, with
 * its sender, asks somebody to use an address.
 */
export type MessagePart = 'body' | 'recipient' | 'technical';

/** The fields of a header that name a recipient, as email programs write them in the languages of the site. */
const RECIPIENTS =
  'to|cc|bcc|delivered-to|x-original-to|envelope-to|para|cco|à|cci|destinataire|destinatario|收件人|抄送|密送|إلى|الى|نسخة|نسخة إلى';
/** Fields of the programs that sent the email and of the servers that carried it (RFC 5321, RFC 5322). */
const TECHNICAL =
  'received(?:-spf)?|return-path|message-id|in-reply-to|references|mime-version|content-[a-z-]+|(?:dkim|domainkey)-signature|' +
  'authentication-results|arc-[a-z-]+|x-[a-z0-9-]+|list-[a-z-]+|feedback-id|precedence|auto-submitted|errors-to';
/** Fields without which other lines with a colon are not a header. */
const SENDERS = 'from|sender|reply-to|subject|de|asunto|objet|发件人|主题|من|الموضوع';

const FIELD = new RegExp(
  String.raw`^[ \t>*]*(?:(?<recipient>${RECIPIENTS})|(?<technical>${TECHNICAL})|(?<sender>${SENDERS})|[\p{L}-]{2,30})\*?[ \t]*[:：](?!\/\/)`,
  'iu',
);
const CONTINUED = /^[ \t]+\S/;

interface Line {
  begin: number;
  part: MessagePart;
}

/** Tells for each place in a text which part of a message it is in. */
export function partsOfMessage(text: string): (at: number) => MessagePart {
  const lines: Line[] = [];
  let header: Line[] = [];
  let isHeader = false;
  const end = () => {
    lines.push(...(isHeader ? header : header.map(({ begin }): Line => ({ begin, part: 'body' }))));
    [header, isHeader] = [[], false];
  };
  let begin = 0;
  for (const line of text.split('\n')) {
    const field = FIELD.exec(line)?.groups;
    const last = header.at(-1);
    if (field) {
      header.push({ begin, part: field['recipient'] ? 'recipient' : field['technical'] ? 'technical' : 'body' });
      isHeader ||= field['sender'] !== undefined;
    } else if (last && CONTINUED.test(line)) {
      // A long field continues on lines that begin with a space.
      header.push({ begin, part: last.part });
    } else {
      end();
      lines.push({ begin, part: 'body' });
    }
    begin += line.length + 1;
  }
  end();
  return (at) => lines[findFirst(lines, (line) => line.begin > at) - 1]?.part ?? 'body';
}
