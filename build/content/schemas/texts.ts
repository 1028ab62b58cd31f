import { VERDICTS, type ItemKind, type Likeness, type Tone, type VerdictName } from '@frontier/check';
import { z } from 'zod';
import { CHANGES } from '#src/content/guidance-head.ts';
import { TIERS } from './firm-fields.ts';
import {
  literal,
  country,
  day,
  drawable,
  distinctIds,
  emailAddress,
  oneOf,
  documentProse,
  prose,
  proseList,
  publicationRef,
  reference,
  siteAddress,
  sitePath,
  slug,
  text,
  pastDay,
  pastMinute,
} from './values.ts';

/** The schemas of texts: guidance, advisories, legal texts, checklists (PDF-1) and the texts of pages. */

/** A list of at least one part with these fields. `one` names a part in messages. */
const listOf = <Shape extends z.core.$ZodLooseShape>(one: string, fields: Shape) =>
  z.array(z.strictObject(fields), `must be a list of ${one}s`).min(1, `must have at least one ${one}`);

/** A paragraph, a list or a numbered list. */
const block = (line = documentProse) =>
  z.union([z.strictObject({ text: line() }), z.strictObject({ list: proseList(line) }), z.strictObject({ ordered: proseList(line) })], {
    error: 'must be one of: text, list, ordered',
  });

export const blocks = (line = documentProse) => z.array(block(line), 'must be a list of blocks').min(1, 'must have at least one block');

/** `heading` is the schema of headings, `line` that of paragraphs and list items. */
const sections = ({ heading = documentProse, line = documentProse } = {}) =>
  listOf('section', { id: slug(), heading: heading(), blocks: blocks(line) }).refine(distinctIds, 'must not use a section id twice');

/** The changes of each version of a guidance document, newest first. */
const changes = () =>
  listOf('version', {
    version: text().regex(/^v\d+\.\d+$/, 'must be a version such as v3.1'),
    date: day(),
    change: documentProse(),
  }).refine(
    (list) => list.every(({ version, date }, index) => index === 0 || isBefore({ version, date }, list[index - 1])),
    'must name each version once, the newest first, with its date',
  );

interface Version {
  version: string;
  date: string;
}

/** Compares versions as numbers: v1.10 comes after v1.9. */
function isBefore(version: Version, next: Version | undefined): boolean {
  if (next === undefined) return false;
  const [major = 0, minor = 0] = version.version.slice(1).split('.').map(Number);
  const [nextMajor = 0, nextMinor = 0] = next.version.slice(1).split('.').map(Number);
  return version.date < next.date && (major < nextMajor || (major === nextMajor && minor < nextMinor));
}

/** `guidance/*.yaml`. The title is the code and the name (GUIDE-3). */
export const guidanceSchema = z
  .strictObject({
    code: reference(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, 'AML-004'),
    name: documentProse(),
    ref: reference(/^GUID-[A-Z0-9-]+-v\d+\.\d+$/, 'GUID-AML-004-v3.1'),
    date: pastDay(),
    changes: changes(),
    summary: documentProse(),
    sections: sections().refine(
      (list) => list.every(({ id }) => id !== CHANGES),
      `must not use the id ${CHANGES}, which the list of changes has`,
    ),
  })
  .refine(({ ref, changes: [newest] }) => newest !== undefined && ref.endsWith(`-${newest.version}`), {
    path: ['changes'],
    message: 'must begin with the version that ref names',
  })
  .refine(({ date, changes: [newest] }) => newest?.date === date, {
    path: ['changes'],
    message: 'must begin with the date of the document',
  });

/** `pre-submission-checklist.yaml`: DFP-CHK-01. */
export const filingChecklistSchema = z.strictObject({
  title: documentProse(),
  ref: reference(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, 'DFP-CHK-01'),
  date: pastDay(),
  sections: sections(),
});

/** `faqs.yaml` */
export const faqSchema = z.strictObject({ id: slug(), question: prose(), document: slug(), answer: blocks() });

