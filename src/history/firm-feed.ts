import { MAX_WATCHED_FIRMS } from '#src/register/sizes.ts';

/** Licence numbers that can be the name of a file on every system. The pattern of a register may allow others. */
const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
export const canNameFile = (name: string) => FILE_NAME.test(name);

/**
 * The address of the feed of a firm, without the prefix of the language; undefined if it has none.
 * @param firms the number of firms in the register
 */
export function firmFeed(licenseId: string, firms: number): string | undefined {
  return firms <= MAX_WATCHED_FIRMS && canNameFile(licenseId) ? `/feeds/firms/${licenseId}.atom` : undefined;
}
