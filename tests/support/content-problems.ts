import type { z } from 'zod';
import { checkRecord } from '../../build/content/reading/check-record.ts';
import { type ContentProblem, formatProblem } from '../../build/content/problems.ts';

/** The problems of a value in the words that an editor reads, without the file: `websites.0 "b.example": must be …`. */
export function problemsOf(schema: z.ZodType, value: unknown): string[] {
  const problems: ContentProblem[] = [];
  checkRecord(schema, value, { file: 'file', lineOf: () => 1 }, problems);
  return problems.map((problem) => formatProblem(problem).replace(/^file:1 /, ''));
}
