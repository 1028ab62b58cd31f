import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Link } from './parts/link/link.ts';
import { findRoute, notFound, routes } from './routes.ts';

const all = [...routes, notFound];

describe('an address', () => {
  test.for([
    ['/', '/'],
    ['', '/'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['//', '/'],
    ['/404', '/404'],
    ['/404.html', '/404'],
    ['/nowhere', '/404'],
    ['/regulated-companies/nowhere', '/404'],
    ['/Regulated-Companies', '/404'],
    ['/regulated-companies.htm', '/404'],
    ['/regulated-companies%2f', '/404'],
    ['regulated-companies', '/404'],
    ['/constructor', '/404'],
    ['/__proto__', '/404'],
    ['/index/index', '/404'],
  ])('%j shows the page of %s', ([address = '', path]) => {
    expect(findRoute(address).path).toBe(path);
  });

  test('finds every route as a host may write it', () => {
    for (const route of routes.filter(({ path }) => path !== '/')) {
      for (const end of ['', '/', '.html', '/index.html']) expect(findRoute(route.path + end)).toBe(route);
    }
  });

  test('never throws, and belongs to no page unless it begins with that of one', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom('/', '.', 'html', 'index', '%', '\n', 'warnings') })),
        (address) => {
          const route = findRoute(address);
          expect(route === notFound || address.startsWith(route.path) || route.path === '/').toBe(true);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

test('a link to a page that does not exist does not compile', () => {
  const linkTo = (href: Parameters<typeof Link>[0]['href']) => findRoute(href.replace(/[?#].*/, ''));
  const right = [linkTo('/warnings'), linkTo('/warnings?page=2'), linkTo('/warnings?page=2#a-firm'), linkTo('/#latest-alerts')];
  expect(right).not.toContain(notFound);
  const wrong = [
    // @ts-expect-error -- there is no such page
    linkTo('/warning'),
    // @ts-expect-error -- its address has no slash at its end
    linkTo('/warnings/'),
    // @ts-expect-error -- nobody is sent to the page for unknown addresses
    linkTo('/404'),
    // @ts-expect-error -- another site takes an ordinary `<a>`
    linkTo('https://example.com'),
  ];
  expect(wrong).toHaveLength(4);
});

describe('every route', () => {
  test('has its own address, in lower case and without a slash at the end', () => {
    const paths = all.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => path !== '/' && !/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path))).toEqual([]);
  });

  test('below another is, step by step, below the home page', () => {
    for (const route of routes) {
      const above = new Set<string>([route.path]);
      for (let { parent } = route; parent !== undefined; { parent } = findRoute(parent.replace(/#.*/, ''))) {
        const path = parent.replace(/#.*/, '');
        expect(routes.map((other) => other.path)).toContain(path);
        expect(above, `${route.path} stands below itself`).not.toContain(path);
        above.add(path);
      }
    }
  });
});
