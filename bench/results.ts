import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export const RESULTS = 'bench/RESULTS.md';

/** Replaces the part of the results under this title, and keeps the others. */
export function writePart(title: string, text: string): void {
  const parts = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8').split(/^(?=# )/m) : [];
  const part = `# ${title}\n\n${text.trim()}\n`;
  const position = parts.findIndex((other) => other.startsWith(`# ${title}\n`));
  if (position === -1) parts.push(part);
  else parts[position] = part;
  writeFileSync(RESULTS, parts.map((other) => other.trim()).join('\n\n') + '\n');
}
