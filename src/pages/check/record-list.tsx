import { useId, useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { firmAt } from '#src/content/register.ts';
import { idOf, warnedFirmAt } from '#src/content/warned-firms.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { Matched } from '#src/parts/check/matched.tsx';
import { WarnedEntry } from '#src/parts/check/warned-entry.tsx';
import { FirmStatusMark } from '#src/parts/firm-record/firm-status.tsx';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { Link } from '#src/parts/link/link.ts';
import type { Match, Matches } from '#src/search/check/check.ts';
import { Button } from '#src/ui/button.tsx';
import { FirmEntry } from './firm-entry.tsx';
import { useDetails } from './use-details.ts';
import { RANKS, bestRank } from './name-verdict.ts';
import styles from './answer.module.css';

type List = 'firms' | 'warned';
type Rank = (typeof RANKS)[number];

/** The number of records of a group that are shown, and added on each request. */
const AT_A_TIME = 10;

/** The matching records of a list, by kind of match. */
export function RecordList({ list, matches, settled }: { list: List; matches: Matches; settled: boolean }) {
  const id = useId();
  if (matches.total === 0) return null;
  const best = bestRank(matches);
  return (
    <section className={`thirds ${styles['fields']}`} aria-labelledby={id}>
      <h2 id={id}>
        {list === 'firms' ? <Trans>Regulated firms</Trans> : <Trans>Firms we warn about</Trans>}{' '}
        <span className={styles['total']}>{formatNumber(matches.total)}</span>
      </h2>
      <div className={styles['groups']}>
        {RANKS.map((rank) => (
          <Group
            key={rank}
            list={list}
            rank={rank}
            matches={matches}
            full={settled && rank === best && (rank === 'exact' || rank === 'word')}
          />
        ))}
      </div>
    </section>
  );
}

/** One kind of match. `full` are the records in the verdict; the others have a name and a link. */
function Group({ list, rank, matches, full }: { list: List; rank: Rank; matches: Matches; full: boolean }) {
  const [most, setMost] = useState(AT_A_TIME);
  const count = matches.count[rank];
  if (count === 0) return null;
  const begin = RANKS.slice(0, RANKS.indexOf(rank)).reduce((sum, before) => sum + matches.count[before], 0);
  const shown = matches.take(begin, Math.min(most, count));
  const rest = Math.min(AT_A_TIME, count - shown.length);
  const more = formatNumber(rest);
  return (
    <div className={styles['group']}>
      <h3>
        <GroupName rank={rank} /> <span className={styles['total']}>{formatNumber(count)}</span>
      </h3>
      <ul className={full ? styles['entries'] : `tall-links ${styles['rows']}`}>
        {shown.map((match) => (
          <li key={match.position}>
            <Entry list={list} match={match} full={full} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="line" size="small" onClick={() => setMost(most + AT_A_TIME)}>
          <Trans>Show {more} more</Trans>
        </Button>
      )}
    </div>
  );
}

function GroupName({ rank }: { rank: Rank }) {
  if (rank === 'exact') return <Trans>Full match</Trans>;
  if (rank === 'word') return <Trans>Match at the start of a word</Trans>;
  if (rank === 'part') return <Trans>Match within a word</Trans>;
  return <Trans>Names with the same words</Trans>;
}

function Entry({ list, match, full }: { list: List; match: Match; full: boolean }) {
  if (list === 'firms') {
    const firm = firmAt(match.position);
    if (!firm) return null;
    return full ? <FirmEntry firm={firm} match={match} /> : <FirmRow position={match.position} />;
  }
  const firm = warnedFirmAt(match.position);
  if (!firm) return null;
  if (full) return <WarnedEntry firm={firm} matched={<Matched match={match} />} level="h4" />;
  return (
    <>
      <Link href={`/warnings#${idOf(firm)}`}>
        <FirmName>{firm.name}</FirmName>
      </Link>
      <Matched match={match} />
    </>
  );
}

function FirmRow({ position }: { position: number }) {
  const [details] = useDetails([position]);
  const { name = '', licenseId = '' } = firmAt(position) ?? {};
  return (
    <>
      <Link href={`/regulated-companies?firm=${encodeURIComponent(licenseId)}`}>
        <FirmName>{name}</FirmName>
      </Link>
      <bdi dir="ltr">{licenseId}</bdi>
      {typeof details === 'object' && <FirmStatusMark status={details.status} />}
    </>
  );
}
