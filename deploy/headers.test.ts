import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inlineScript } from '../build/pages/inline-script.ts';
import { headersOf } from './headers.ts';

const SITE = { languages: ['en' as const], mapImage: 'https://maps.example/world.jpg', hsts: { includeSubDomains: false, preload: false } };
const { policies, headersFor } = headersOf(SITE);

const policy = new Map(
  (headersFor('/index.html')['Content-Security-Policy'] ?? '').split('; ').map((directive): [string, string] => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources.join(' ')];
  }),
);

describe('the content security policy', () => {
  test('allows only what it names, and names nothing unsafe (SECURITY-1)', () => {
    expect(policy.get('default-src')).toBe("'none'");
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*|data:|blob:|http:/);
  });

  test('allows our own files and the one inline script with its hash', () => {
    const hash = createHash('sha256').update(inlineScript(SITE)).digest('base64');
    expect(policy.get('script-src')).toBe(`'self' 'sha256-${hash}'`);
  });

  test('names our own origin, and the origin of the map for pictures (HOME-4)', () => {
    const others = [...policy].filter(([, sources]) => sources.includes('//'));
    expect(others).toEqual([['img-src', "'self' https://maps.example"]]);
  });

  test('lets no string become code, except the address of the worker', () => {
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect(policy.get('trusted-types')).toBe('check-worker');
    expect(policy.get('worker-src')).toBe("'self'");
  });
});

describe('the headers', () => {
  test.for([
    ['/data/firms.csv', 'text/csv; charset=utf-8; header=present'],
    ['/data/firms.json', 'application/json'],
    ['/data/firms.schema.json', 'application/schema+json'],
    ['/data/block-lists/hosts.txt', 'text/plain; charset=utf-8'],
    ['/data/SHA256SUMS', 'text/plain; charset=utf-8'],
    ['/feeds/warnings.atom', 'application/atom+xml'],
  ] as const)('of %s name its type, and let any site’s script read it', ([file, type]) => {
    expect(headersFor(file)).toMatchObject({
      'Content-Type': type,
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  test.for([
    ['/index.html', 'text/html; charset=utf-8'],
    ['/documents/darf.pdf', 'application/pdf'],
    ['/assets/shell-a1b2c3.js', 'text/javascript; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/database.json', 'application/json'],
  ] as const)('of %s name its type, and keep it to our own pages', ([file, type]) => {
    expect(headersFor(file)).toMatchObject({ 'Content-Type': type, 'Cross-Origin-Resource-Policy': 'same-origin' });
    expect(headersFor(file)).not.toHaveProperty('Access-Control-Allow-Origin');
  });

  test.for(['/index.html', '/report-abuse.html', '/404.html', '/documents/darf.pdf', '/sitemap.xml', '/feeds/warnings.atom'])(
    'of %s, which is a document, include every policy',
    (file) => {
      expect(headersFor(file)).toMatchObject(policies);
    },
  );

  test('of the worker include only the policy for its script', () => {
    const given = Object.keys(headersFor('/assets/check-worker-a1b2c3d.js')).filter((name) => name in policies);
    expect(given).toEqual(['Content-Security-Policy']);
  });

  test('allow a file to be kept for a year only if its name contains a hash of its content', () => {
    expect(headersFor('/assets/shell-a1b2c3.js')['Cache-Control']).toContain('immutable');
    for (const file of ['/data/firms.csv', '/index.html', '/icon.svg', '/service-worker.js'])
      expect(headersFor(file)['Cache-Control']).toBe('no-cache');
  });

  test('of a page keep it apart from other sites, from devices and from connections without encryption', () => {
    expect(headersFor('/index.html')).toMatchObject({
      'Strict-Transport-Security': 'max-age=63072000',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy':
        'bluetooth=(), camera=(), clipboard-read=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=(), clipboard-write=(self)',
    });
  });

  test('extend HTTPS to other hosts of the domain, and to first visits, only if the site says so', () => {
    const strictness = (includeSubDomains: boolean, preload: boolean) =>
      headersOf({ ...SITE, hsts: { includeSubDomains, preload } }).policies['Strict-Transport-Security'];
    expect(strictness(true, false)).toBe('max-age=63072000; includeSubDomains');
    expect(strictness(true, true)).toBe('max-age=63072000; includeSubDomains; preload');
  });

  test('of a file with an unknown extension are an error', () => {
    expect(() => headersFor('/picture.bmp')).toThrow('has no type for /picture.bmp');
  });
});
