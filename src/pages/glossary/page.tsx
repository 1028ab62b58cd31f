import { Trans } from '@lingui/react/macro';
import { Terms } from './terms.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import styles from './page.module.css';

/** Glossary: what the terms on this site mean. */
export default function GlossaryPage() {
  return (
    <>
      <PageHead
        heading={<Trans>Glossary</Trans>}
        lead={<Trans>What our terms mean, in plain words. If a rule defines a term differently, the rule applies.</Trans>}
      />
      <div className={`wrap ${styles['page']}`}>
        <Terms />
      </div>
    </>
  );
}
