import type { Address, Intake } from './address.ts';
import type { MessagePattern } from './message.ts';

/**
 * - `regulated`: the text is the name or the licence of a regulated firm, or both. Never because of part of a name,
 *   nor if there is also an address, because anybody can write a firm's name beside their own address.
 * - `onRecord`: the text is an address or a telephone number on record for a firm, or a message with nothing else to reach anyone.
 * - `warned`: the text is the name or an alias of a warned firm, or an address in it is covered by a listed one, or an email address
 *   or telephone number in it is listed.
 * - `both`: the same name is that of a regulated firm and of one that we warn about, a possible clone.
 * - `clone`: the message names a firm, and an address or a telephone number in it is not on the record of that firm.
 * - `notOnRecord`: an address imitates one on record, or a message names a firm beside something that is not on its record.
 * - `unsettled`: it is part of names on record, or a licence among other words. There is a list to choose from.
 * - `neither`: nothing matches. `resembles` may still have something.
 * - `empty`: nothing was typed.
 */
export type Verdict = 'empty' | 'neither' | 'regulated' | 'onRecord' | 'warned' | 'both' | 'clone' | 'notOnRecord' | 'unsettled';

/** What was found for a text. */
export interface Findings {
  /** The number of regulated firms whose name, licence or contact point is in the text. */
  firms: number;
  /** The number of warned firms whose name, address or number is in the text. */
  warned: number;
  /** The whole text is the name or the licence of the regulated firms. */
  isWhole: boolean;
  /** A name in the text is in both lists. */
  isSameName: boolean;
  /** The number of records that contain the text. */
  held: number;
  /** The firm on whose record a single address is. */
  isRecorded: (address: Address) => boolean;
  /** An address imitates one on record. */
  isImitation: boolean;
  pattern: MessagePattern;
}

/** The verdict about a text. Only what is on record leads to one (CHECK-4). */
export function judge({ kind, addresses }: Intake, findings: Findings): Verdict {
  const { firms, warned, isWhole, isSameName, held, isRecorded, isImitation, pattern } = findings;
  if (kind === 'empty') return 'empty';
  if (warned > 0) return isSameName ? 'both' : 'warned';
  if (isWhole) return 'regulated';
  if (pattern !== 'none') return pattern;
  const [address, ...others] = addresses;
  if (kind !== 'text' && address && others.length === 0) {
    if (isRecorded(address)) return 'onRecord';
    if (isImitation) return 'notOnRecord';
  }
  // In a message with addresses, only whole names, licences and covered addresses count: its words occur in many names by chance.
  return firms + held > 0 && !(kind === 'text' && addresses.length > 0 && firms === 0) ? 'unsettled' : 'neither';
}
