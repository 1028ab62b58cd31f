import { Fragment, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { formatDay } from '#src/i18n/format-date.ts';
import { LIST } from '#src/i18n/punctuation.ts';
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

/** Names in a row. Each is an element of its own, so that the first one is on the right in Arabic. */
export function NameList({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && LIST}
      <FirmName>{name}</FirmName>
    </Fragment>
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
