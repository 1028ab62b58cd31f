import { Plural, Trans } from '@lingui/react/macro';
import frameworks from 'content:framework-dates';
import margins from 'content:register/capital-margins';
import type { HomeDrawing } from '#build/content/schemas/records.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { NextReturn } from '#src/parts/next-return/next-return.tsx';

/** A fact about the drawing of a service card, counted from the same data. */
export function ServiceFact({ of }: { of: HomeDrawing }) {
  if (of === 'frameworks') return <InForce />;
  return of === 'surveillance' ? <BelowMinimum /> : <NextReturn />;
}

function InForce() {
  const proposed = frameworks.filter(({ until }) => until !== undefined).length;
  const inForce = frameworks.length - proposed;
  return (
    <Trans>
      {inForce} in force, {proposed} proposed
    </Trans>
  );
}

function BelowMinimum() {
  const { least, counts } = margins;
  const sum = (list: readonly number[]) => list.reduce((total, count) => total + count, 0);
  const total = formatNumber(sum(counts));
  return (
    <Plural
      value={sum(counts.slice(0, -least))}
      one={`# of ${total} firms is below its minimum ratio`}
      other={`# of ${total} firms are below their minimum ratio`}
    />
  );
}
