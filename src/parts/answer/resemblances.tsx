import { Plural, Trans } from '@lingui/react/macro';
import content from 'content:check-answers';
import type { Item, Range, Resemblance } from '@frontier/check';
import { withRemark } from '#src/i18n/punctuation.ts';
import { FirmName } from '../firm-name/firm-name.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { ContentText } from '../document/content-text.tsx';
import { codePointsOf, cutAt, type Piece } from './marked.ts';
import { useWarnedFirm } from '#src/check/use-listed.ts';
import { defang } from '#src/search/defang.ts';
import { OpenFirmAt, OpenWarning, WarningLink } from './record-link.tsx';
import answer from './answer.module.css';
import styles from './resemblances.module.css';

/** Says that an item resembles records but is on none of them: in amber, beside the answer and never instead of it. */
export function Resemblances({ item, resembles }: { item: Item; resembles: readonly Resemblance[] }) {
  return resembles.map((one) => (
    <Callout key={`${one.list} ${one.position}`} tone="amber">
      <OneResemblance resemblance={one} item={item} />
    </Callout>
  ));
}

function OneResemblance({ resemblance, item }: { resemblance: Resemblance; item: Item }) {
  const { how, typed, known, differing } = resemblance;
  const punycode = how === 'confusable' && 'host' in item && item.host !== typed && item.host.includes('xn--') ? item.host : undefined;
  return (
    <>
      <p className={styles['title']}>
        <Title {...resemblance} />
      </p>
      <ContentText as="p">{content.resembles[reasonOf(resemblance, item)]}</ContentText>
      <dl className={styles['forms']}>
        <div>
          <dt>
            <Trans>You typed</Trans>
          </dt>
          <dd>
            <Marked pieces={cutAt(typed, differing.typed)} />
          </dd>
          <Differing text={typed} ranges={differing.typed} others={differing.known} how={how} />
        </div>
        <div>
          <dt>
            <Trans>In our lists</Trans>
          </dt>
          <dd>
            <Marked pieces={cutAt(known, differing.known)} />
          </dd>
          <Differing text={known} ranges={differing.known} others={differing.typed} how={how} />
        </div>
        {punycode !== undefined && (
          <div>
            <dt>
              <Trans>The address in ASCII characters (Punycode)</Trans>
            </dt>
            <dd>
              <bdi translate="no" dir="ltr">
                {punycode}
              </bdi>
            </dd>
          </div>
        )}
      </dl>
      {resemblance.list === 'firms' && <OpenFirmAt position={resemblance.position} />}
      {resemblance.list === 'warnings' && <Warning position={resemblance.position} />}
    </>
  );
}

/** The text that says how the two differ. */
function reasonOf({ list, field, how }: Resemblance, { kind }: Item): keyof typeof content.resembles {
  if (list === 'ours') return 'ours';
  if (field === 'licence') return 'licence';
  return how === 'same' && kind === 'name' ? 'form' : how;
}

function Title({ list, name }: Pick<Resemblance, 'list' | 'name'>) {
  if (list === 'firms') {
    return (
      <Trans>
        Similar to <FirmName>{name}</FirmName>, a regulated firm
      </Trans>
    );
  }
  if (list === 'warnings') {
    return (
      <Trans>
        Similar to <FirmName>{name}</FirmName>, a firm we warn about
      </Trans>
    );
  }
  return (
    <Trans>
      Similar to <FirmName>{name}</FirmName>, which publishes this site
    </Trans>
  );
}

function Warning({ position }: { position: number }) {
  const firm = useWarnedFirm(position);
  return firm && <OpenWarning firm={firm} />;
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  const written = pieces.map(({ text }) => text).join('|');
  return (
    <bdi key={written} translate="no">
      {pieces.map(({ begin, text, differs }) => (differs ? <mark key={begin}>{text}</mark> : text))}
    </bdi>
  );
}

/** Describes the marks in words, because screen readers do not read marks. Only characters that look the same need their numbers. */
function Differing({
  text,
  ranges,
  others,
  how,
}: {
  text: string;
  ranges: readonly Range[];
  others: readonly Range[];
  how: Resemblance['how'];
}) {
  if (ranges.length === 0 || (how !== 'confusable' && how !== 'letter' && how !== 'digit')) return null;
  return (
    <dd className={styles['differing']}>
      {others.length === 0 ? <Trans>Only here:</Trans> : <Trans>Different characters:</Trans>}{' '}
      {ranges.map(([begin, end]) => {
        const part = text.slice(begin, end);
        return (
          <span key={begin}>
            <bdi translate="no">{part}</bdi>
            {how === 'confusable' && (
              <bdi translate="no" dir="ltr">
                {withRemark('', codePointsOf(part))}
              </bdi>
            )}{' '}
          </span>
        );
      })}
    </dd>
  );
}

/** The firms whose name is in an address, and that have given us no contact points. The address may be theirs or somebody else's. */
export function Namesakes({ namesakes }: { namesakes: readonly Resemblance[] }) {
  return namesakes.map((one) => <Namesake key={one.position} {...one} />);
}

function Namesake({ position, name }: Resemblance) {
  return (
    <Callout tone="note">
      <p>
        <Trans>
          The address contains the name of <FirmName>{name}</FirmName>, a regulated firm. We have no contact points of this firm on record,
          so we cannot tell you whether the address belongs to it. Anyone can register such an address.
        </Trans>
      </p>
      <OpenFirmAt position={position} />
    </Callout>
  );
}

/** A large platform may have hundreds of warnings. */
const MAX_SHOWN = 5;

/** The warnings about pages and subdomains of an address. They are not part of the answer, because they are not about the whole of it. */
export function ListedBelow({ item }: { item: Item | undefined }) {
  // If the address itself is in a warning, that warning is about the whole.
  if (!item || item.state === 'warned') return null;
  const { listedBelow } = item.facts;
  if (listedBelow.length === 0) return null;
  const more = listedBelow.length - MAX_SHOWN;
  return (
    <Callout tone="amber">
      <p>
        <Trans>
          <strong>We have issued warnings about parts of this website</strong>, not about the website as a whole:
        </Trans>
      </p>
      <ul className={answer['below']}>
        {listedBelow.slice(0, MAX_SHOWN).map(({ warning, name, value }) => (
          <li key={`${warning} ${value}`}>
            <bdi translate="no" dir="ltr">
              {defang(value)}
            </bdi>
            <WarningLink position={warning} name={name} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p>
          <Plural value={more} one="and # more" other="and # more" />
        </p>
      )}
    </Callout>
  );
}