/** `advisories/*.yaml`. The title and the time are those of the alert with the same id. */
export const advisorySchema = z
  .strictObject({
    id: text().regex(/^adv-[a-z]{2}-\d{3}$/, 'must be an advisory reference such as adv-mm-001'),
    title: documentProse(),
    issued: pastMinute(),
    /** The day of the last change, if the text was changed after it was published. */
    updated: pastDay().optional(),
    description: prose(),
    lead: documentProse(),
    sections: sections(),
  })
  .refine(({ issued, updated = issued }) => updated.slice(0, 10) >= issued.slice(0, 10), {
    path: ['updated'],
    message: 'must not be before the day in issued',
  });

/** `legal/charter.yaml`, `bylaws.yaml`, `code-of-conduct.yaml`. The date is that of the version in force. */
export const legalDocumentSchema = z.strictObject({
  id: slug(),
  title: documentProse(),
  ref: reference(/^LEG-[A-Z-]+-v\d+\.\d+$/, 'LEG-CHARTER-v1.0'),
  date: pastDay(),
  summary: documentProse(),
  sections: sections(),
});

/** `downloads/<id>.yaml`: the text of a file. The title is that of its entry in `downloads.yaml`. */
export const downloadDocumentSchema = z.strictObject({
  title: documentProse(),
  ref: publicationRef(),
  date: pastDay(),
  summary: documentProse().optional(),
  sections: sections(),
});

const FOUR = 'must have four sections';
const sameForAll = () => documentProse().refine((value) => !/[{}]/.test(value), 'must be the same in every publication, without braces');
const withBlanks = () =>
  documentProse('Keep {title}, {type} and {date}. The title, the type and the date of a publication replace them.').refine(
    // Finds a misspelt blank.
    (value) => !/[{}]/.test(value.replaceAll(/\{(?:title|type|date)\}/g, '')),
    'must contain no braces except {title}, {type} and {date}',
  );

/** `publication-text.yaml`: the four sections that all publications share (PDF-5). */
export const publicationTextSchema = z.strictObject({
  sections: sections({ heading: sameForAll, line: withBlanks }).refine((list) => list.length === 4, FOUR),
});

/** A text for documents with each of these blanks once. */
const template = (...blanks: readonly string[]) =>
  documentProse(`In PDF documents.${blanks.length === 0 ? '' : ' Keep the words in braces, which the site replaces.'}`).refine(
    (value) =>
      [...value.matchAll(/\{\w+\}|[{}]/g)]
        .map(([blank]) => blank)
        .toSorted()
        .join() ===
      blanks
        .map((blank) => `{${blank}}`)
        .toSorted()
        .join(),
    `must contain ${blanks.length === 0 ? 'no braces' : `each of these once, and no other braces: ${blanks.map((blank) => `{${blank}}`).join(', ')}`}`,
  );

/** `document-texts.yaml`: the words that all documents share. */
export const documentTextsSchema = z.strictObject({
  advisory: template('reference', 'issued'),
  updatedAdvisory: template('reference', 'issued', 'updated'),
  guidance: template('reference', 'date'),
  filingChecklist: template('reference', 'date'),
  publication: template('type', 'reference', 'date'),
  legal: template('reference', 'date'),
  download: template('reference', 'date'),
  result: template('reference', 'date', 'done', 'total'),
  changes: template(),
  change: template('version', 'date', 'change'),
  open: template(),
  done: template(),
  doneItem: template('text', 'source'),
  openItem: template('text', 'source', 'todo'),
  notice: template(),
  translation: template(),
  page: template('page', 'pages'),
});

/** `legal/privacy-policy.yaml` and `legal/terms-of-service.yaml`: four sections each (LEGAL-1). */
export const policySchema = z.strictObject({
  title: prose(),
  lead: prose(),
  sections: sections().refine((list) => list.length === 4, FOUR),
});

/** `legal/accessibility.yaml` */
export const accessibilitySchema = z.strictObject({
  title: prose(),
  lead: prose(),
  checked: day(),
  method: prose(),
  sections: sections(),
});

