import { Trans } from '@lingui/react/macro';
import type { WarningMatch } from '@frontier/check';
import { Matched } from './matched.tsx';
import { OpenWarning } from './record-link.tsx';
import { recordAt } from '#src/parts/link/ask-at.ts';
import { reasons, type GenuineFirm } from '#src/register/reasons.ts';
import type { ListedWarnedFirm } from '#src/register/warned-firms.ts';
import { Link } from '#src/parts/link/link.ts';
import { defang } from '#src/search/defang.ts';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
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
      <OpenWarning firm={firm} className={styles['links']} />
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
      {reason.genuine && <Genuine {...reason.genuine} />}
    </>
  );
}

/** The regulated firm that a clone firm imitates, with a link to its record. */
function Genuine({ licenseId, name }: GenuineFirm) {
  return (
    <p className={styles['genuine']}>
      <Trans>
        <strong>Imitates a regulated firm.</strong> The genuine firm is{' '}
        <Link href={recordAt(licenseId)}>
          <FirmName>{name}</FirmName>
        </Link>
      </Trans>
    </p>
  );
}
