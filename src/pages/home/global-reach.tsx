import { Trans } from '@lingui/react/macro';
import { keepPrerendered } from '#src/parts/prerendered/keep-prerendered.tsx';
import { Section } from '#src/ui/section.tsx';
import styles from './reach.module.css';

const Reach = keepPrerendered(() => import('./reach.tsx'));

/** Global Reach: two figures and a map. */
export function GlobalReach() {
  return (
    <Section heading={<Trans>Global Reach</Trans>} ground="plate">
      {/* Its styles are used here because a style sheet that nothing refers to is left out of the first load. */}
      <div className={styles['reach']}>
        <Reach markup="reach" />
      </div>
    </Section>
  );
}
