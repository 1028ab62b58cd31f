import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { formatDay } from '#src/i18n/format-date.ts';
import type { OtherName } from '#src/register/other-names.ts';
import { FirmName } from './firm-name.tsx';

/** The other names of a firm, a line for each, or nothing. A line says whether the firm trades under the name or no longer has it. */
export function OtherNames({ names, className }: { names: readonly OtherName[] | undefined; className?: string | undefined }) {
  return names?.map(({ name, until }) => (
    <p key={name} className={className}>
      <WhichName name={<FirmName>{name}</FirmName>} until={until} />
    </p>
  ));
}

function WhichName({ name, until }: { name: ReactNode; until: string | undefined }) {
  if (until === undefined) return <Trans>Trading name: {name}</Trans>;
  const day = formatDay(until);
  return (
    <Trans>
      Former name, until {day}: {name}
    </Trans>
  );
}
