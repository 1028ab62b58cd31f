import { execFileSync } from 'node:child_process';
import { createCheck, VERDICTS, type Check } from '../src/check.ts';
import { domainsOf, imitationsOf, randomHosts } from '../corpus/imitations.ts';
import { LONG_TEXTS } from '../corpus/long-texts.ts';
import { manyFirms } from '../corpus/many-firms.ts';
import { genuineTexts, hasAccount } from '../corpus/measured/genuine.ts';
import { hostileTexts, HOSTILE_WAYS } from '../corpus/measured/hostile.ts';
import { PRESS } from '../corpus/measured/prose.ts';
import { QUESTIONS } from '../corpus/measured/questions.ts';
import {
  QUESTIONS_ABOUT_ONE_NAME,
  surround,
  TELLING_WORDS,
  WARNED_NAME_FORMS,
  WARNED_NAME_SENTENCES,
  WARNED_PHONE_SURROUNDINGS,
  warnedNames,
} from '../corpus/measured/warned.ts';
import { generateOrdinary } from '../corpus/ordinary-names.ts';
import { ORDINARY_TEXTS } from '../corpus/ordinary-texts.ts';
import { ourLists } from '../corpus/our-content.ts';

/*
 * Measures the goals of the engine, on texts that were written before it: `node packages/check/bench/figures.ts [row] [--list]`. It prints
 * one line for each figure; with `--list`, also the first failing texts with their verdicts. The exit status is 1 if a goal is missed.
 */

interface Failure {
  text: string;
  verdict: string;
}

interface Figure {
  what: string;
  count: number;
  result: string;
  goal: string;
  isReached: boolean;
  failing?: readonly Failure[];
}

const SEED = 20_262;
const SHOWN = 20;
/** How much slower than its length a text may get, and than another text, because two measurements of one thing differ as much. */
const NOISE = 1.25;

const own = ourLists();
const { firms, warnings } = own;
const check = createCheck(own);

function judge(text: string, by: Check = check) {
  const answer = by.check(text);
  const { verdict } = answer;
  return { text, answer, verdict, tone: VERDICTS[verdict].tone };
}

type Judged = ReturnType<typeof judge>;

const percent = (part: number, all: number) => `${all === 0 ? '-' : ((100 * part) / all).toFixed(1)} %`;

/** A figure that is reached if at least a share of the texts is right. */
function share(what: string, judged: readonly Judged[], isRight: (one: Judged) => boolean, goal: number): Figure {
  const failing = judged.filter((one) => !isRight(one));
  const right = judged.length - failing.length;
  return {
    what,
    count: judged.length,
    result: percent(right, judged.length),
    goal: goal === 1 ? 'all' : `≥ ${100 * goal} %`,
    isReached: right >= goal * judged.length,
    failing,
  };
}

/** A figure that is reached if at most a share of the texts is wrong. */
function atMost(what: string, judged: readonly Judged[], isWrong: (one: Judged) => boolean, goal: number): Figure {
  const failing = judged.filter(isWrong);
  return {
    what,
    count: judged.length,
    result: `${failing.length}`,
    goal: goal === 0 ? '0' : `≤ ${100 * goal} %`,
    isReached: failing.length <= goal * judged.length,
    failing,
  };
}

const isOneOf =
  (...verdicts: readonly string[]) =>
  ({ verdict }: Judged) =>
    verdicts.includes(verdict);
const leadsToWarning = isOneOf('warned', 'both', 'likeWarned');
const isAlarm = ({ tone }: Judged) => tone === 'alarm' || tone === 'unlisted';

/** An answer about a hostile text must be an alarm, or say that not everything is on record. */
function measureHostile(): Figure[] {
  const texts = hostileTexts(2_000, SEED, firms);
  const judged = texts.map(({ text, way, language }) => ({ way, language, ...judge(text) }));
  const isStopped = (one: Judged) => isAlarm(one) || one.verdict === 'partly';
  const missed = judged.filter((one) => !isStopped(one));
  const counts = HOSTILE_WAYS.map((way) => `${way} ${missed.filter((one) => one.way === way).length}`);
  return [
    atMost('hostile: calm, recorded or choose', judged, (one) => one.tone === 'calm' || isOneOf('recorded', 'choose')(one), 0),
    share(`hostile: partly or an alarm (missed: ${counts.join(', ')})`, judged, isStopped, 1),
  ];
}

