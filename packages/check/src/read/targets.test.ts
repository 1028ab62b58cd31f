import { describe, expect, test } from 'vitest';
import { withoutWww } from './host.ts';
import { readText } from './read.ts';

const sitesIn = (text: string) => readText(text).items.flatMap((item) => (item.kind === 'site' ? [item] : []));
const hostsIn = (text: string) => [...new Set(sitesIn(text).map(({ host }) => withoutWww(host)))];

describe('the target of a redirect is read beside the redirect', () => {
  test.for([
    ['of a search engine', 'https://www.google.com/url?q=https%3A%2F%2Fapex.example%2Fa%3Fb%3D1&sa=D', 'apex.example/a?b=1', 'google.com'],
    ['of Outlook', 'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fapex.example&data=1', 'apex.example', 'eur01'],
    ['of Proofpoint 3', 'https://urldefense.com/v3/__https://apex.example/a__;!!x', 'apex.example/a', 'urldefense'],
    ['in base64', 'https://click.other.test/?r=aHR0cHM6Ly9hcGV4LmV4YW1wbGUvYQ==', 'apex.example/a', 'click.other.test'],
    ['with two escapes', 'https://other.test/?u=https%253A%252F%252Fapex.example', 'apex.example', 'other.test'],
    ['without a scheme', 'www.other.test/out?to=apex.example', 'apex.example', 'other.test'],
    ['with two slashes', 'https://other.test/?next=//apex.example', 'apex.example', 'other.test'],
    ['with a slash and a backslash', String.raw`https://other.test/?to=/\apex.example`, 'apex.example', 'other.test'],
    ['in an archive', 'https://web.archive.org/web/2024*/apex.example', 'apex.example', 'web.archive.org'],
    ['in the browser of a wallet', 'https://metamask.app.link/dapp/apex.example', 'apex.example', 'metamask.app.link'],
    ['of a page about it', 'https://www.virustotal.com/gui/domain/pay.apex.example/details', 'pay.apex.example', 'virustotal.com'],
    ['with two slashes in a path', 'https://other.test//apex.example', 'apex.example', 'other.test'],
    ['of a translation', 'https://apex-example.translate.goog/login', 'apex.example', 'translate.goog'],
  ])('%s', ([, text = '', target, wrapper = '']) => {
    const shown = sitesIn(text).map(({ canonical }) => canonical);
    expect(shown).toHaveLength(2);
    expect(shown).toContain(target);
    expect(shown.find((one) => one !== target)).toContain(wrapper);
  });

  test('through several redirects', () => {
    const wrap = (host: string, target: string) => `https://${host}/?u=${encodeURIComponent(target)}`;
    const text = wrap('first.test', wrap('second.test', wrap('third.test', 'https://apex.example/x')));
    expect(hostsIn(text).toSorted()).toEqual(['apex.example', 'first.test', 'second.test', 'third.test']);
  });

  test('in the path of an address without a host', () => {
    expect(hostsIn('metamask://dapp/apex.example')).toContain('apex.example');
  });
});

describe('no other address is in a path', () => {
  test.for(['/login', '/report.pdf', '/js/main.min.js', '/contact.us', '/john.smith'])('such as %s', (path) => {
    expect(hostsIn(`https://apex.example${path}`)).toEqual(['apex.example']);
    expect(hostsIn(`https://apex.example/?next=${path}`)).toEqual(['apex.example']);
  });
});
