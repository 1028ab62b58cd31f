import { Trans } from '@lingui/react/macro';
import content from 'content:check';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { Link } from '#src/parts/link/link.ts';
import { Callout } from '#src/ui/callout.tsx';
import { askAt } from '#src/parts/link/ask-at.ts';
import styles from './page.module.css';

/** Without a script, nothing here can answer, so this leads to both lists. */
export function WithoutScript() {
  return (
    <noscript>
      <div className={`wrap ${styles['without']}`}>
        <Callout tone="note">
          <p>
            <Trans>This search needs JavaScript. Without it, check each of the two lists yourself.</Trans>
          </p>
          <Blocks blocks={[{ ordered: content.withoutScript }]} />
          <p className={`tall-links ${styles['links']}`}>
            <BothLists text="" />
          </p>
        </Callout>
      </div>
    </noscript>
  );
}

/** Links to the two lists, with the text as the question. */
export function BothLists({ text }: { text: string }) {
  return (
    <>
      <Link href={askAt('/regulated-companies', text)}>
        <Trans>Regulated Companies directory</Trans>
      </Link>
      <Link href={askAt('/warnings', text)}>
        <Trans>Investor Warnings</Trans>
      </Link>
    </>
  );
}
