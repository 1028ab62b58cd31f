import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { fileOf } from '../../build/built-files.ts';
import type { Block } from '../../build/content/schemas/texts.ts';
import { findRoute } from '../../src/routes.ts';
import { content } from '../support/content.ts';

/**
 * What the HTML of single pages says: that each shows its record of the content, and leads on to the right pages. What visitors do
 * there is tested in `tests/e2e/screens.spec.ts`, and what our own content must say beside the code that reads it.
 */

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** A built page in English. */
function pageAt(path: string) {
  const $ = load(readFileSync(join('dist', fileOf(findRoute(path))), 'utf8'));
  const textsOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => words($(element).text()));
  return {
    $,
    textsOf,
    textOf: (selector: string) => textsOf(selector).join(' '),
    /** Where the links in an element lead. */
    hrefsIn: (selector: string) =>
      $(selector)
        .find('a')
        .toArray()
        .map((link) => $(link).attr('href')),
    /** Where the links with this text lead. */
    linksTo: (text: string) =>
      $('main a')
        .toArray()
        .filter((link) => words($(link).text()) === text)
        .map((link) => $(link).attr('href')),
    /** The value below a term. */
    factOf: (term: string) =>
      $('dt')
        .filter((_, element) => words($(element).text()) === term)
        .next('dd'),
    /** The texts of the cells in each row of the body of a table. */
    rowsOf: (selector: string) =>
      $(selector)
        .find('tbody tr')
        .toArray()
        .map((row) =>
          $(row)
            .find('th, td')
            .toArray()
            .map((cell) => words($(cell).text())),
        ),
  };
}

const linesOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => ('text' in block ? block.text : 'list' in block ? block.list : block.ordered)).map(words);
const textsOfSections = (sections: readonly { heading: string; blocks: readonly Block[] }[]) =>
  sections.flatMap(({ heading, blocks }) => [words(heading), ...linesOf(blocks)]);
/** The texts that a page lacks. */
const missing = (page: string, texts: readonly string[]) => texts.map(words).filter((text) => !page.includes(text));

describe.each(content.alerts.filter(({ link }) => link?.startsWith('/advisories/')))('the advisory $link', ({ id, link }) => {
  const { $, textOf, linksTo, factOf } = pageAt(link ?? '');
  const advisory = content.advisories.find((each) => each.id === id);
  const blocks = advisory?.sections.flatMap((section) => section.blocks) ?? [];

  test('shows its reference and its time, and leads back to the alerts (ALERT-2)', () => {
    expect(words(factOf('Reference').text())).toBe(id);
    expect(words(factOf('Issued').find('time').text())).toMatch(/^\d{1,2} \p{L}+ \d{4}, \d{2}:\d{2} UTC$/u);
    expect(factOf('Issued').find('time').attr('datetime')).toBe(advisory?.issued.replace(/ (.+) UTC$/, 'T$1Z'));
    expect(linksTo('Back to Alerts')).toEqual(['/#latest-alerts']);
  });

  test('shows its text, with numbered and bulleted lists as in the content (ALERT-2)', () => {
    expect(blocks.length).toBeGreaterThan(0);
    expect(missing(textOf('article'), [advisory?.lead ?? '', ...textsOfSections(advisory?.sections ?? [])])).toEqual([]);
    expect($('article ol')).toHaveLength(blocks.filter((block) => 'ordered' in block).length);
    expect($('article ul')).toHaveLength(blocks.filter((block) => 'list' in block).length);
  });
});

