import { Plural, Trans } from '@lingui/react/macro';
import type { Item } from '@frontier/check';
import { WarningLink } from './record-link.tsx';
import { defang } from '#src/search/defang.ts';
import { Callout } from '#src/ui/callout.tsx';
import styles from './answer.module.css';

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
      <ul className={styles['below']}>
        {listedBelow.slice(0, MAX_SHOWN).map(({ warning, name, value }) => (
          <li key={`${warning} ${value}`}>
            <bdi dir="ltr">{defang(value)}</bdi>
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
