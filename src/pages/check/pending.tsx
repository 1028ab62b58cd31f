import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import content from 'content:check';
import { AnswerPanel } from '#src/parts/answer/answer-panel.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { askAt } from '#src/parts/link/ask-at.ts';
import { Link } from '#src/parts/link/link.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import panel from '#src/parts/answer/answer-panel.module.css';

/** The panel before there is an answer. */
export function Waiting({ text }: { text: string }) {
  return (
    <div data-waiting data-not-searched>
      <NoAnswer text={text} word={<Trans>Checking…</Trans>} />
    </div>
  );
}

/** The panel if the lists could not be loaded: a button to try again, and links to both lists. */
export function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <NoAnswer text={text} word={<Trans>We cannot check this now</Trans>}>
      <p className={panel['line']}>
        <Trans>
          <strong>The lists could not be loaded.</strong> Nothing has been checked. Check your connection and try again, or search each list
          separately.
        </Trans>
      </p>
      <div className={panel['line']}>
        <BothLists text={text}>
          <Button variant="line" size="small" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </BothLists>
      </div>
    </NoAnswer>
  );
}

function NoAnswer({ text, word, children }: { text: string; word: ReactNode; children?: ReactNode }) {
  return (
    <AnswerPanel label={<Trans>You typed</Trans>} asked={<bdi translate="no">{text}</bdi>}>
      <p className={panel['word']}>{word}</p>
      {children}
    </AnswerPanel>
  );
}

/** Without a script, nothing here can answer, so this leads to both lists. */
export function CheckWithoutScript() {
  return (
    <noscript>
      <div className="wrap">
        <Callout tone="note">
          <p>
            <Trans>This search needs JavaScript. Without it, check each of the two lists yourself.</Trans>
          </p>
          <Blocks blocks={[{ ordered: content.withoutScript }]} />
          <BothLists text="" />
        </Callout>
      </div>
    </noscript>
  );
}

/** Links to the two lists, with the text as the question. */
function BothLists({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <p className="tall-links cluster actions">
      {children}
      <Link href={askAt('/regulated-companies', text)}>
        <Trans>Regulated Companies directory</Trans>
      </Link>
      <Link href={askAt('/warnings', text)}>
        <Trans>Investor Warnings</Trans>
      </Link>
    </p>
  );
}
