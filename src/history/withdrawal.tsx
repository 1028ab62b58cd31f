import { Trans } from '@lingui/react/macro';
import { fold } from '@frontier/check/fold';
import withdrawn from 'content:history/withdrawn';
import { formatDay } from '#src/i18n/format-date.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import type { WithdrawnWarning } from './licence-steps.ts';

/** The warnings that were taken back, the latest first. No search finds them as warnings. */
export { withdrawn };

/** Says that a warning was withdrawn, when and why. */
export function Withdrawal({ warning }: { warning: WithdrawnWarning }) {
  const day = formatDay(warning.withdrawn);
  const name = <FirmName>{warning.name}</FirmName>;
  const reason = <ContentText>{warning.reason}</ContentText>;
  return (
    <Trans>
      A warning about {name} was withdrawn on {day}. {reason}
    </Trans>
  );
}

/** Finds one of which the whole text is a name or a website. A page of a website is not enough. */
export function findWithdrawnNamed(text: string, all: readonly WithdrawnWarning[] = withdrawn): WithdrawnWarning | undefined {
  const [name, site] = [fold(text.trim()), siteOf(text)];
  return all.find(
    (warning) =>
      [warning.name, ...warning.aliases].some((known) => fold(known) === name) ||
      warning.websites.some((website) => siteOf(website) === site),
  );
}

/** An address as people write it: without the scheme, `www.` and the slash at the end, also if it is defanged. */
function siteOf(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replaceAll('[.]', '.')
    .replace(/^h(?:tt|xx)ps?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
}
