import { useDeferredValue, useEffect, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import content from 'content:check';
import { addressOf } from '#src/i18n/address.ts';
import { useCheckAnswer } from '#src/parts/check/use-check-answer.ts';
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

/**
 * The register, the warnings and the parts of the answer. They are loaded when the box is used. Each is optional by itself: if several are
 * missing, none may reload the page, because a message that was pasted is not in its address.
 */
const loadCheck = loadOnce(async () => {
  // The records take longest to arrive, so they are requested together with the code that reads them. If they fail, the index fails too.
  requestLists().catch(() => undefined);
  const [{ Verdict, Announcement, Advice, Records, questionOf }, { checkIndex }] = await Promise.all([
    loadOptional(() => import('./answer.tsx')),
    loadOptional(() => import('#src/parts/check/lists.ts')),
  ]);
  return { Verdict, Announcement, Advice, Records, questionOf, index: await checkIndex() };
});

const requestLists = () =>
  Promise.all([
    loadOptional(() => import('#src/content/register.ts')).then(({ loadFirmColumns }) => loadFirmColumns()),
    loadOptional(() => import('#src/content/firm-contacts.ts')).then(({ loadFirmContacts }) => loadFirmContacts()),
    loadOptional(() => import('#src/content/warned-firms.ts')).then(({ loadWarnedFirmColumns }) => loadWarnedFirmColumns()),
  ]);

const loadPart = () => loadCheck();

// If the address contains a query, what answers it is loaded while React still hydrates the page.
if (typeof location === 'object' && location.pathname === addressOf('/check') && new URLSearchParams(location.search).has('q')) {
  loadPart().catch(() => undefined);
}

/** The text in the box, which is also in the address, and the part that answers it, which loads when the box is used. */
function useCheck() {
  const [isFocused, setFocused] = useState(false);
  const [text, setText] = useUrlText('q', loadCheck.ifLoaded()?.questionOf);
  const { value: part, isFailed, retry } = useLoaded(isFocused || text !== '' || undefined, loadPart);

  useEffect(() => {
    // After a failure, every change of the text tries again.
    if (text !== '') retry();
  }, [text, retry]);

  const begin = () => {
    setFocused(true);
    retry();
  };
  return { text, setText, begin, part, isFailed, retry };
}

/** The box for one line or a whole letter. It is no part of a form that can be sent, because what is pasted must not leave the page. */
function CheckBox({ text, onText, onFocus }: { text: string; onText: (text: string) => void; onFocus: () => void }) {
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
        onFocus={onFocus}
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
  const { text, setText, begin, part, isFailed, retry } = useCheck();
  const asked = useDeferredValue(text);
  const answer = useCheckAnswer(part?.index, asked);
  const isSaid = answer !== undefined && answer.verdict !== 'empty';

  return (
    <>
      <PageHead heading={<Trans>Check a firm or website</Trans>} lead={<ContentText>{content.lead}</ContentText>}>
        <CheckBox text={text} onText={setText} onFocus={begin} />
      </PageHead>
      <WithoutScript />
      <div className={`wrap ${isSaid ? styles['answered'] : ''}`}>
        <ErrorBoundary part tried={asked}>
          <div role="status">
            <div className="spoken">{part && isSaid && <part.Announcement answer={answer} />}</div>
            {text !== '' && !part && !isFailed && <Loading className={styles['waiting']} />}
            {isFailed && <ListsFailed text={text} onRetry={retry} />}
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
          {part && isSaid && <part.Records answer={answer} text={asked} />}
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
