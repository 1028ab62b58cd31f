import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { FirmStatusMark } from '#src/parts/firm-record/firm-status.tsx';
import { OtherNames } from '#src/parts/firm-name/other-names.tsx';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { askAt } from '#src/parts/link/ask-at.ts';
import { Link } from '#src/parts/link/link.ts';
import type { PageAddress } from '#src/routes.ts';
import { defang } from '#src/search/defang.ts';
import { WarningSign } from '#src/ui/icon.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';
import type { FirmMatches, FirmResult } from './find-firms.ts';
import { Group } from './group.tsx';
import styles from './results.module.css';

interface Props {
  firms: FirmMatches;
  asked: string;
}

/** The firms in the question, warned firms first, so that nobody misses a warning. A link leads to all of them. */
export function FirmResults({ firms: { warned, regulated }, asked }: Props) {
  return (
    <>
      {warned.matches > 0 && (
        <Group
          kind="warned"
          count={warned.matches}
          heading={
            <>
              <span className={styles['warning']}>
                <WarningSign />
              </span>
              <Trans>Firms we warn about</Trans>
            </>
          }
        >
          <Firms firms={warned.shown} />
          {warned.matches > warned.shown.length && (
            <More href={askAt('/warnings', asked)}>
              <Trans>See all in the Investor Warnings</Trans>
            </More>
          )}
        </Group>
      )}
      {regulated.matches > 0 && (
        <Group kind="regulated" count={regulated.matches} heading={<Trans>Regulated firms</Trans>}>
          <Firms firms={regulated.shown} />
          {regulated.matches > regulated.shown.length && (
            <More href={askAt('/regulated-companies', asked)}>
              <Trans>See all in the Regulated Companies directory</Trans>
            </More>
          )}
        </Group>
      )}
    </>
  );
}

function Firms({ firms }: { firms: readonly FirmResult[] }) {
  return firms.map(({ address, name, otherNames, licenseId, country, status, website }) => (
    <li key={address} className={styles['result']}>
      <h3 className="size-35">
        <Link href={address}>
          <FirmName>{name}</FirmName>
        </Link>
      </h3>
      <p className={`meta cluster ${styles['facts']}`}>
        {status && <FirmStatusMark status={status} />}
        {licenseId && <Verbatim>{licenseId}</Verbatim>}
        {country && <bdi>{country}</bdi>}
        {website && <Verbatim>{defang(website)}</Verbatim>}
      </p>
      <OtherNames names={otherNames} className={`measure ${styles['snippet']}`} />
    </li>
  ));
}

function More({ href, children }: { href: PageAddress; children: ReactNode }) {
  return (
    <li className={styles['more']}>
      <Link href={href}>{children}</Link>
    </li>
  );
}