/** No genuine message may be accused, and most are on record in every part. */
function measureGenuine(): Figure[] {
  const judged = genuineTexts(firms).map((one) => ({ ...one, ...judge(one.text) }));
  const recorded = (list: readonly Judged[], what: string, goal: number) => share(`genuine: ${what}`, list, isOneOf('recorded'), goal);
  const withPages = judged.map((one) =>
    one.pages.length === 0 ? one : { ...one, ...judge(one.text, checkWithPages(one.firm, one.pages)) },
  );
  // A message of a limited firm, and one with an account, can have no better verdict than `limited` or `partly`.
  const canBe = <T extends Judged & { firm: number }>(list: readonly T[]) =>
    list.filter(({ text, firm }) => firms[firm]?.status === 'Active' && !hasAccount(text));
  return [
    share('genuine: no alarm', judged, (one) => !isAlarm(one), 0.99),
    recorded(judged, 'recorded', 0.6),
    recorded(withPages, "recorded, with the firm's pages on record", 0.85),
    recorded(canBe(judged), 'recorded, of active firms and without an account', 0.6),
    recorded(canBe(withPages), "the same, with the firm's pages on record", 0.85),
  ];
}

/** Our lists, with the pages of one firm on its record. */
function checkWithPages(firm: number, pages: readonly string[]): Check {
  const changed = firms.map((one, position) => (position === firm ? { ...one, websites: [...(one.websites ?? []), ...pages] } : one));
  return createCheck({ ...own, firms: changed });
}

function measureOneName(): Figure[] {
  const sentences = Object.values(QUESTIONS_ABOUT_ONE_NAME).flat();
  const ask = (names: readonly string[]) => sentences.flatMap((sentence) => names.map((name) => judge(sentence.replace('{}', () => name))));
  const whole = warnings.filter((_, nth) => nth % 5 === 0).flatMap((warning) => warnedNames([warning]).slice(0, 1));
  const isMissed = isOneOf('nothing', 'unknown');
  const small = (name: string) => name.toLowerCase();
  return [
    atMost('one name: a telling word in 100 sentences, nothing or unknown', ask(TELLING_WORDS), isMissed, 0),
    atMost('one name: the same in small letters', ask(TELLING_WORDS.map(small)), isMissed, 0),
    atMost('one name: a whole name in 100 sentences, nothing or unknown', ask(whole), isMissed, 0),
    atMost('one name: the same in small letters', ask(whole.map(small)), isMissed, 0),
  ];
}

function measurePhones(): Figure[] {
  const phones = warnings.flatMap((warning) => warning.phones ?? []);
  const judged = WARNED_PHONE_SURROUNDINGS.flatMap((surrounding) => phones.map((phone) => judge(surround(surrounding, phone))));
  return [share(`phones: ${phones.length} warned numbers in 105 surroundings`, judged, isOneOf('warned', 'both'), 0.99)];
}

function measureNames(): Figure[] {
  const names = warnedNames(warnings);
  const forms = Object.values(WARNED_NAME_FORMS);
  const inForms = names.flatMap((name) => forms.map((write) => judge(write(name))));
  const inSentences = names.flatMap((name) => WARNED_NAME_SENTENCES.map((sentence) => judge(sentence.replace('{}', () => name))));
  const inSmall = names.flatMap((name) => WARNED_NAME_SENTENCES.map((sentence) => judge(sentence.replace('{}', () => name.toLowerCase()))));
  return [
    share(`names: ${names.length} warned names in 39 forms`, inForms, leadsToWarning, 0.98),
    share('names: in 28 sentences', inSentences, leadsToWarning, 0.98),
    share('names: in 28 sentences, in small letters', inSmall, leadsToWarning, 0.98),
  ];
}

/** An ordinary name or address alone is in no list, and rule 2 keeps `unknown` for that. A passage of the press may be no alarm at all. */
function measureProse(): Figure[] {
  const press = PRESS.map(({ text }) => judge(text));
  const ordinary = [...ORDINARY_TEXTS, ...generateOrdinary(1_000, SEED)].map((text) => judge(text));
  const isLike = isOneOf('likeWarned');
  return [
    atMost('prose: press, alarms but likeWarned', press, (one) => isAlarm(one) && !isLike(one), 0),
    atMost(
      'prose: ordinary texts and names, alarms but unknown and likeWarned',
      ordinary,
      (one) => isAlarm(one) && !isOneOf('unknown', 'likeWarned')(one),
      0,
    ),
    atMost('prose: all, likeWarned', [...press, ...ordinary], isLike, 0.005),
  ];
}

const IMITATIONS = 3_180;

function measureImitations(): Figure[] {
  const domains = domainsOf(firms);
  const typed = [1, 2, 3, 4, 5].flatMap((turn) => domains.flatMap(({ domain }, nth) => imitationsOf(domain, SEED + turn * 1_000 + nth)));
  const hosts = [...new Set(typed.map((one) => one.typed))].slice(0, IMITATIONS);
  const accuses = isOneOf('notOnRecord', 'imitatesUs', 'warned', 'both', 'likeWarned');
  return [
    share(
      'imitations: not on record',
      hosts.map((host) => judge(host)),
      accuses,
      0.95,
    ),
    atMost(
      'imitations: random hosts that are accused',
      randomHosts(1_000, SEED).map((host) => judge(host)),
      accuses,
      0,
    ),
  ];
}

