import { useCallback, useEffect, useState, type ComponentProps } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import content from 'content:check';
import { addressOf } from '#src/i18n/address.ts';
import { takeHandedOver } from '#src/parts/check/check-link.tsx';
import { prepareCheck, useCheck, type Answered } from '#src/parts/check/use-check.ts';
import { useComposed } from '#src/parts/check/use-composed.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { Button } from '#src/ui/button.tsx';
import { loadOnce } from '#src/loading/load-once.ts';
import { loadOptional } from '#src/loading/missing-chunk.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { Section } from '#src/ui/section.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { useUrlText } from '#src/ui/url-state.ts';
import { ListsFailed, WithoutScript } from './lists-missing.tsx';
import { VerdictMeanings } from './verdict-meanings.tsx';
import { Loading } from '#src/ui/loading.tsx';
import styles from './page.module.css';

/** The parts of the answer. They are loaded when the box is used, together with the lists. If they are missing, the page is not reloaded. */
const loadParts = loadOnce(() => loadOptional(() => import('./answer.tsx')));

// If the address contains a query, the code for the answer is loaded while React still hydrates the page.
if (typeof location === 'object' && location.pathname === addressOf('/check') && new URLSearchParams(location.search).has('q')) {
  prepareCheck();
  loadParts().catch(() => undefined);
}

/** The text in the box, its answer, and the parts that show it. */
function useBox() {
  const [isFocused, setFocused] = useState(false);
  const [known, setKnown] = useState<Answered>();
  // Until there is an answer, it is not known which part of the text may be in the address, so the address stays as it is.
  const toAddress = useCallback(
    (typed: string) => {
      if (typed.trim() === '') return '';
      return known?.text === typed ? loadParts.ifLoaded()?.questionOf(typed, known.answer) : undefined;
    },
    [known],
  );
  const [text, setText] = useUrlText('q', toAddress);
  const { settled, ...composing } = useComposed(text);
  const { answered, isFailed, retry } = useCheck(settled);
  const parts = useLoaded(isFocused || text !== '' || undefined, () => loadParts());
  const retryParts = parts.retry;

  const tryAgain = useCallback(() => {
    retry();
    retryParts();
  }, [retry, retryParts]);

  if (known !== answered) setKnown(answered);
  useEffect(() => {
    // After a failure, every change of the text tries again.
    if (text !== '') retryParts();
  }, [text, retryParts]);
  useEffect(() => {
    const brought = takeHandedOver();
    if (brought !== undefined) setText(brought);
  }, [setText]);

  const begin = () => {
    setFocused(true);
    prepareCheck();
    tryAgain();
  };
  return { text, setText, composing, begin, answered, part: parts.value, isFailed: isFailed || parts.isFailed, tryAgain };
}

/** The box for one line or a whole letter. It is not part of a form, because what is pasted must not leave the page. */
function CheckBox({ text, onText, ...events }: { text: string; onText: (text: string) => void } & ComponentProps<'textarea'>) {
  const { t } = useLingui();
  return (
    <search className={styles['box']}>
      <TextArea
        rows={1}
        label={<Trans>Name, licence number, web or email address, telephone number, or a whole message</Trans>}
        placeholder={t`Type or paste what you were given`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onText={onText}
        {...events}
      />
      {text !== '' && (
        <Button variant="line" size="small" onClick={() => onText('')}>
          <Trans>Clear</Trans>
        </Button>
      )}
    </search>
  );
}

/** Check a firm or website: one box over the register and the warnings. */
export default function CheckPage() {
  const { t } = useLingui();
  const { text, setText, composing, begin, answered, part, isFailed, tryAgain } = useBox();
  const hasAnswer = part !== undefined && answered !== undefined && text.trim() !== '';

  return (
    <>
      <PageHead heading={<Trans>Check a firm or website</Trans>} lead={<ContentText>{content.lead}</ContentText>}>
        <CheckBox text={text} onText={setText} onFocus={begin} {...composing} />
      </PageHead>
      <WithoutScript />
      <div className={`wrap ${hasAnswer ? styles['answered'] : ''}`}>
        <ErrorBoundary part tried={answered}>
          <div role="status">
            <div className="spoken">{hasAnswer && <part.Announcement answered={answered} />}</div>
            {text.trim() !== '' && !hasAnswer && !isFailed && <Loading className={styles['waiting']} />}
            {isFailed && <ListsFailed text={text} onRetry={tryAgain} />}
          </div>
          <div className={hasAnswer ? styles['plate'] : undefined}>
            {hasAnswer && (
              <>
                <section className={styles['verdict']} aria-label={t`Answer`} data-verdict={answered.answer.verdict}>
                  <part.Verdict answered={answered} />
                </section>
                <part.Advice answered={answered} />
              </>
            )}
          </div>
          {hasAnswer && <part.Records answered={answered} />}
        </ErrorBoundary>
      </div>
      <Section heading={<Trans>What you can check</Trans>} ground="plate" aside="">
        <Blocks blocks={[{ list: content.entries }]} />
      </Section>
      <Section heading={<Trans>What the answers mean</Trans>} aside="">
        <VerdictMeanings />
      </Section>
      <Section heading={<Trans>What the answer cannot tell you</Trans>} ground="plate" aside="">
        <Blocks blocks={[{ list: content.limits }]} />
      </Section>
    </>
  );
}
