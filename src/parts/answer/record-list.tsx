import { useState, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { RANKS, type MatchedRecords } from '@frontier/check';
import { formatNumber } from '#src/i18n/format-number.ts';
import { Verbatim } from '#src/ui/verbatim.tsx';
import { Matched } from './matched.tsx';
import { WarningLink } from './record-link.tsx';
import { useListedFirm, useWarnedFirm } from '#src/check/use-listed.ts';
import { WarnedEntry } from './warned-entry.tsx';
import { FirmStatusMark } from '#src/parts/firm-record/firm-status.tsx';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { Link } from '#src/parts/link/link.ts';
import { Button } from '#src/ui/button.tsx';
import { WarningSign } from '#src/ui/icon.tsx';
import { recordAt } from '#src/parts/link/ask-at.ts';
import { FirmEntry } from './firm-entry.tsx';
import { isMeant } from './meant.ts';
import { Part } from './part.tsx';
import { useDetails } from './use-details.ts';
import styles from './answer.module.css';

type FoundFirm = MatchedRecords['firms']['records'][number];
type FoundWarning = MatchedRecords['warnings']['records'][number];
type Props =
  | { list: 'firms'; found: MatchedRecords['firms']; isLikely: boolean }
  | { list: 'warnings'; found: MatchedRecords['warnings']; isLikely: boolean };

/** The number of records of a group that are shown, and added on each request. */
const AT_A_TIME = 10;

/** The matching records of a list, by kind of match. `isLikely`: the answer is that the first of them may be meant. */
export function RecordList({ list, found, isLikely }: Props) {
  if (found.total === 0) return null;
  const isFull = (rank: (typeof RANKS)[number]) => isMeant(rank, found.records, isLikely);
  const isOnlyOne = found.total === 1 && found.records.some(({ rank }) => isFull(rank));
  const levelOf = (rank: (typeof RANKS)[number]) => (isFull(rank) ? (isOnlyOne ? 'h3' : 'h4') : undefined);
  return (
    <Part heading={isOnlyOne ? <Single list={list} /> : <Several list={list} total={found.total} />}>
      <div className={styles['groups']}>
        {RANKS.map((rank) => (
          <Group
            key={rank}
            rank={rank}
            isFull={isFull(rank)}
            isNamed={!isOnlyOne && found.records.some((one) => one.rank !== rank)}
            entries={
              list === 'firms'
                ? found.records
                    .filter((one) => one.rank === rank)
                    .map((one) => <Firm key={one.position} found={one} level={levelOf(rank)} />)
                : found.records
                    .filter((one) => one.rank === rank)
                    .map((one) => <Warning key={one.position} found={one} level={levelOf(rank)} />)
            }
          />
        ))}
      </div>
    </Part>
  );
}

function Single({ list }: { list: Props['list'] }) {
  return list === 'firms' ? <Trans>The record</Trans> : <Trans>The warning</Trans>;
}

function Several({ list, total }: { list: Props['list']; total: number }) {
  return (
    <>
      {list === 'firms' ? <Trans>Regulated firms</Trans> : <Trans>Firms we warn about</Trans>}{' '}
      <span className={styles['total']}>{formatNumber(total)}</span>
    </>
  );
}

interface GroupProps {
  rank: (typeof RANKS)[number];
  isFull: boolean;
  /** Whether it has a heading. A single record needs none, and neither does the only group. */
  isNamed: boolean;
  entries: readonly ReactNode[];
}

/** One kind of match. The records in the verdict are shown in full; the others have a name and a link. */
function Group({ rank, isFull, isNamed, entries }: GroupProps) {
  const [most, setMost] = useState(AT_A_TIME);
  if (entries.length === 0) return null;
  const rest = Math.min(AT_A_TIME, entries.length - most);
  const more = formatNumber(rest);
  return (
    <div className={styles['group']}>
      {isNamed && (
        <h3>
          <GroupName rank={rank} /> <span className={styles['total']}>{formatNumber(entries.length)}</span>
        </h3>
      )}
      <ul className={isFull ? styles['entries'] : `tall-links ${styles['rows']}`}>{entries.slice(0, most)}</ul>
      {rest > 0 && (
        <Button variant="line" size="small" onClick={() => setMost(most + AT_A_TIME)}>
          <Trans>Show {more} more</Trans>
        </Button>
      )}
    </div>
  );
}

function GroupName({ rank }: { rank: (typeof RANKS)[number] }) {
  if (rank === 'exact') return <Trans>Full match</Trans>;
  if (rank === 'word') return <Trans>Match at the start of a word</Trans>;
  if (rank === 'part') return <Trans>Match within a word</Trans>;
  return <Trans>Names with the same words</Trans>;
}

/** The level of a record's heading if the record is shown in full. */
type Level = 'h3' | 'h4' | undefined;

function Firm({ found: { position, name, match }, level }: { found: FoundFirm; level: Level }) {
  const firm = useListedFirm(position);
  if (firm && level) {
    return (
      <li>
        <FirmEntry firm={firm} match={match} level={level} />
      </li>
    );
  }
  return (
    <li className={styles['firm']}>
      {firm ? <FirmRow position={position} name={firm.name} licenseId={firm.licenseId} /> : <FirmName>{name}</FirmName>}
    </li>
  );
}

function FirmRow({ position, name, licenseId }: { position: number; name: string; licenseId: string }) {
  const [details] = useDetails([position]);
  return (
    <>
      <Link href={recordAt(licenseId)}>
        <FirmName>{name}</FirmName>
      </Link>
      <Verbatim>{licenseId}</Verbatim>
      <span>{typeof details === 'object' && <FirmStatusMark status={details.status} />}</span>
    </>
  );
}

function Warning({ found: { position, name, match }, level }: { found: FoundWarning; level: Level }) {
  const firm = useWarnedFirm(position);
  if (firm && level) {
    return (
      <li>
        <WarnedEntry firm={firm} match={match} level={level} />
      </li>
    );
  }
  return (
    <li>
      <span className={styles['sign']}>
        <WarningSign />
      </span>
      <WarningLink position={position} name={name} />
      {match && <Matched match={match} />}
    </li>
  );
}
