import { buildConfusables } from '../src/content/build-time/confusables.ts';
import { buildCheckIndex, type CheckIndex } from '../src/search/check/check.ts';
import type { Lists } from '../packages/check/corpus/check-rates.ts';
import { generateRecords } from './content.ts';
import { DISGUISES } from '../packages/check/corpus/disguises.ts';
import { loadRealLists, type RealLists } from './real-lists.ts';
import { readName } from '../src/search/check/name.ts';
import type { Verdict } from './report.ts';

/*
 * Measures the check with lists of real addresses: whether it finds each reported address, also in every disguise; whether it
 * accuses a genuine one; and whether it compares whole names.
 */

const FIRMS = 31_000;
/** Reported addresses in each record, as in a warning with a long list. */
const SITES_PER_RECORD = 1_000;
/** One in this many reported addresses is tried in each disguise. */
const SAMPLE = 100;

interface RealReport {
  lines: string[];
  verdicts: Verdict[];
}

/** Measures everything in about a minute. */
export function measureReal(): RealReport {
  const lists = loadRealLists();
  const { firms } = generateRecords(FIRMS);
  const data: Lists = { firms, warned: recordsOf(lists), confusables: buildConfusables() };
  const index = buildCheckIndex(data);

  const stored = missedOf(index, lists.reported, (host) => `https://${host}`);
  const sample = lists.reported.filter((_, nth) => nth % SAMPLE === 0);
  const disguised = Object.values(DISGUISES).flatMap((disguise) => missedOf(index, sample, disguise));
  const tried = sample.length * Object.keys(DISGUISES).length;
  const accused = accusedOf(index, lists.genuine);
  const names = measureNames(index, data);

  const share = (missed: number, all: number) => `${((1 - missed / all) * 100).toFixed(2)} %`;
  return {
    lines: [
      `${lists.reported.length.toLocaleString('en')} reported addresses (eth-phishing-detect) in records of ${SITES_PER_RECORD}, ${lists.genuine.length.toLocaleString('en')} genuine hosts (its list of imitated sites, top-sites), ${FIRMS.toLocaleString('en')} generated firms.`,
      '',
      `- Found as stored: ${share(stored.length, lists.reported.length)}; missed: ${examples(stored)}.`,
      `- Found in ${Object.keys(DISGUISES).length} disguises, one address in ${SAMPLE}: ${share(disguised.length, tried)} of ${tried.toLocaleString('en')}; missed: ${examples(disguised)}.`,
      `- Genuine hosts accused: ${accused.length} of ${lists.genuine.length}; ${examples(accused)}.`,
      `- Unregistered names called regulated: ${names.wrong.length} of ${names.unregistered}; ${examples(names.wrong)}.`,
      `- Registered names without the right answer: ${names.unanswered.length} of ${names.registered}; ${examples(names.unanswered)}.`,
    ],
    verdicts: [
      {
        promise: 'reported addresses are found as stored, all of them',
        found: share(stored.length, lists.reported.length),
        kept: stored.length === 0,
      },
      {
        promise: 'reported addresses are found in disguise, at least 99.5 %',
        found: share(disguised.length, tried),
        kept: disguised.length / tried <= 0.005,
      },
      { promise: 'no genuine host is accused', found: `${accused.length}`, kept: accused.length === 0 },
      { promise: 'no unregistered name is called regulated', found: `${names.wrong.length}`, kept: names.wrong.length === 0 },
      {
        promise: 'registered names without the right answer, at most 0.1 %',
        found: `${names.unanswered.length} of ${names.registered}`,
        kept: names.unanswered.length / names.registered <= 0.001,
      },
    ],
  };
}

function recordsOf({ reported }: RealLists): Lists['warned'] {
  return Array.from({ length: Math.ceil(reported.length / SITES_PER_RECORD) }, (_, nth) => ({
    name: `Reported addresses, part ${nth + 1}`,
    aliases: [],
    websites: reported.slice(nth * SITES_PER_RECORD, (nth + 1) * SITES_PER_RECORD).map((host) => `https://${host}`),
  }));
}

function missedOf({ check }: CheckIndex, hosts: readonly string[], disguise: (host: string) => string): string[] {
  return hosts.map(disguise).filter((text) => check(text).verdict !== 'warned');
}

/** The hosts that get a verdict or a warning. */
function accusedOf({ check }: CheckIndex, hosts: readonly string[]): string[] {
  return hosts.filter((host) => {
    const { verdict, warned } = check(`https://${host}/`);
    return verdict !== 'neither' || warned.total > 0;
  });
}

/**
 * Checks registered names, and unregistered ones made of their parts: without the first word, without the last, and with a word
 * before. It skips a part that is another registered name, apart from the legal form.
 */
function measureNames({ check }: CheckIndex, { firms }: Lists) {
  const registered = firms.filter((_, nth) => nth % 30 === 0);
  const unanswered = registered.filter(({ name }) => check(name).verdict !== 'regulated').map(({ name }) => name);
  const known = new Set(firms.map(({ name }) => readName(name).core));
  const parts = firms
    .filter((_, nth) => nth % 100 === 0)
    .flatMap(({ name }) => {
      const words = name.split(' ');
      return [words.slice(1).join(' '), words.slice(0, Math.max(1, words.length - 2)).join(' '), `Overseas ${name}`];
    });
  const unregistered = [...new Set(parts)].filter((name) => name.length > 3 && !known.has(readName(name).core));
  const wrong = unregistered.filter((name) => check(name).verdict === 'regulated');
  return { registered: registered.length, unanswered, unregistered: unregistered.length, wrong };
}

const examples = (texts: readonly string[]) => (texts.length === 0 ? 'none' : texts.slice(0, 10).join(', '));
