import { Trans } from '@lingui/react/macro';
import { keepPrerendered } from '#src/parts/prerendered/keep-prerendered.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import styles from './page.module.css';

const Terms = keepPrerendered(() => import('./terms.tsx'));

/** Glossary: what the terms on this site mean. */
export default function GlossaryPage() {
  return (
    <>
      <PageHead
        heading={<Trans>Glossary</Trans>}
        lead={<Trans>What our terms mean, in plain words. If a rule defines a term differently, the rule applies.</Trans>}
      />
      <div className={`wrap ${styles['page']}`}>
        <Terms markup="terms" />
      </div>
    </>
  );
}
