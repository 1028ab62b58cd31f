import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { reasons } from '#src/register/reasons.ts';
import { idOf, type ListedWarnedFirm } from '#src/register/warned-firms.ts';
import { Link } from '#src/parts/link/link.ts';
import { defang } from '#src/search/defang.ts';
import { FirmName } from '../firm-name/firm-name.tsx';
import { reportScamAt } from '#src/parts/link/ask-at.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { ContentText } from '../document/content-text.tsx';
import { GenuineFirmLink } from '../genuine-firm/genuine-firm.tsx';
import { WarnedFirmFacts } from '../warned-firm/warned-firm-facts.tsx';
import { LoadingText } from '#src/ui/loading.tsx';
import styles from './entry.module.css';

/** A warned firm as an answer: the reason, names and addresses. Its websites are text and not links. */
export function WarnedEntry({ firm, matched, level: Heading }: { firm: ListedWarnedFirm; matched: ReactNode; level: 'h2' | 'h4' }) {
  const { position, name } = firm;
  return (
    <article className={styles['entry']}>
      <Heading>
        <FirmName>{name}</FirmName>
      </Heading>
      {matched}
      <Reason key={position} position={position} />
      <WarnedFirmFacts firm={firm} renderWebsite={(address) => <bdi dir="ltr">{defang(address)}</bdi>} />
      <p className={`tall-links ${styles['links']}`}>
        <Link href={`/warnings#${idOf(firm)}`}>
          <Trans>Open the warning</Trans>
        </Link>
        <Link href={reportScamAt(firm.name)}>
          <Trans>Report what happened to you</Trans>
        </Link>
      </p>
    </article>
  );
}

function Reason({ position }: { position: number }) {
  const known = reasons.at(position);
  const { value: reason = known, isFailed } = useLoaded(known ? undefined : position, () => reasons.loadAt(position));
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
