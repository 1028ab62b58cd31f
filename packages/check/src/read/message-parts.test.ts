import { describe, expect, test } from 'vitest';
import { roleByPlace } from './message-parts.ts';
import { readText } from './read.ts';

/** Whose a mailbox is that stands where the word `here` is, if its place says so. */
const roleOf = (text: string) => roleByPlace(text)('email', text.indexOf('here'), text.indexOf('here') + 4);

describe('a line of a header', () => {
  test.for([
    ['names the recipient', 'From: a@apex.example\nTo: here', 'reader'],
    ['names another recipient', 'From: a@apex.example\nTo: b@mail.example\nCc: here', 'reader'],
    ['may be in a language of which the program knows no field', 'Fra: <a@apex.example>\nTil: <here@mail.example>\nEmne: News', 'reader'],
    ['says how an email travelled', 'Received: from here\nFrom: a@apex.example', 'reader'],
    ['may continue on the next line', 'From: a@apex.example\nDKIM-Signature: v=1;\n  d=here', 'reader'],
    ['may stand below a ruler', 'See below\n\n-------- Message --------\nFrom: a@apex.example\nTo: here', 'reader'],
    ['names the sender', 'From: here\nTo: anna@mail.example', 'sender'],
    ['says where to reply', 'From: a@apex.example\nReply-To: here', 'sender'],
    ['says what an email is about', 'From: a@apex.example\nSubject: here', 'sender'],
    ['has a name that the program does not know', 'From: a@apex.example\nOur desk: here', 'sender'],
  ] as const)('%s', ([, text, role]) => {
    expect(roleOf(text)).toBe(role);
  });

  test.for(['Reply-To', 'Responder a', 'Répondre à', 'Antwort an', '回复至', 'الرد على', 'Contact'])(
    'says where to reply in: %s',
    (field) => {
      expect(roleOf(`From: Apex <info@apex.example>\n${field}: here\nTo: me@mail.example`)).toBe('sender');
    },
  );

  test.for(['To', 'Para', 'À', 'An', '收件人', 'إلى', 'Do', 'Aan', 'Cc'])('names the recipient in: %s', (field) => {
    expect(roleOf(`From: Apex <info@apex.example>\n${field}: here\n\nYour statement is ready.`)).toBe('reader');
  });
});

describe('what only looks like a line added by email software is written by the sender', () => {
  test.for([
    ['with words of a sentence', 'From: a@apex.example\nX-Note: please log in at here'],
    ['with something that was received', 'Subject: Payment\nReceived: 500 EUR. To cancel go to here'],
  ])('%s', ([, text = '']) => {
    expect(roleOf(text)).toBe('sender');
  });
});

describe('what only looks like a line of a header says nothing', () => {
  test.for([
    ['with no sender beside it', 'Dear client\nReceived: log in at here\nYours'],
    ['after the end of the header', 'From: a@apex.example\n\nDear client\nX-Help: here'],
    ['if an address begins after its colon', 'From: a@apex.example\nTo://here'],
    ['in a block of contact points', 'Write to us.\nTel.: 020 7946 0123\nE-mail: here@apex.example'],
  ])('%s', ([, text = '']) => {
    expect(roleOf(text)).toBeUndefined();
  });
});

describe('a mailbox is that of the recipient', () => {
  test.for([
    'This email was sent to here',
    'Cet e-mail a été envoyé à here',
    '此邮件已发送至here',
    'Dear Ms Vogt (here',
    'User name: here',
    'You receive this because here is subscribed.',
  ])('in: %s', (text) => {
    expect(roleOf(text)).toBe('reader');
  });

  test.for([
    'Write to here',
    'Our mailbox: here',
    'Your account: here',
    'Dear client, log in. Then write to here',
    'Hi, please contact our desk at here',
  ])('but not in: %s', (text) => {
    expect(roleOf(text)).toBeUndefined();
  });
});

test('only a mailbox is that of a recipient, because nobody receives an email elsewhere', () => {
  const roles = (text: string) => readText(text).items.map(({ canonical, role }) => `${canonical} ${role}`);
  expect(roles('From: desk@apex.example\nTo: https://other.example/start')).toEqual([
    'desk@apex.example sender',
    'other.example/start sender',
  ]);
  expect(roles('User name: +44 20 7946 0999')).toEqual(['+442079460999 other']);
  expect(roles('From: desk@apex.example\nTo: anna@mail.example')).toEqual(['desk@apex.example sender', 'anna@mail.example reader']);
  // A mailbox that the message also asks to write to is not only that of the reader.
  expect(roles('From: desk@apex.example\nTo: anna@mail.example\n\nWrite to anna@mail.example')).toContain('anna@mail.example sender');
});
