import { describe, expect, test } from 'vitest';
import { pageAt as builtPage } from '../support/built-pages.ts';
import { content } from '../support/content.ts';
import { textsIn } from '../support/every-text.ts';

/**
 * What the HTML of single pages says: that each shows its record of the content, and leads on to the right pages. What visitors do
 * there is tested in `tests/e2e/screens.spec.ts`, and what our own content must say beside the code that reads it.
 */

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** A built page in English. */
function pageAt(path: string) {
  const $ = builtPage(path);
  const textsOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => words($(element).text()));
  return {
    $,
    textsOf,
    textOf: (selector: string) => textsOf(selector).join(' '),
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
  };
}

/** Each page of text with the records of the content that it shows. */
const SHOWN: readonly (readonly [path: string, records: unknown])[] = [
  ...content.advisories.map(
    (advisory) => [content.alerts.find(({ id }) => id === advisory.id)?.link ?? '', [advisory.lead, advisory.sections]] as const,
  ),
  ['/regulatory-guidance', [content.faqs, content.guidance, content.filingChecklist.sections]],
  ['/digital-filings-portal', content.portal],
  ['/self-assessment-tools', content.tools.map(({ title, description }) => [title, description])],
  ['/report-abuse', content.reportAbuse],
  // The beginning of a report is in its form, once the script runs.
  ['/contact', [{ ...content.contact, scam: content.contact.scam.tell }, content.site.address]],
  ['/privacy-policy', content.privacyPolicy.sections],
  ['/terms-of-service', content.termsOfService.sections],
  ['/accessibility', content.accessibility.sections],
  ['/legal-documents', content.legalDocuments.map(({ title, sections }) => [title, sections])],
  ['/about-us', [content.about, content.people.board]],
  ['/market-surveillance', content.surveillance],
  ['/compliance-resources', [content.resources, content.returns, content.licensing]],
  ['/publications', content.publications.map(({ title, type }) => [title, type])],
  ['/glossary', content.glossary.terms.map(({ term, definition }) => [term, definition])],
  ['/regulations', content.frameworks.map(({ title, status, summary, rules }) => [title, status, summary, rules])],
];

test.for(SHOWN)('%s shows each text of its record, among others those that the specification fixes', ([path, records]) => {
  const shown = pageAt(path).textOf('main');
  // What has no space is an id, a key or an address.
  const texts = textsIn(records)
    .map(words)
    .filter((text) => text.includes(' '));
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
});

describe.each(content.alerts.filter(({ link }) => link?.startsWith('/advisories/')))('the advisory $link', ({ id, link }) => {
  const { linksTo, factOf } = pageAt(link ?? '');
  const advisory = content.advisories.find((each) => each.id === id);

  test('shows its reference and its time, and leads back to the alerts (ALERT-2)', () => {
    expect(words(factOf('Reference').text())).toBe(id);
    expect(words(factOf('Issued').find('time').text())).toMatch(/^\d{1,2} \p{L}+ \d{4}, \d{2}:\d{2} UTC$/u);
    expect(factOf('Issued').find('time').attr('datetime')).toBe(advisory?.issued.replace(/ (.+) UTC$/, 'T$1Z'));
    expect(linksTo('Back to Alerts')).toEqual(['/#latest-alerts']);
  });
});

describe('the guidance', () => {
  const { $, textsOf } = pageAt('/regulatory-guidance');

  test('answers each question, and one answer is open at a time, without a script too (GUIDE-1)', () => {
    expect(textsOf('#questions details summary h3')).toEqual(content.faqs.map(({ question }) => words(question)));
    const names = $('#questions details')
      .toArray()
      .map((details) => $(details).attr('name'));
    expect(names[0]).toBeTruthy();
    expect(new Set(names).size).toBe(1);
    expect($('details[open]')).toHaveLength(0);
  });
});

describe.each(content.tools)('the checklist $link', ({ link }) => {
  const { $, textOf, textsOf } = pageAt(link);
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

  test('of the login requires an entity and a password, and says before it that it is a demonstration (LOGIN-1, LOGIN-2, LOGIN-4)', () => {
    const { $, textOf } = pageAt('/digital-filings-portal');
    const fields = $('main form input').toArray();
    expect(fields.map(({ attribs }) => [attribs['name'], attribs['type'] ?? 'text', 'required' in attribs])).toEqual([
      ['entity', 'text', true],
      ['password', 'password', true],
    ]);
    const [before = ''] = textOf('main').split(words($('main form').text()));
    expect(before).toContain(words(content.portal.demonstration));
    expect($('main a[href="/regulatory-guidance#dfp-chk-01"]')).not.toHaveLength(0);
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

test('a report page leads out to the first neutral page, and offers the others (FORM-5)', () => {
  const { $, linksTo } = pageAt('/report-abuse');
  expect(linksTo('Exit this page')).toEqual([content.site.neutralPages.en[0]?.address]);
  const choice = $('option').filter((_, option) => content.site.neutralPages.en.some(({ address }) => address === $(option).attr('value')));
  expect(choice.toArray().map((option) => words($(option).text()))).toEqual(content.site.neutralPages.en.map(({ name }) => name));
});

test('reader views keep the lead and the facts of an article: they look for them only beside the text', () => {
  const paths = [
    '/accessibility',
    '/privacy-policy',
    '/security',
    '/terms-of-service',
    ...content.alerts.flatMap(({ link }) => link ?? []),
  ];
  for (const path of paths) {
    const parts = pageAt(path).$('main article').children();
    expect(parts.filter('h1 + p'), path).toHaveLength(1);
    expect(
      parts.filter((_, part) => part.attribs['class']?.includes('article') === true),
      path,
    ).toHaveLength(1);
  }
});
