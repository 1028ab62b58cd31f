import { expect, test } from 'vitest';
import { checkLinks } from './check-links.ts';

const GLOSSARY = '<section id="levy"><a href="#levy">Levy</a></section>';
const linkTo = (href: string) => `<p id="here"><a href="${href}">a link</a></p>`;

test.for(['#here', '/glossary#levy', '/glossary?q=x#levy', '/glossary', 'https://other.example/#nowhere'])(
  'a link to %s may be',
  (href) => {
    expect(() =>
      checkLinks(
        new Map([
          ['/', linkTo(href)],
          ['/glossary', GLOSSARY],
        ]),
      ),
    ).not.toThrow();
  },
);

test.for(['#levy', '/glossary#fees', '/nowhere#levy'])('a link to %s stops the build', (href) => {
  const address = href.startsWith('#') ? `/${href}` : href;
  expect(() =>
    checkLinks(
      new Map([
        ['/', linkTo(href)],
        ['/glossary', GLOSSARY],
      ]),
    ),
  ).toThrow(`${address} on the page /`);
});
