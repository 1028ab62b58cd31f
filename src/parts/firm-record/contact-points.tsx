import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import type { FirmDetails } from '#src/register/register-data.ts';
import { STANDINGS } from '#src/register/standing.ts';
import { Link } from '#src/parts/link/link.ts';
import { Fact } from '#src/ui/article.tsx';
import { DateInWords } from '#src/ui/date.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';
import styles from './firm-record.module.css';

/**
 * The contact points that a firm has given us, for comparing (RECORD-1). They are text and not links: what readers compare is the
 * text that they were sent.
 */
export function ContactPointsOnRecord({ details: { contactPoints: points, status } }: { details: FirmDetails }) {
  if (!points)
    return (
      <p className="measure">
        {STANDINGS[status] === 'ended' ? (
          // Nobody should ask whether to pay somebody without a licence.
          <Trans>We have no contact points on record for this firm. Its licence has ended, so do not pay anyone who uses its name.</Trans>
        ) : (
          <Trans>
            We have no contact points on record for this firm, so we cannot tell you which addresses and numbers are its own.{' '}
            <Link href="/contact">Ask us</Link> before you pay.
          </Trans>
        )}
      </p>
    );
  return (
    <>
      <p className="measure">
        <Trans>
          Compare these with what you were sent, character by character. The firm gave them to us, and we confirmed them with the firm.
          Sender details and telephone numbers can be forged, so contact the firm yourself. If something is not on record, that does not
          prove fraud.
        </Trans>
      </p>
      <dl className={`facts ${styles['points']}`}>
        <Values term={<Trans>Websites</Trans>} values={points.websites} />
        <Values term={<Trans>Email addresses end in</Trans>} values={points.emailDomains.map((domain) => `@${domain}`)} />
        <Values term={<Trans>Telephone numbers</Trans>} values={points.phones} />
        <Fact term={<Trans>Confirmed with the firm</Trans>}>
          <DateInWords of={points.confirmed} />
        </Fact>
      </dl>
    </>
  );
}

/** A term and its values; nothing if there are none. */
function Values({ term, values }: { term: ReactNode; values: readonly string[] }) {
  if (values.length === 0) return null;
  return (
    <div>
      <dt className="label">{term}</dt>
      {values.map((value) => (
        <dd key={value} className={styles['value']}>
          <Verbatim>
            {partsOf(value).map((part, index) => (
              // oxlint-disable-next-line no-array-index-key -- the parts of one address keep their order
              <span key={index} className="unbroken">
                {part}
              </span>
            ))}
          </Verbatim>
        </dd>
      ))}
    </div>
  );
}

/**
 * The parts between which a long address may break: before a dot, so that everyone sees that it goes on. A break after a hyphen
 * would leave open whether the hyphen is a part of the address.
 */
function partsOf(value: string): string[] {
  return value.split(/(?=\.)/);
}