describe('the guidance', () => {
  const { $, textOf, textsOf, linksTo } = pageAt('/regulatory-guidance');

  test('answers each question, and one answer is open at a time, without a script too (GUIDE-1)', () => {
    expect(textsOf('#questions details summary h3')).toEqual(content.faqs.map(({ question }) => words(question)));
    content.faqs.forEach(({ id, answer }) => expect(missing(textOf(`details[id="${id}"]`), linesOf(answer))).toEqual([]));
    const names = $('#questions details')
      .toArray()
      .map((details) => $(details).attr('name'));
    expect(names[0]).toBeTruthy();
    expect(new Set(names).size).toBe(1);
    expect($('details[open]')).toHaveLength(0);
  });

  test.each(content.guidance)('lists $code with its reference and date, and has it as a section (GUIDE-2, GUIDE-3)', (document) => {
    const { code, name, ref, date, sections, changes } = document;
    const id = code.toLowerCase();
    const item = $('#documents li').filter((_, element) => words($(element).text()).includes(`${code} ${name}`));
    expect(item).toHaveLength(1);
    expect(words(item.find(`a[href="#${id}"]`).text())).toBe(`${code} ${name}`);
    expect(words(item.text())).toContain(ref);
    expect(item.find(`time[datetime="${date}"]`)).toHaveLength(1);
    expect(textsOf(`#${id} h2`)).toEqual([`${code} ${name}`]);
    expect(missing(textOf(`#${id}`), [ref, ...textsOfSections(sections)])).toEqual([]);
    expect(linksTo(`What changed: ${code}`)).toEqual([`#${id}-changes`]);
    expect(
      missing(
        textOf(`#${id}-changes`),
        changes.map(({ change }) => change),
      ),
    ).toEqual([]);
  });

  test('has the filing checklist as a section, and an answer that names it leads there (GUIDE-7, LOGIN-4)', () => {
    const { title, ref, sections } = content.filingChecklist;
    const id = ref.toLowerCase();
    expect(textsOf(`#${id} h2`)).toEqual([`${ref} ${title}`]);
    expect(missing(textOf(`#${id}`), textsOfSections(sections))).toEqual([]);
    const named = content.faqs.filter(({ answer }) => linesOf(answer).some((line) => line.includes(ref)));
    expect(named).not.toEqual([]);
    for (const { id: question } of named) expect($(`details[id="${question}"] a[href="#${id}"]`).text()).toContain(ref);
    expect(pageAt('/digital-filings-portal').$(`main a[href="/regulatory-guidance#${id}"]`).text()).toContain(ref);
  });
});

describe.each(content.tools)('the checklist $link', ({ link, title }) => {
  const { $, textOf, textsOf, linksTo } = pageAt(link);
  const sections = content.checklists.find((checklist) => checklist.title === textsOf('h1')[0])?.sections ?? [];
  const items = sections.flatMap((section) => section.items);

  test('has a box for each item, named by its statement and described by what to do, in the sections of the content (TOOL-2)', () => {
    expect(items).not.toEqual([]);
    const boxes = $('main input[type="checkbox"]').toArray();
    const found = boxes.map((box) => ({
      id: $(box).attr('id'),
      name: words($(`[id="${$(box).attr('aria-labelledby')}"]`).text()),
      description: words($(`[id="${$(box).attr('aria-describedby')}"]`).text()),
      // After its name, a section has the count of its ticks.
      section: words($(box).closest('fieldset').find('legend').text()).replace(/\s*\d+ \/ \d+$/, ''),
    }));
    expect(found).toEqual(
      sections.flatMap((section) =>
        section.items.map(({ id, text, todo, source }) => ({
          id,
          name: words(text),
          description: `${words(todo)} (${source})`,
          section: words(section.name),
        })),
      ),
    );
  });

  test('begins with nothing ticked and a warning that it is not complete (TOOL-3, TOOL-4)', () => {
    expect($('main input[checked]')).toHaveLength(0);
    expect($('[role="progressbar"]').attr()).toMatchObject({ 'aria-valuenow': '0', 'aria-valuemax': String(items.length) });
    expect(textOf('main')).toContain(`0 of ${items.length} completed`);
    expect(textOf('main [role="status"]')).toContain('Not complete.');
  });

  test('is reached from the tools, and leads back to them (TOOL-1, TOOL-3)', () => {
    expect(pageAt('/self-assessment-tools').linksTo(`Launch Tool: ${words(title)}`)).toEqual([link]);
    expect(linksTo('Back to Tools')).toEqual(['/self-assessment-tools']);
  });
});

