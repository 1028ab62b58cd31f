import { describe, expect, test } from 'vitest';
import { partsOfMessage } from './message-parts.ts';

/** The part of a message that the word `here` is in. */
const partOf = (text: string) => partsOfMessage(text)(text.indexOf('here'));

describe('a line of a header', () => {
  test.for([
    ['names the recipient', 'From: a@apex.example\nTo: here', 'recipient'],
    ['names the recipient in another language', 'De : a@apex.example\nDestinataire : here', 'recipient'],
    ['says how an email travelled', 'Received: from here\nFrom: a@apex.example', 'technical'],
    ['may continue on the next line', 'From: a@apex.example\nDKIM-Signature: v=1;\n  d=here', 'technical'],
    ['names the sender, who counts', 'From: here\nTo: anna@mail.example', 'body'],
    ['names where to reply, which counts', 'From: a@apex.example\nReply-To: here', 'body'],
  ] as const)('%s', ([, text, part]) => {
    expect(partOf(text)).toBe(part);
  });
});

describe('what only looks like a line of a header is part of the text', () => {
  test.for([
    ['with no sender beside it', 'Dear client\nReceived: log in at here\nYours'],
    ['after the end of the header', 'From: a@apex.example\n\nDear client\nX-Login: here'],
    ['if an address begins after its colon', 'From: a@apex.example\nTo://here'],
  ] as const)('%s', ([, text]) => {
    expect(partOf(text)).toBe('body');
  });
});
