import { memo, useEffect } from 'react';
import { firstWarnedFirms } from '#src/content/warned-firms-head.ts';
import { useWhenNeeded } from '#src/ui/use-when-needed.ts';
import { focusSoon, type Entry } from './use-entry.ts';
import { WarnedFirmCard } from './warned-firm-card.tsx';
import styles from './warned-firm-list.module.css';

/** Above this many, the page holds the cards in sight and not all of them. */
const MOST_CARDS = 1000;
/** What a long list shows before its script runs. */
const FIRST_CARDS = 100;

export interface WarnedFirmListProps {
  /** The warned firms that match, by their place in the list. */
  places: readonly number[];
  /** The one that the address names; its card is marked, brought into view and given focus, once an address. */
  entry: Entry | undefined;
}

/** One card per warned firm. */
export function WarnedFirmList(props: WarnedFirmListProps) {
  const windowed = useWhenNeeded(firstWarnedFirms.length > MOST_CARDS, loadWindowed);
  return windowed ? <windowed.WindowedList {...props} /> : <WholeList {...props} />;
}

/** Fetched only by a list that needs it; until then the first cards and the search, which narrows them, do. */
const loadWindowed = () => import('./windowed-list.tsx');

/** All cards stay mounted and those that do not match are hidden: cheaper at each keystroke than making them anew. */
function WholeList({ places, entry }: WarnedFirmListProps) {
  useEffect(() => {
    // The browser has been there, but for a page drawn anew in another language or come to from another page.
    const card = entry ? document.getElementById(entry.id) : null;
    card?.scrollIntoView();
    focusSoon(card, { preventScroll: true });
  }, [entry]);
  const large = firstWarnedFirms.length > MOST_CARDS;
  const matching = new Set(places);
  const candidates = large ? places.slice(0, FIRST_CARDS) : ALL_PLACES;
  return (
    <ul className={styles['cards']}>
      {candidates.map((place) => (
        <Card key={place} place={place} hidden={!matching.has(place)} linked={place === entry?.firm?.place} />
      ))}
    </ul>
  );
}

const ALL_PLACES = firstWarnedFirms.map((_, place) => place);

const Card = memo(function Card({ place, hidden, linked }: { place: number; hidden: boolean; linked: boolean }) {
  const firm = firstWarnedFirms[place];
  return (
    <li className={styles['item']} hidden={hidden}>
      {firm && <WarnedFirmCard firm={firm} linked={linked} />}
    </li>
  );
});
