import { describe, expect, test } from 'vitest';
import { headersFor } from './headers.ts';

describe('the headers', () => {
  test.for([
    ['/data/firms.csv', 'text/csv; charset=utf-8; header=present'],
    ['/data/firms.json', 'application/json'],
    ['/data/firms.schema.json', 'application/schema+json'],
    ['/data/catalog.jsonld', 'application/ld+json'],
    ['/data/SHA256SUMS', 'text/plain; charset=utf-8'],
    ['/feeds/alerts.atom', 'application/atom+xml'],
  ])('of %s name its type, and let any site’s script read it', ([path, type]) => {
    expect(headersFor(path ?? '')).toMatchObject({
      'Content-Type': type,
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  test.for(['/', '/open-data', '/warnings.html', '/assets/shell-a1b2c3.js', '/database.json'])('of %s do not', (path) => {
    expect(headersFor(path)).not.toHaveProperty('Access-Control-Allow-Origin');
    expect(headersFor(path)).not.toHaveProperty('Content-Type');
    expect(headersFor(path)).toMatchObject({ 'Cross-Origin-Resource-Policy': 'same-origin' });
  });

  test('let a file be kept for a year only where its name carries a hash of its content', () => {
    expect(headersFor('/assets/shell-a1b2c3.js')['Cache-Control']).toContain('immutable');
    expect(headersFor('/data/firms.csv')['Cache-Control']).toBe('no-cache');
  });
});
