import { describe, expect, test } from 'vitest';
import { partsOfMessage } from './message-parts.ts';
import { readText } from './read.ts';

/** The part of a message that the word `here` is in. */
const partOf = (text: string) => partsOfMessage(text)(text.indexOf('here'), text.indexOf('here') + 4);

describe('a line of a header', () => {
  test.for([
    ['names the recipient', 'From: a@apex.example\nTo: here', 'recipient'],
    ['names the recipient in another language', 'De : a@apex.example\nDestinataire : here', 'recipient'],
    ['names another recipient', 'From: a@apex.example\nTo: b@mail.example\nCc: here', 'recipient'],
    [
      'may be in a language of which the program knows no field',
      'Fra: <a@apex.example>\nTil: <here@mail.example>\nEmne: News',
      'recipient',
    ],
    ['says how an email travelled', 'Received: from here\nFrom: a@apex.example', 'technical'],
    ['may continue on the next line', 'From: a@apex.example\nDKIM-Signature: v=1;\n  d=here', 'technical'],
    ['is one too in a quoted text', '> From: a@apex.example\n> To: here', 'recipient'],
    ['may stand below a ruler', 'See below\n\n-------- Message --------\nFrom: a@apex.example\nTo: here', 'recipient'],
    ['names the sender, who counts', 'From: here\nTo: anna@mail.example', 'body'],
    ['names where to reply, which counts', 'From: a@apex.example\nReply-To: here', 'body'],
    ['says what an email is about, which counts', 'From: a@apex.example\nSubject: here', 'body'],
  ] as const)('%s', ([, text, part]) => {
    expect(partOf(text)).toBe(part);
  });
});

describe('what only looks like a line of a header is part of the text', () => {
  test.for([
    ['with a link that no program puts there', 'From: a@apex.example\nReferences: see https://here'],
    ['with words of a sentence', 'From: a@apex.example\nX-Note: please log in at here'],
    ['with something that was received', 'Subject: Payment\nReceived: 500 EUR. To cancel go to here'],
    ['with no sender beside it', 'Dear client\nReceived: log in at here\nYours'],
    ['after the end of the header', 'From: a@apex.example\n\nDear client\nX-Help: here'],
    ['if an address begins after its colon', 'From: a@apex.example\nTo://here'],
    ['in a block of contact points', 'Write to us.\nTel.: 020 7946 0123\nE-mail: here@apex.example'],
  ] as const)('%s', ([, text]) => {
    expect(partOf(text)).toBe('body');
  });
});

describe('a mailbox is that of the recipient', () => {
  test.for([
    'This email was sent to here',
    'This email was sent to <here>',
    'Cet e-mail a été envoyé à here',
    'Este mensaje ha sido enviado a here',
    'Diese Nachricht wurde an here gesendet',
    '此邮件已发送至here',
    'Dear Ms Vogt (here',
    'Guten Tag here',
    'User name: here',
    'You receive this because here is subscribed.',
  ])('in: %s', (text) => {
    expect(partOf(text)).toBe('recipient');
  });

  test.for(['Write to here', 'Call us or send an e-mail to here', 'Our mailbox: here', 'Dear client, log in. Then write to here'])(
    'but not in: %s',
    (text) => {
      expect(partOf(text)).toBe('body');
    },
  );
});

test.for(['Hello, write to here', 'Dear customer, call here', 'Hi, please contact our desk at here'])(
  'a mailbox that the reader should write to is not that of the recipient in: %s',
  (text) => {
    expect(partOf(text)).toBe('body');
  },
);

test('only a mailbox is that of a recipient, because nobody receives an email elsewhere', () => {
  const parts = (text: string) => readText(text).items.map(({ canonical, part }) => `${canonical} ${part}`);
  expect(parts('From: desk@apex.example\nTo: https://other.example/start')).toEqual(['desk@apex.example body', 'other.example/start body']);
  expect(parts('We have closed your account: +44 20 7946 0999')).toEqual(['+442079460999 body']);
  expect(parts('From: desk@apex.example\nTo: anna@mail.example')).toEqual(['desk@apex.example body', 'anna@mail.example recipient']);
  // A mailbox that is also in the body belongs to the body.
  expect(parts('From: desk@apex.example\nTo: anna@mail.example\n\nWrite to anna@mail.example')).toContain('anna@mail.example body');
});