function measureQuestions(): Figure[] {
  return [
    share(
      'questions: nothing',
      QUESTIONS.map(({ text }) => judge(text)),
      isOneOf('nothing'),
      0.9,
    ),
  ];
}

/** The processor time of some work, in seconds. */
function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

/** The shortest of three, because another process may have slowed down any of them. */
const shortest = (measure: () => number) => Math.min(measure(), measure(), measure());
const timeOf = (text: string, by: Check = check) => shortest(() => processorTime(() => by.check(text)));

const CHILD = '--first-answer';
const FIRST = 'Northwold Bank plc: a new device has signed in. Not you? Call +44 20 7946 0438 or visit https://www.northwold-bank.example';

/** In a process of its own, before anything was checked: how long the first answer takes, with the index. */
function printFirstAnswer(): void {
  console.log(processorTime(() => createCheck(own).check(FIRST)));
}

function seconds(what: string, count: number, time: number, goal: number): Figure {
  return { what, count, result: `${time.toFixed(3)} s`, goal: `≤ ${goal} s`, isReached: time <= goal };
}

const LETTER = 'a letter, again and again';
const letterOf = (length: number) => LONG_TEXTS[LETTER]?.(length) ?? '';

function measureTime(): Figure[] {
  const first = shortest(() =>
    Number(execFileSync(process.execPath, ['--experimental-strip-types', import.meta.filename, CHILD], { encoding: 'utf8' })),
  );
  return [
    seconds('time: first answer with our register, in a fresh process', firms.length, first, 0.3),
    seconds('time: a letter of 100 kB', 100_000, timeOf(letterOf(100_000)), 0.5),
  ];
}

/** The time for a text and for twice that text. */
function growth(what: string, piece: string, times: number, by: Check = check): Figure {
  const [once, twice] = [timeOf(piece.repeat(times), by), timeOf(piece.repeat(2 * times), by)];
  return {
    what: `growth: ${what}, ${times} and ${2 * times} times`,
    count: 2 * times,
    result: `${once.toFixed(3)} s, ${twice.toFixed(3)} s`,
    goal: `≤ ${2 * NOISE} times as long`,
    isReached: twice <= 2 * NOISE * once,
  };
}

/** A quadratic engine would need minutes for the whole length, so it is tried only if a part of it grows as it should. */
function measureGrowth(): Figure[] {
  const many = manyFirms().index;
  many.check(FIRST);
  const part = growth('"A B " with 31,000 firms', 'A B ', 1_000, many);
  const figures = [growth('"A B "', 'A B ', 3_000), growth('"ﷺ"', 'ﷺ', 25_000), part];
  if (!part.isReached) return figures;
  const [time, other] = [timeOf('A B '.repeat(25_000), many), timeOf(letterOf(100_000), many)];
  const result = `${time.toFixed(3)} s, a letter ${other.toFixed(3)} s`;
  return [
    ...figures,
    { what: 'growth: "A B " 25,000 times with 31,000 firms', count: 25_000, result, goal: 'no slower', isReached: time <= NOISE * other },
  ];
}

const ROWS: Readonly<Record<string, () => Figure[]>> = {
  hostile: measureHostile,
  genuine: measureGenuine,
  'one-name': measureOneName,
  phones: measurePhones,
  names: measureNames,
  prose: measureProse,
  imitations: measureImitations,
  questions: measureQuestions,
  time: measureTime,
  growth: measureGrowth,
};

function print(figures: readonly Figure[], isList: boolean): void {
  for (const { what, count, result, goal, isReached, failing = [] } of figures) {
    console.log(`${isReached ? 'reached' : 'MISSED '}  ${what}: ${count}, ${result} (goal: ${goal})`);
    if (isList)
      for (const { verdict, text } of failing.slice(0, SHOWN)) console.log(`           ${verdict}  ${JSON.stringify(text.slice(0, 400))}`);
    if (!isReached) process.exitCode = 1;
  }
}

const words = process.argv.slice(2);
const row = words.find((word) => !word.startsWith('--'));
if (words.includes(CHILD)) printFirstAnswer();
else if (row !== undefined && !(row in ROWS)) {
  console.log(`There is no row ${row}. The rows are ${Object.keys(ROWS).join(', ')}.`);
  process.exitCode = 1;
} else {
  for (const [name, measure] of Object.entries(ROWS)) if (row === undefined || row === name) print(measure(), words.includes('--list'));
}
