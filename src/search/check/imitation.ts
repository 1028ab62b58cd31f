import type { Address } from './address.ts';
import { domainOf } from './check-records.ts';
import { hashOf, hashTableSteps } from './hash-table.ts';
import type { Range } from './look-alike.ts';
import { cutHost } from './public-suffix.ts';
import type { RecordedContacts } from './recorded-contacts.ts';
import type { Sliced } from '#src/search/slices.ts';

/*
 * Addresses that contain the label of a recorded domain: in a longer label (`apex-login.example`), as a subdomain of another domain
 * (`apex.com.pay.example`), or in the path (`pay.example/apex`). Addresses that differ by a letter are found by `look-alike.ts`.
 */

/** A recorded domain that an address contains. */
export interface Embedded {
  /** The firm's position. */
  position: number;
  /** The domain on record: `apex.example`. */
  domain: string;
  how: 'same' | 'word' | 'subdomain' | 'path';
  /** The address as people see it, and the part of it that is the domain or its label. */
  typed: string;
  copied: Range;
}

/** Finds recorded domains by their first label. */
export interface RecordedLabels {
  /** The firms with a domain of this label. Each domain once. */
  at: (label: string) => readonly { position: number; domain: string }[];
}

/** Shorter labels are shared by too many owners. */
const LEAST_SAME = 3;
/** Shorter labels occur in too many other words, even between hyphens. */
const LEAST = 4;
/** From this length, a label between hyphens or in a path is no accident. */
const LEAST_APART = 6;
/** From this length, a label inside a longer word is no accident. */
const LEAST_INSIDE = 8;

export function* recordedLabelSteps({ hosts }: RecordedContacts): Sliced<RecordedLabels> {
  const labels = hosts.map(({ host }) => cutHost(host).label ?? '');
  const table = yield* hashTableSteps(labels.map((label) => hashOf(label)));
  return {
    at(label) {
      const found = new Map<string, { position: number; domain: string }>();
      for (const entry of table.at(hashOf(label))) {
        const one = hosts[entry];
        const domain = one && cutHost(one.host).domain;
        if (one && domain !== undefined && labels[entry] === label) found.set(domain, { position: one.position, domain });
      }
      return [...found.values()];
    },
  };
}

/**
 * The recorded domains that an address contains.
 *
 * @param isCommon whether a label is also part of many names, so that it does not tell whose address is imitated
 */
export function findEmbedded(address: Address, labels: RecordedLabels, isCommon: (label: string) => boolean): Embedded[] {
  const { unicode, path } = address;
  const domain = domainOf(address.host);
  const shown = domain ? domain.label + domain.suffix : unicode;
  const typed = unicode + (path === '/' ? '' : path);
  const above = unicode.length - shown.length;
  const found: Embedded[] = [];
  const add = (how: Embedded['how'], label: string, begin: number) => {
    for (const { position, domain: recorded } of labels.at(label)) {
      // A whole domain that is written out is marked with its ending.
      const whole = [recorded, recorded.replaceAll('.', '-')].find((form) => typed.startsWith(form, begin));
      found.push({ position, domain: recorded, how, typed, copied: [begin, begin + (whole ?? label).length] });
    }
  };
  const search = (how: Embedded['how'], text: string, begin: number) => {
    for (const [label, at] of labelsIn(text, labels, isCommon)) add(how, label, begin + at);
  };
  if (domain && domain.label.length >= LEAST_SAME) {
    if (labels.at(domain.label).length > 0) add('same', domain.label, above);
    else search('word', domain.label, above);
  }
  for (const { 0: label, index } of unicode.slice(0, Math.max(0, above - 1)).matchAll(/[^.]+/g)) {
    if (label.length >= LEAST && labels.at(label).length > 0 && !isCommon(label)) add('subdomain', label, index);
    else search('subdomain', label, index);
  }
  if (address.kind === 'site') {
    for (const { 0: segment, index } of path.toLowerCase().matchAll(/[^/.]+/g)) {
      const begin = unicode.length + index;
      if (segment.length >= LEAST_APART - 1 && labels.at(segment).length > 0 && !isCommon(segment)) add('path', segment, begin);
      else search('path', segment, begin);
    }
  }
  return found;
}

/** The recorded labels inside a longer text, the longest first; none that overlaps a longer one. */
function labelsIn(text: string, labels: RecordedLabels, isCommon: (label: string) => boolean): [label: string, begin: number][] {
  for (let length = text.length - 1; length >= LEAST; length -= 1) {
    for (let begin = 0; begin + length <= text.length; begin += 1) {
      const label = text.slice(begin, begin + length);
      const [before, after] = [text.slice(0, begin), text.slice(begin + length)];
      if (labels.at(label).length > 0 && isTelling(label, before, after) && !isCommon(label)) return [[label, begin]];
    }
  }
  return [];
}

const EDGE = /^$|[-_\d]$/;
const EDGE_AFTER = /^$|^[-_\d]/;

/** Whether a label stands out from the text around it. */
function isTelling(label: string, before: string, after: string): boolean {
  if (label.length >= LEAST_INSIDE) return true;
  const isApart = EDGE.test(before) && EDGE_AFTER.test(after);
  if (isApart && label.length >= LEAST_APART) return true;
  return (isApart || label.length > LEAST) && isOfServiceWords(before) && isOfServiceWords(after);
}

/** Words that imitators add to the name of a firm, in the languages of the site. */
const SERVICE_WORDS = new Set(
  (
    'my the get web app mobile online net direct official info mail email portal client clients customer kunden service services ' +
    'support help login log sign in on id access account accounts verify verification update refund claim secure security safe alert ' +
    'pay payment payments wallet card bank banking banco banca banque finance capital invest investment trade trading fx crypto ' +
    'fund funds group holding global intl pro new now live one eu uk us de fr es cliente clientes cuenta pago seguro compte'
  ).split(' '),
);
const LONGEST_SERVICE_WORD = Math.max(...[...SERVICE_WORDS].map(({ length }) => length));

/** Whether a text consists of such words, digits and hyphens. */
export function isOfServiceWords(text: string): boolean {
  return text.split(/[-_\d]+/).every((part) => {
    // For each length of the part, whether its beginning of that length is made of the words.
    const fits = [true];
    for (let end = 1; end <= part.length; end += 1) {
      let isMade = false;
      for (let length = 1; length <= Math.min(end, LONGEST_SERVICE_WORD); length += 1) {
        isMade ||= fits[end - length] === true && SERVICE_WORDS.has(part.slice(end - length, end));
      }
      fits.push(isMade);
    }
    return fits[part.length] === true;
  });
}