describe('a form', () => {
  test.each(['/contact', '/report-abuse'])(
    'on %s requires every field, and says before it that nothing is sent (FORM-1, FORM-2)',
    (path) => {
      const { $, textOf } = pageAt(path);
      const fields = $('main form').find('input, textarea').toArray();
      expect(fields.map(({ attribs }) => [attribs['name'], 'required' in attribs])).toEqual(
        ['name', 'email', 'message'].map((name) => [name, true]),
      );
      expect($('main form [name="email"]').attr('type')).toBe('email');
      const [before = ''] = textOf('main').split(words($('main form').text()));
      expect(before).toContain('This form sends nothing and keeps nothing.');
    },
  );

  test('of the login requires an entity and a password, and says before it that it is a demonstration (LOGIN-1, LOGIN-2)', () => {
    const { $, textOf } = pageAt('/digital-filings-portal');
    const fields = $('main form input').toArray();
    expect(fields.map(({ attribs }) => [attribs['name'], attribs['type'] ?? 'text', 'required' in attribs])).toEqual([
      ['entity', 'text', true],
      ['password', 'password', true],
    ]);
    const [before = ''] = textOf('main').split(words($('main form').text()));
    expect(missing(before, [content.portal.lead, content.portal.demonstration])).toEqual([]);
  });

  test('puts nothing into an address when it is sent without a script', () => {
    for (const path of ['/contact', '/report-abuse', '/digital-filings-portal'])
      expect(pageAt(path).$('main form').attr('method'), path).toBe('dialog');
  });

  test('for a report suggests nothing that was typed before', () => {
    const { $ } = pageAt('/report-abuse');
    for (const field of $('main form').find('input, textarea').addBack().toArray()) expect($(field).attr('autocomplete')).toBe('off');
  });
});

test('a report page leads out to the first neutral page, says what protects the visitor, and what would happen next (FORM-5)', () => {
  const { $, textsOf, textOf, linksTo } = pageAt('/report-abuse');
  const { after, protection } = content.reportAbuse;
  expect(linksTo('Exit this page')).toEqual([content.site.neutralPages.en[0]?.address]);
  const choice = $('option').filter((_, option) => content.site.neutralPages.en.some(({ address }) => address === $(option).attr('value')));
  expect(choice.toArray().map((option) => words($(option).text()))).toEqual(content.site.neutralPages.en.map(({ name }) => name));
  expect(textsOf('#after p')[0]).toBe(words(after.lead));
  expect(
    missing(
      textOf('#after li'),
      after.steps.flatMap(({ when, what }) => [when, what]),
    ),
  ).toEqual([]);
  expect(textsOf('#protection p')[0]).toBe(words(protection.lead));
  expect(
    missing(
      textOf('#protection'),
      protection.points.flatMap((point) => [point.title, point.description]),
    ),
  ).toEqual([]);
});

test('the privacy policy and the terms of service show their sections', () => {
  for (const [path, { sections }] of [
    ['/privacy-policy', content.privacyPolicy],
    ['/terms-of-service', content.termsOfService],
  ] as const) {
    const { textOf, textsOf } = pageAt(path);
    expect(textsOf('article section h2').slice(0, sections.length), path).toEqual(sections.map(({ heading }) => words(heading)));
    expect(missing(textOf('article'), textsOfSections(sections)), path).toEqual([]);
  }
});

test('Contact has the steps of a complaint, the telephone number, and where to complain about the Authority', () => {
  const { textOf, textsOf, linksTo } = pageAt('/contact');
  const { steps, compensation, aboutUs } = content.contact.complaints;
  expect(linksTo('Complaints and compensation')).toEqual(['#complaints']);
  expect(textsOf('#complaints h2')).toEqual(['Complaints and compensation']);
  expect(missing(textOf('#complaints'), [...steps, ...compensation, ...aboutUs.text, aboutUs.email])).toEqual([]);
  expect(missing(textOf('main'), content.contact.telephone)).toEqual([]);
  expect(linksTo('the rules for appeals and complaints')).toEqual(['/legal-documents#appeals']);
});

describe('About Us', () => {
  const { textOf, textsOf, linksTo } = pageAt('/about-us');
  const { people, about } = content;

  test('has four groups of four cards (LEGAL-5)', () => {
    for (const { id, title, sections } of about.groups) {
      expect(textsOf(`[id="${id}"] h2`)).toEqual([words(title)]);
      expect(textsOf(`[id="${id}"] h3`)).toEqual(sections.map((section) => words(section.title)));
      expect(
        missing(
          textOf(`[id="${id}"]`),
          sections.map(({ description }) => description),
        ),
      ).toEqual([]);
    }
  });

  test('names the members of the Board, the independent ones first, and says that they are fictional', () => {
    const { $ } = pageAt('/about-us');
    const lists = $('#governing-board ul')
      .toArray()
      .map((list) =>
        $(list)
          .children('li')
          .toArray()
          .map((item) => words($(item).text())),
      );
    for (const [index, independent] of [true, false].entries()) {
      const members = people.board.members.filter((member) => member.independent === independent);
      expect(lists[index]).toHaveLength(members.length);
      expect(members.filter(({ name }, row) => !lists[index]?.[row]?.includes(name))).toEqual([]);
    }
    expect(lists).toHaveLength(2);
    expect(textOf('#governing-board')).toContain(words(people.fictional));
    expect(linksTo('How to complain about the Authority')).toEqual(['/contact#complaints-about-us']);
  });
});

