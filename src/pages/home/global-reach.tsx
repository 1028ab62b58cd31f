import { Trans } from '@lingui/react/macro';
import { served } from '#src/parts/served/served.tsx';
import { Section } from '#src/ui/section.tsx';
import './reach.module.css';

const Reach = served(() => import('./reach.tsx'));

/** Global Reach: two figures and a map. */
export function GlobalReach() {
  return (
    <Section heading={<Trans>Global Reach</Trans>} ground="plate">
      <Reach servedAs="reach" />
    </Section>
  );
}