/** `security.yaml`: the page, and for `/.well-known/security.txt` the languages (RFC 5646) and the line for a fictional site. */
export const securityPageSchema = z.strictObject({
  title: prose(),
  lead: prose(),
  languages: z.array(text().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'must be a language tag such as en')).min(1, 'must name a language'),
  fictional: prose(),
  sections: sections(),
});

/** `checklists/*.yaml`, with ids numbered as in TOOL-2. */
export const checklistSchema = z.strictObject({
  title: documentProse(),
  ref: reference(/^CHK-[A-Z]{3}-\d{2}$/, 'CHK-AML-01'),
  date: pastDay(),
  lead: documentProse(),
  sections: z
    .array(
      z.strictObject({
        name: documentProse(),
        items: listOf('item', {
          id: text().regex(/^(c|ma|cs)\d+$/, 'must be an item id such as c1, ma1 or cs1'),
          text: documentProse(),
          todo: documentProse(),
          source: drawable(text()),
        }),
      }),
      'must be a list of sections',
    )
    .refine((list) => {
      const ids = list.flatMap(({ items }) => items.map(({ id }) => Number(/\d+$/.exec(id)?.[0])));
      return ids.every((id, index) => id === index + 1);
    }, 'must number its items in order, beginning with 1'),
});

/** `tools.yaml` */
export const toolSchema = z.strictObject({
  icon: oneOf(['aml', 'market', 'cyber']),
  title: prose(),
  description: prose(),
  link: sitePath(),
});

/** The drawings of `src/pages/about-us/about-drawing.tsx`: for the four groups, then for the cards of each. */
const ABOUT_ICONS = [
  ...(['do', 'regulate', 'operate', 'who'] as const),
  ...(['licence', 'watch', 'warn', 'act'] as const),
  ...(['rules', 'tiers', 'capital', 'consult'] as const),
  ...(['independent', 'open', 'together', 'levies'] as const),
  ...(['assembly', 'board', 'staff', 'appeals'] as const),
] as const;

/** `about.yaml`: four groups of cards (LEGAL-5). */
export const aboutSchema = z.strictObject({
  lead: prose(),
  groups: z
    .array(
      z.strictObject({
        id: slug(),
        title: prose(),
        icon: oneOf(ABOUT_ICONS),
        sections: listOf('card', { title: prose(), icon: oneOf(ABOUT_ICONS), description: prose() }),
      }),
      'must be a list of groups',
    )
    .length(4, 'must have four groups')
    .refine(distinctIds, 'must not use the id of a group twice'),
});

const person = { name: text(), country: country(), background: prose('One sentence about a person, without a subject.') };
const official = z.strictObject({ ...person, appointed: day() });
const boardMember = z
  .strictObject({
    ...person,
    role: prose(),
    independent: z.boolean('must be true or false'),
    term: oneOf(['first', 'second']),
    from: day(),
    to: day(),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'must be after the first day of the term' });

/** `people.yaml`: the Board, the Appeals Panel and the Complaints Commissioner on `date`. */
export const peopleSchema = z.strictObject({
  date: day(),
  fictional: prose(),
  board: z.strictObject({
    lead: prose(),
    members: z.array(boardMember, 'must be a list of members').min(1, 'must have at least one member'),
  }),
  appeals: z.strictObject({
    lead: prose(),
    panel: z.array(official, 'must be a list of members').min(1, 'must have at least one member'),
    commissioner: official,
  }),
});

/** `surveillance.yaml`: three features (REG-2). */
export const surveillanceSchema = z.strictObject({
  lead: prose(),
  features: z
    .array(
      z.strictObject({
        id: slug(),
        title: prose(),
        description: prose(),
        points: proseList(),
        /** Describes the drawing of the margins of capital, which stands beside a feature that has this. */
        caption: prose().optional(),
      }),
      'must be a list of features',
    )
    .length(3, 'must have three features')
    .refine(distinctIds, 'must not use the id of a feature twice'),
});

