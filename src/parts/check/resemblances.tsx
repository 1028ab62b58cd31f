import { Trans } from '@lingui/react/macro';
import content from 'content:check';
import { firmAt } from '#src/content/register.ts';
import { warnedFirmAt } from '#src/content/warned-firms.ts';
import { Link } from '#src/parts/link/link.ts';
import { FirmName } from '../firm-name/firm-name.tsx';
import type { Range } from '#src/search/check/look-alike.ts';
import type { Resemblance } from '#src/search/check/resemblance.ts';
import { Callout } from '#src/ui/callout.tsx';
import { ContentText } from '../document/content-text.tsx';
import { codePointsOf, cutAt, type Piece } from './marked.ts';
import styles from './resemblances.module.css';

/** Says that the typed text resembles a record but is not it: in amber, beside the answer and never instead of it. */
export function Resemblances({ resembles }: { resembles: readonly Resemblance[] }) {
  return resembles.map((one) => (
    <Callout key={`${one.list} ${one.position}`} tone="amber">
      <OneResemblance {...one} />
    </Callout>
  ));
}

function OneResemblance({ list, position, how, typed, punycode, known, differing }: Resemblance) {
  const firm = list === 'firms' ? firmAt(position) : undefined;
  const name = (firm ?? warnedFirmAt(position))?.name ?? '';
  const licence = firm?.licenseId ?? '';
  const likeness = how === 'same' && punycode === undefined ? 'form' : how;
  const [typedPieces, knownPieces] = [cutAt(typed, differing.typed), cutAt(known, differing.known)];
  return (
    <>
      <p className={styles['title']}>
        {list === 'firms' ? (
          <Trans>
            Similar to <FirmName>{name}</FirmName>, a regulated firm
          </Trans>
        ) : (
          <Trans>
            Similar to <FirmName>{name}</FirmName>, a firm we warn about
          </Trans>
        )}
      </p>
      <ContentText as="p">{content.resembles[likeness]}</ContentText>
      <dl className={styles['forms']}>
        <div>
          <dt>
            <Trans>You typed</Trans>
          </dt>
          <dd>
            <Marked pieces={typedPieces} />
          </dd>
          <Differing text={typed} ranges={differing.typed} />
        </div>
        <div>
          <dt>
            <Trans>In our lists</Trans>
          </dt>
          <dd>
            <Marked pieces={knownPieces} />
          </dd>
          <Differing text={known} ranges={differing.known} />
        </div>
        {punycode !== undefined && punycode !== typed && (
          <div>
            <dt>
              <Trans>The address in ASCII characters (Punycode)</Trans>
            </dt>
            <dd>
              <bdi dir="ltr">{punycode}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {licence !== '' && (
        <p className="tall-links">
          <Link href={`/regulated-companies?firm=${encodeURIComponent(licence)}`}>
            <Trans>Open in the directory</Trans>
          </Link>
        </p>
      )}
    </>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return <bdi>{pieces.map(({ begin, text, differs }) => (differs ? <mark key={begin}>{text}</mark> : text))}</bdi>;
}

/** Describes the marks in words, because screen readers do not read marks, and `а` looks the same as `a`. */
function Differing({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  if (ranges.length === 0) return null;
  return (
    <dd className={styles['differing']}>
      <Trans>Different characters:</Trans>{' '}
      {ranges.map(([begin, end]) => {
        const part = text.slice(begin, end);
        return (
          <span key={begin}>
            <bdi>{part}</bdi> <bdi dir="ltr">({codePointsOf(part)})</bdi>{' '}
          </span>
        );
      })}
    </dd>
  );
}