describe('Compliance Resources', () => {
  const { $, textOf, hrefsIn, linksTo, rowsOf } = pageAt('/compliance-resources');
  const { returns, licensing } = content;

  test('has the calendar of returns: what is filed, by whom, from when, the due date and a link to the rule', () => {
    expect(linksTo('Calendar of returns')).toEqual(['#calendar']);
    for (const [heading, filings] of [
      ['Every quarter', returns.periodic],
      ['After an event', returns.events],
      ['Proposed in DARF, not in force', returns.proposed],
    ] as const) {
      const headingId = $('#calendar h3')
        .filter((_, element) => words($(element).text()) === heading)
        .attr('id');
      const table = `#calendar table[aria-labelledby="${headingId}"]`;
      expect(rowsOf(table)).toEqual(filings.map(({ what, who, from, due, source }) => [what, who, from, due, source].map(words)));
      expect(hrefsIn(table)).toEqual(filings.map(({ link }) => link));
    }
  });

  test('says how to get a licence, with the costs for each tier', () => {
    expect(linksTo('How to get a licence')).toContain('#licence');
    const { lead, who, steps, cost, levies, refusal } = licensing;
    const texts = [lead, ...who, ...steps.map(({ text }) => text), cost, ...levies.map(({ levy }) => levy), ...refusal];
    expect(missing(textOf('#licence'), texts)).toEqual([]);
  });
});

describe('the glossary', () => {
  const { $, textOf, textsOf, hrefsIn } = pageAt('/glossary');

  test('explains every term under its letter, and leads to where it is used', () => {
    const { terms } = content.glossary;
    const letters = [...new Set(terms.map(({ term }) => term.slice(0, 1)))];
    expect(textsOf('main h2')).toEqual(letters);
    for (const letter of letters) expect($(`main nav a[href="#letter-${letter.toLowerCase()}"]`)).toHaveLength(1);
    for (const { id, term, definition, see } of terms) {
      expect(textsOf(`[id="${id}"] h3`)).toEqual([words(term)]);
      expect(textOf(`[id="${id}"]`)).toContain(words(definition));
      expect(hrefsIn(`[id="${id}"]`)).toEqual(see.map(({ link }) => link));
    }
  });

  test('is in the footer, with the other quick links (FOOTER-2)', () => {
    const required = ['/legal-documents', '/privacy-policy', '/terms-of-service', '/accessibility', '/warnings', '/about-us', '/glossary'];
    expect(hrefsIn('footer nav')).toEqual(expect.arrayContaining(required));
  });
});

test('Regulations shows each framework with its status (REG-1)', () => {
  const { $, textsOf, linksTo } = pageAt('/regulations');
  for (const { id, title, status, summary } of content.frameworks) {
    expect(textsOf(`[id="${id}"] h2`)).toEqual([words(title)]);
    const texts = $(`[id="${id}"] *`)
      .toArray()
      .map((element) => words($(element).text()));
    expect(texts).toContain(status);
    expect(texts).toContain(words(summary));
    expect(linksTo(words(title))).toEqual([`#${id}`]);
  }
});

test('Publications is a table of all publications with title, type, date and format (PUBLICATION-1)', () => {
  const { $, rowsOf } = pageAt('/publications');
  const table = 'main table[aria-label="Publications library"]';
  expect(rowsOf(table).map((cells) => cells.slice(0, 2))).toEqual(content.publications.map(({ title, type }) => [words(title), type]));
  expect(rowsOf(table).map(([, , , format]) => format)).toEqual(content.publications.map(({ format }) => format));
  const days = $(table)
    .find('time')
    .toArray()
    .map((time) => $(time).attr('datetime'));
  expect(days).toEqual(content.publications.map(({ date }) => date));
});