/** `contact.yaml` */
export const contactSchema = z.strictObject({
  lead: prose(),
  before: proseList(),
  scam: z.strictObject({
    lead: prose(),
    first: proseList(),
    tell: proseList(),
    message: proseList(() => prose('A line of the outline of a report. The visitor completes it.')),
  }),
  hours: prose(),
  telephone: proseList(),
  complaints: z.strictObject({
    lead: prose(),
    steps: proseList(),
    use: proseList(),
    compensation: proseList(),
    aboutUs: z.strictObject({ email: emailAddress(), text: proseList() }),
  }),
  press: z.strictObject({ email: emailAddress(), lead: prose(), hours: prose(), answers: proseList() }),
  jobs: proseList(),
  accessToDocuments: proseList(),
});

/** Short paragraphs with titles. */
const titled = () => listOf('item', { title: prose(), description: prose() });

/** `report-abuse.yaml` */
export const reportAbuseSchema = z.strictObject({
  lead: prose(),
  before: proseList(),
  named: prose(),
  kinds: listOf('kind', { id: slug(), title: prose(), description: prose() }).refine(distinctIds, 'must not use the id of a kind twice'),
  protection: z.strictObject({ lead: prose(), points: titled() }),
  after: z.strictObject({
    lead: prose(),
    steps: listOf('step', { when: prose(), what: prose() }),
  }),
  helpers: titled(),
});

const links = () => listOf('link', { text: prose(), link: siteAddress() });

/** `licensing.yaml`: how to get a licence. */
export const licensingSchema = z.strictObject({
  lead: prose(),
  who: proseList(),
  steps: listOf('step', {
    name: prose(),
    takes: prose(),
    /** For the drawing. */
    weeks: z.int('must be a whole number of weeks').min(1, 'must be at least 1').max(104, 'must be at most 104'),
    text: prose(),
  }),
  caption: prose(),
  contents: listOf('part', { name: prose(), text: prose() }),
  cost: prose(),
  levies: z
    .array(z.strictObject({ tier: oneOf(TIERS), levy: prose() }), 'must be a list of tiers')
    .refine(
      (list) => list.map(({ tier }) => tier).join() === TIERS.join(),
      `must have one entry for each of ${TIERS.join(', ')}, in this order`,
    ),
  refusal: proseList(),
  changes: proseList(),
  contact: prose(),
  links: links(),
});

const filing = {
  what: prose(),
  who: prose(),
  /** The reference date or the event. */
  from: prose(),
  due: prose(),
  source: prose(),
  link: siteAddress(),
};

/** `returns.yaml`: what firms must file, which firms, and when. */
export const returnsSchema = z.strictObject({
  lead: prose(),
  periodic: listOf('filing', {
    ...filing,
    /** The months that end with a reference date, and the number of calendar days after it. */
    months: z.array(z.int().min(1).max(12), 'must be a list of months, 1 to 12').min(1, 'must name a month'),
    days: z.int('must be a whole number of days').min(1, 'must be at least 1').max(365, 'must be at most 365'),
  }),
  caption: prose(),
  events: listOf('filing', filing),
  proposed: listOf('filing', filing),
});

/** `glossary.yaml` */
export const glossarySchema = z.strictObject({
  terms: listOf('term', {
    id: slug(),
    term: prose().refine((term) => /^[A-Z]/.test(term), 'must begin with a capital letter, A to Z'),
    /** Other forms of the term. */
    also: proseList().optional(),
    definition: prose(),
    see: links(),
  }).refine(distinctIds, 'must not use the id of a term twice'),
});

/** `portal.yaml` */
export const portalSchema = z.strictObject({ lead: prose(), before: proseList(), demonstration: prose() });

