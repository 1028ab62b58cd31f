import { expect, test } from 'vitest';
import { routes } from '#src/routes.ts';
import { PAGE_GROUPS } from './page-groups.ts';

test('a page below another is listed with it', () => {
  const groupOf = (page: string) => PAGE_GROUPS.find(({ paths }) => paths.some((path) => path === page))?.id;
  for (const { path, parent } of routes.filter((route) => route.parent?.startsWith('/') && !route.parent.includes('#'))) {
    expect(groupOf(path), path).toBe(groupOf(parent ?? ''));
  }
  expect(groupOf('/advisories/enforcement-action')).toBe('rules');
});
