import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PageName } from '../../src/routes.ts';
import { recordPagesOf } from '../../build/content/modules/modules.ts';
import { content } from './content.ts';

const SOURCE = readFileSync(resolve(import.meta.dirname, '../../src/page-meta.ts'), 'utf8');

/**
 * The English title and description of a page. It reads the source of `page-meta.ts`, because the macros there only work after Vite
 * has compiled them. @throws if the source has another form.
 */
export function pageTexts(page: PageName): { title: string; description: string } {
  const record = recordPagesOf(content)[page];
  if (record) return record;
  const [, title, description] =
    new RegExp(`\\n  '?${page}'?: \\{\\s+title: msg\`(.+)\`,\\s+description: msg\`(.+)\`,\\n`).exec(SOURCE) ?? [];
  if (title === undefined || description === undefined) throw new Error(`src/page-meta.ts has no title and description of ${page}`);
  return { title, description };
}
