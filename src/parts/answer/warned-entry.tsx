import { Trans } from '@lingui/react/macro';
import type { WarningMatch } from '@frontier/check';
import { Matched } from './matched.tsx';
import { reasons } from '#src/register/reasons.ts';
import { idOf, type ListedWarnedFirm } from '#src/register/warned-firms.ts';
import { Link } from '#src/parts/link/link.ts';
import { defang } from '#src/search/defang.ts';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { GenuineFirmLink } from '#src/parts/genuine-firm/genuine-firm.tsx';
import { WarnedFirmFacts, WarningDates } from '#src/parts/warned-firm/warned-firm-facts.tsx';
import { LoadingText } from '#src/ui/loading.tsx';
import styles from './entry.module.css';

interface Props {
  firm: ListedWarnedFirm;
  /** What was typed, if it is a field of this warning. */
  match: WarningMatch | undefined;
  level: 'h2' | 'h3' | 'h4';
}

/** A warned firm as an answer: the reason, names and addresses. Its websites are text and not links. */
export function WarnedEntry({ firm, match, level: Heading }: Props) {
  const { position, name } = firm;
  return (
    <article className={styles['entry']}>
      <Heading>
        <FirmName>{name}</FirmName>
      </Heading>
      <p className={styles['days']}>
        <WarningDates issued={firm.issued} changed={firm.changed} />
      </p>
      {match && <Matched match={match} />}
      <Reason key={position} position={position} />
      <WarnedFirmFacts
        firm={firm}
        renderWebsite={(address) => {
          const Emphasis = address === match?.value ? 'b' : 'bdi';
          return <Emphasis dir="ltr">{defang(address)}</Emphasis>;
        }}
      />
      <p className={`tall-links ${styles['links']}`}>
        <Link href={`/warnings#${idOf(firm)}`}>
          <Trans>Open the warning</Trans>
        </Link>
      </p>
    </article>
  );
}

function Reason({ position }: { position: number }) {
  const known = reasons.at(position);
  const { value: reason = known, isFailed } = useLoaded(known ? undefined : position, reasons.loadAt);
  if (!reason) return <p>{isFailed ? <Trans>The reason could not be loaded. Open the warning to read it.</Trans> : <LoadingText />}</p>;
  return (
    <>
      <ContentText as="p" isEnglish={reason.isEnglish ?? false}>
        {reason.text}
      </ContentText>
      {reason.genuine && <GenuineFirmLink {...reason.genuine} />}
    </>
  );
}