/** A verdict of the check, in general and for each kind of thing that can lead to it. */
const checkVerdict = () =>
  z.strictObject({
    word: prose('The verdict as a word.'),
    meaning: prose(),
    of: z
      .strictObject({
        site: prose().optional(),
        email: prose().optional(),
        phone: prose().optional(),
        licence: prose().optional(),
        name: prose().optional(),
        account: prose().optional(),
        handle: prose().optional(),
        code: prose().optional(),
        several: prose().optional(),
        names: prose().optional(),
        ours: prose().optional(),
        near: prose().optional(),
        longer: prose().optional(),
        warned: prose().optional(),
      } satisfies Record<ItemKind | 'several' | 'names' | 'ours' | 'near' | 'longer' | 'warned', unknown>)
      .optional(),
    more: prose().optional(),
    todo: proseList(),
    todoOfContact: proseList().optional(),
  });

const toneText = () => z.strictObject({ heading: prose(), meaning: prose() });
const stateText = () => z.strictObject({ word: prose(), meaning: prose() });

/** `check.yaml`: the word for each verdict on a firm or website, what it means, and what to do. */
export const checkSchema = z.strictObject({
  lead: prose(),
  examples: z.strictObject({ name: literal(), licence: literal(), site: literal(), message: prose() }),
  verdicts: z.strictObject(
    // oxlint-disable-next-line no-unsafe-type-assertion -- a text for each name of the table
    Object.fromEntries(Object.keys(VERDICTS).map((name) => [name, checkVerdict()])) as Record<VerdictName, ReturnType<typeof checkVerdict>>,
  ),
  /** Headings instead of the word of a verdict: of a choice from one record, of an unlisted name without a Latin letter, and of a text with our name. */
  headings: z.strictObject({
    onlyOne: prose('Keep {name}, which the page replaces.').refine((value) => value.includes('{name}'), 'must contain {name}'),
    inOtherLetters: prose(),
    ours: prose(),
  }),
  tones: z.strictObject({
    alarm: toneText(),
    unlisted: toneText(),
    ended: toneText(),
    limited: toneText(),
    calm: toneText(),
    open: toneText(),
  } satisfies Record<Tone, unknown>),
  states: z.strictObject({ onRecord: stateText(), maybe: stateText(), uncheckable: stateText() }),
  resembles: z.strictObject({
    same: prose(),
    more: prose(),
    form: prose(),
    confusable: prose(),
    word: prose(),
    subdomain: prose(),
    path: prose(),
    pretends: prose(),
    mailbox: prose(),
    handle: prose(),
    letter: prose(),
    digit: prose(),
    licence: prose(),
    ours: prose(),
  } satisfies Record<Likeness, unknown> & Record<string, unknown>),
  limits: proseList(),
  withoutScript: proseList(),
});

/** What may have happened to somebody. The id is that of the section with the steps on the Investor Warnings page. */
const HAPPENED = ['already-paid', 'fee-asked', 'cannot-withdraw', 'identity-sent', 'access-given', 'in-our-name'] as const;

/** `what-happened.yaml`: what to do after something happened, most urgent first, and the link with which people choose it. */
export const whatHappenedSchema = z.strictObject({
  id: z.enum(HAPPENED, `must be one of ${HAPPENED.join(', ')}`),
  link: prose('A link, in the words of the person to whom it happened.'),
  heading: prose(),
  lead: prose(),
  steps: listOf('step', { what: prose(), when: prose().optional(), how: proseList().optional() }),
});

export type Block = z.output<ReturnType<typeof block>>;
export type DocumentSection = z.output<ReturnType<typeof sections>>[number];
export type Guidance = z.output<typeof guidanceSchema>;
export type FilingChecklist = z.output<typeof filingChecklistSchema>;
export type Faq = z.output<typeof faqSchema>;
export type Advisory = z.output<typeof advisorySchema>;
export type DocumentTexts = z.output<typeof documentTextsSchema>;
export type SecurityPage = z.output<typeof securityPageSchema>;
export type Checklist = z.output<typeof checklistSchema>;
export type AboutIcon = (typeof ABOUT_ICONS)[number];
export type People = z.output<typeof peopleSchema>;
export type Returns = z.output<typeof returnsSchema>;
export type HappenedToSomebody = z.output<typeof whatHappenedSchema>;
export type Glossary = z.output<typeof glossarySchema>;
