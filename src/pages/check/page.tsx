import { useDeferredValue, useEffect } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import content from 'content:check';
import '#content/locales/en/check.po';
import { useCheckAnswer } from '#src/parts/check/use-check-answer.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { LiveSearch } from '#src/ui/live-search.tsx';
import { loadOptional } from '#src/ui/optional-part.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { Section } from '#src/ui/section.tsx';
import { useUrlText } from '#src/ui/url-state.ts';
import { useOnDemand } from '#src/ui/use-on-demand.ts';
import { ListsFailed, WithoutScript } from './lists-missing.tsx';
import { VerdictMeanings } from './verdict-meanings.tsx';
import styles from './page.module.css';

/** The register, the warnings and the answer's parts: no part of the first load, they come when the box is used. */
async function loadCheck() {
  const [{ Verdict, Announcement, Advice, Records, questionOf }, { checkIndex }] = await Promise.all([
    import('./answer.tsx'),
    import('#src/parts/check/lists.ts'),
  ]);
  return { Verdict, Announcement, Advice, Records, questionOf, index: await checkIndex() };
}

/** The records alone: they take longest to arrive, and so are asked for beside the code that reads them. */
async function loadRecords() {
  const [{ loadFirmColumns }, { loadWarnedFirmColumns }] = await Promise.all([
    import('#src/content/register.ts'),
    import('#src/content/warned-firms.ts'),
  ]);
  await Promise.all([loadFirmColumns(), loadWarnedFirmColumns()]);
}

// An address that asks a question: what answers it is fetched while React still takes the page over.
if (typeof location === 'object' && location.pathname === '/check' && new URLSearchParams(location.search).has('q')) {
  Promise.all([loadOptional(loadRecords), loadOptional(loadCheck)]).catch(() => undefined);
}

/** Check a firm or website: one box over the register and the warnings. */
export default function CheckPage() {
  const { t } = useLingui();
  const { part, state, ask } = useOnDemand(loadCheck);
  const [text, setText] = useUrlText('q', part?.questionOf);
  const asked = useDeferredValue(text);
  const answer = useCheckAnswer(part?.index, asked);
  const isSaid = answer !== undefined && answer.verdict !== 'empty';

  useEffect(() => {
    if (text !== '') ask();
  }, [text, ask]);

  return (
    <>
      <PageHead heading={<Trans>Check a firm or website</Trans>} lead={<ContentText>{content.lead}</ContentText>}>
        <LiveSearch
          action="/check"
          label={<Trans>Firm name, licence number, web or email address</Trans>}
          placeholder={t`Type or paste what you were given`}
          text={text}
          onChange={setText}
          onFocus={ask}
        />
      </PageHead>
      <WithoutScript />
      <div className={`wrap ${isSaid ? styles['answered'] : ''}`}>
        <ErrorBoundary part tried={asked}>
          <div role="status">
            <div className="spoken">{part && isSaid && <part.Announcement answer={answer} />}</div>
            {text !== '' && state === 'loading' && <p className={styles['waiting']}>loading...</p>}
            {state === 'failed' && <ListsFailed text={text} onRetry={ask} />}
          </div>
          <div className={isSaid ? styles['plate'] : undefined}>
            {part && isSaid && (
              <>
                <section className={styles['verdict']} aria-label={t`Answer`}>
                  <part.Verdict answer={answer} />
                </section>
                <part.Advice answer={answer} />
              </>
            )}
          </div>
          {part && isSaid && <part.Records index={part.index} answer={answer} />}
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
