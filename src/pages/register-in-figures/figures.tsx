import { Trans, useLingui } from '@lingui/react/macro';
import values from 'content:register/filters';
import type { Filter, FilterValue } from '#src/register/filters.ts';
import { Section } from '#src/ui/section.tsx';
import { Rows } from './rows.tsx';
import { FirmsByYear } from './firms-by-year.tsx';

/** For readers without a script. React does not render what is in a `<noscript>` in a browser, so only the build needs them. */
const lists = import.meta.env.SSR ? await import('./firm-lists.tsx') : undefined;

/** The most firms first, and otherwise in the order of the filter. */
const largestFirst = (filter: Filter): FilterValue[] => [...values[filter]].sort((a, b) => b.count - a.count);

/** The drawings of the register, and for readers without a script the firms that they count. */
export function Figures() {
  const { t } = useLingui();
  return (
    <>
      <FirmsByYear />
      <Section heading={<Trans>By status</Trans>} aside={<p>{t`A status shows whether a firm may carry on its business.`}</p>}>
        <Rows filter="status" values={values.status} />
      </Section>
      <Section
        heading={<Trans>By tier</Trans>}
        aside={<p>{t`A tier shows how closely we supervise a firm. It depends on the firm’s size and the number of its markets.`}</p>}
        ground="plate"
      >
        <Rows filter="tier" values={values.tier} />
      </Section>
      <Section
        heading={<Trans>By activity</Trans>}
        aside={<p>{t`Most firms have more than one activity, so these figures add up to more than the number of firms.`}</p>}
      >
        <Rows filter="activity" values={largestFirst('activity')} />
      </Section>
      <Section heading={<Trans>By country</Trans>} aside={<p>{t`The country in which a firm is licensed.`}</p>} ground="plate">
        <Rows filter="country" values={largestFirst('country')} />
      </Section>
      <noscript>{lists && <lists.FirmLists />}</noscript>
    </>
  );
}
