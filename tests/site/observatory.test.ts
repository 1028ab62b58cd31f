import { ALL_RESULTS, ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT, SCORE_TABLE } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { serve } from '../../scripts/serve.ts';

/**
 * Runs the analysers and the grader of the Mozilla Observatory on the responses of our local server. Three things that they
 * cannot see there are simulated: HTTPS, the redirect from HTTP (docs/hosting.md), and the browsers' list of preloaded hosts,
 * which the install script of the package would download.
 */
const HOST = 'www.frontier-conduct.example';

const preloaded = vi.hoisted(() => new Map<string, { mode: string; includeSubDomains: boolean }>());
vi.mock('@mdn/mdn-http-observatory/src/analyzer/hsts.js', () => ({
  hsts: () => preloaded,
  isHstsPreloaded: (host: string) => preloaded.get(host.split('.').slice(-2).join('.')) ?? null,
}));

interface Finding {
  name: string;
  result: string;
  modifier: number;
  pass: boolean | null;
  /** The best that any site could get. */
  best: number;
}

describe('the Mozilla Observatory', () => {
  let running: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    running = await serve('dist', 0);
  });
  afterAll(() => {
    running.server.close();
  });

  test.for(['/', '/report-abuse', '/security', '/no-such-page'])(
    'deducts nothing for %s, and gives every available bonus',
    async (path) => {
      preloaded.set('frontier-conduct.example', { mode: 'force-https', includeSubDomains: true });
      const { grade, score, findings } = await examine(path);
      console.log(`${path}: ${grade}, score ${score} of ${100 + sum(findings.map(({ best }) => best))}`);
      expect(findings.filter(({ modifier }) => modifier < 0)).toEqual([]);
      expect(findings.filter(({ pass }) => pass !== true)).toEqual([]);
      // The bonus for cookies requires cookies, and we set none. The bonus for integrity requires script files with hashes, and the
      // only script element of a page is inline, with its hash in the policy.
      const without = new Set(['cookies', 'subresource-integrity']);
      expect(findings.filter(({ modifier, best, name }) => modifier < best && !without.has(name))).toEqual([]);
      expect(grade).toBe('A+');
    },
  );

  test('gives the highest grade even before the host is on the preload list', async () => {
    preloaded.clear();
    const { grade, score, findings } = await examine('/');
    console.log(`/ before preloading: ${grade}, score ${score}`);
    expect(findings.filter(({ modifier }) => modifier < 0)).toEqual([]);
    expect(grade).toBe('A+');
  });

  test('notices what is missing: without the policy it deducts', async () => {
    const { findings, grade } = await examine('/', ['content-security-policy']);
    expect(findings.filter(({ modifier }) => modifier < 0).map(({ name }) => name)).toEqual(['content-security-policy', 'x-frame-options']);
    expect(grade).not.toBe('A+');
  });

  /** Like the scan of the package, but without the network. `without` names headers to leave out. */
  async function examine(path: string, without: readonly string[] = []) {
    const response = await fetch(running.url + path);
    const body = await response.text();
    const kept = [...response.headers].filter(([name]) => !without.includes(name));
    const answer = { status: response.status, headers: withGet(kept), verified: true, data: body, httpEquiv: new Map() };
    const requests = new Requests(HOST);
    const url = new URL(`https://${HOST}${path}`);
    const here = { url, status: response.status };
    requests.session = { url };
    requests.resources.path = body;
    requests.responses = {
      auto: answer,
      cors: answer,
      http: answer,
      https: answer,
      httpRedirects: [{ url: new URL(`http://${HOST}${path}`), status: 301 }, here],
      httpsRedirects: [here],
    };
    const findings = ALL_TESTS.map((analyse, index): Finding => {
      const { result, pass } = analyse(requests);
      const { name = '', possibleResults = [] } = ALL_RESULTS[index] ?? {};
      return {
        name,
        result: result ?? '',
        modifier: getScoreModifier(result ?? ''),
        pass,
        best: Math.max(...possibleResults.map((one) => SCORE_TABLE.get(one)?.modifier ?? 0)),
      };
    });
    const deductions = sum(findings.map(({ modifier }) => Math.min(modifier, 0)));
    const all = sum(findings.map(({ modifier }) => modifier));
    return { ...getGradeForScore(100 + (100 + deductions >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? all : deductions)), findings };
  }
});

/** Headers in the form of the package's HTTP client. The package asks for a report-only policy, which we do not send. */
function withGet(headers: [string, string][]): Record<string, string> {
  const values: Record<string, string> = Object.fromEntries(headers);
  Object.defineProperty(values, 'get', { value: () => undefined });
  return values;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
