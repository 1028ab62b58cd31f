import { createCheck, type Check, type FirmRecord } from '../src/check.ts';
import { withContactPoints } from './contact-points.ts';
import { generateFirms } from './firms.ts';
import { ourLists } from './our-content.ts';

const FIRMS = 31_000;
const SEED = 20_253;

let made: { firms: FirmRecord[]; index: Check } | undefined;

/** A register of 31,000 firms beside our warnings. It is made once for all tests of a process, because that takes seconds. */
export function manyFirms(): { firms: FirmRecord[]; index: Check } {
  if (made) return made;
  const firms = withContactPoints(generateFirms(FIRMS), SEED);
  made = { firms, index: createCheck({ ...ourLists(), firms }) };
  return made;
}
