import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerWithoutFile as answerOf, requestsOf } from './requests.ts';

const requests = requestsOf({ languages: ['en', 'es', 'fr'] });
const answerWithoutFile = (method: string, target: string) => answerOf(requests, method, target);

describe('an answer without a file', () => {
  test('refuses a target that is not a path', () => {
    for (const target of ['', '*', 'about-us', 'http://example.com/']) expect(answerWithoutFile('GET', target)).toEqual({ status: 400 });
  });

  describe('any request', () => {
    const part = fc.constantFrom(...'/ // . .. %2e %2f %5c \\ a .git .well-known %00 %0d%0a ? % .br 404'.split(' '));
    const target = fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`);

    test('is redirected only within this host', () => {
      fc.assert(
        fc.property(target, (asked) => {
          const answer = answerWithoutFile('GET', asked);
          const location = answer?.status === 301 ? answer.location : '/';
          expect(new URL(location, 'http://localhost').host).toBe('localhost');
        }),
        { numRuns: 5000 },
      );
    });

    test('never reaches a path that leads upwards, is hidden, or contains characters that no path has', () => {
      const lookedFor = target.filter((asked) => answerWithoutFile('GET', asked) === undefined);
      fc.assert(
        fc.property(lookedFor, (asked) => {
          // Decoded byte by byte, because not every path is UTF-8.
          const path = asked
            .replace(/\?.*/s, '')
            .replaceAll(/%(..)/g, (_, byte: string) => String.fromCodePoint(Number.parseInt(byte, 16)));
          expect(path.split('/').filter((name) => name.startsWith('.') && !name.startsWith('.well-'))).toEqual([]);
          expect(path).not.toMatch(/\\|\/\/|\.br$|\p{Cc}/u);
        }),
        { numRuns: 5000 },
      );
    });
  });
});
