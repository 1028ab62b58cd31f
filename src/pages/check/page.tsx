import { useEffect, useRef } from 'react';
import { Trans } from '@lingui/react/macro';
import content from 'content:check';
import { addressOf } from '#src/i18n/address.ts';
import { focusAnswer, showAnswer } from '#src/parts/answer/answer-panel.tsx';
import { askCheck } from '#src/check/start-worker.ts';
import { prepareCheck, useCheck } from '#src/check/use-check.ts';
import { TextLost } from '#src/parts/search-field/text-lost.tsx';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { loadOnce } from '#src/loading/load-once.ts';
import { Section } from '#src/ui/section.tsx';
import { useTitlePrefix } from '#src/ui/title-prefix.ts';
import { useQuestionOfAddress, useSearchText } from '#src/ui/url-state.ts';
import { Ask } from './ask.tsx';
import { Examples } from './examples.tsx';
import { CheckWithoutScript, Failed, Waiting } from './pending.tsx';
import { VerdictMeanings } from './verdict-meanings.tsx';
import styles from './page.module.css';

/** The parts of the answer. They are loaded when the box is used, together with the lists. If they are missing, the page is not reloaded. */
const loadParts = loadOnce(() => import('#src/parts/answer/answer.tsx'));

async function checkWithParts(text: string, signal: AbortSignal) {
  const [answered, part] = await Promise.all([askCheck(text, signal), loadParts()]);
  return { ...answered, part };
}

function prepare() {
  prepareCheck();
  loadParts().catch(() => undefined);
}

// If the address contains a query, the code for the answer is loaded while React still hydrates the page.
if (typeof location === 'object' && location.pathname === addressOf('/check') && new URLSearchParams(location.search).has('q')) prepare();

/** Check a firm or website: one field over the register and the warnings. */
export default function CheckPage() {
  const [text, setText] = useSearchText(true);
  const { answered, isFailed, retry } = useCheck(text, checkWithParts);
  useTitlePrefix(useQuestionOfAddress());
  const isAsked = text.trim() !== '';
  const shown = isAsked ? answered : undefined;
  const goToAnswer = useGoToAnswer(text, shown?.text === text);

  return (
    <>
      <div className={`wrap ${styles['head']}`}>
        <h1 tabIndex={-1}>
          <Trans>Check a firm or website</Trans>
        </h1>
        <Ask text={text} onText={setText} onAsk={goToAnswer} onFocus={prepare} />
        <TextLost />
        {!isAsked && (
          <div className={`thirds ${styles['foot']}`} data-hidden-while="waiting" data-script-only>
            <ContentText as="p" className="meta">
              {content.lead}
            </ContentText>
            <Examples onChoose={setText} />
          </div>
        )}
      </div>
      <CheckWithoutScript />
      <ErrorBoundary part tried={answered}>
        {shown && <shown.part.Answer answered={shown} />}
        {isAsked && !shown && (isFailed ? <Failed text={text.trim()} onRetry={retry} /> : <Waiting text={text.trim()} />)}
        {/* After the answer, so that somebody who reads on does not hear it twice. */}
        <div className="spoken" role="status">
          {shown && <shown.part.Announcement answered={shown} />}
          {!shown && isAsked && (isFailed ? <Trans>We cannot check this now</Trans> : <Trans>Checking…</Trans>)}
        </div>
      </ErrorBoundary>
      {!isAsked && (
        <div data-hidden-while="waiting">
          <Section heading={<Trans>What the answers mean</Trans>} aside="">
            <VerdictMeanings />
          </Section>
        </div>
      )}
      {(!isAsked || shown || isFailed) && (
        <div data-hidden-while="waiting">
          <Section heading={<Trans>What the answer cannot tell you</Trans>} ground="plate" aside="">
            <div className="prose">
              <Blocks blocks={[{ list: content.limits }]} />
            </div>
          </Section>
        </div>
      )}
    </>
  );
}

/**
 * Returns a function that moves the focus to the answer, at once or as soon as it is there, unless the visitor types on. An answer to the question
 * in the address is only shown.
 */
function useGoToAnswer(text: string, isThere: boolean): () => void {
  const isWanted = useRef(false);
  useEffect(() => {
    isWanted.current = false;
  }, [text]);
  useEffect(() => {
    if (!isThere) return;
    if (isWanted.current) focusAnswer();
    else if (scrollY === 0 && !document.activeElement?.matches('textarea')) showAnswer();
    isWanted.current = false;
  }, [isThere]);
  return () => {
    if (isThere) focusAnswer();
    else isWanted.current = true;
  };
}
