import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import content from 'content:verify-document';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';
import { verify, type Answer } from './verify.ts';
import { DateInWords } from '#src/ui/date.tsx';
import styles from './page.module.css';

/** A chosen file, and the result of its check. */
interface Chosen {
  name: string;
  state: Answer | 'at work' | 'failed';
}

/** Lets a visitor choose or drop a file, and shows the answer. */
export function Verification() {
  const [chosen, setChosen] = useState<Chosen>();
  const latest = useRef(0);
  const inputId = useId();

  async function take(file: File | undefined) {
    if (!file) return;
    // The answer is for the last chosen file, whichever check finishes first.
    const number = (latest.current += 1);
    const show = (state: Chosen['state']) => number === latest.current && setChosen({ name: file.name, state });
    show('at work');
    try {
      show(await verify(file));
    } catch (error) {
      console.error(error);
      show('failed');
    }
  }

  const over = useDrop((file) => void take(file));
  return (
    <>
      <div className={`${styles['place']} ${over ? styles['over'] : ''}`} data-screen-only data-script-only>
        <label htmlFor={inputId}>
          <Trans>Choose a PDF, or drop it here</Trans>
        </label>
        <input
          id={inputId}
          type="file"
          accept=".pdf,application/pdf"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            // Allows choosing the same file again.
            currentTarget.value = '';
          }}
        />
      </div>
      <noscript>
        <Callout tone="note">
          <p>
            <Trans>
              Checking a file here needs JavaScript. Without it, calculate the SHA-256 checksum of your file with other software and look
              for it under Documents on record.
            </Trans>
          </p>
        </Callout>
      </noscript>
      <div role="status" className={styles['answer']}>
        {chosen && <AnswerText {...chosen} />}
      </div>
    </>
  );
}

/**
 * Accepts a file that is dropped anywhere on the page. Otherwise the browser would open it instead of the page. True while a file
 * is held over the page.
 */
function useDrop(take: (file: File | undefined) => void): boolean {
  const [over, setOver] = useState(false);
  const drop = useEffectEvent((event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') take(event.dataTransfer?.files[0]);
  });
  useEffect(() => {
    const events = ['dragover', 'dragleave', 'drop'] as const;
    for (const type of events) addEventListener(type, drop);
    return () => {
      for (const type of events) removeEventListener(type, drop);
    };
  }, []);
  return over;
}

function AnswerText({ name, state }: Chosen) {
  // An element, because Lingui would read text that looks like a tag as one of its placeholders.
  const file = <bdi translate="no">{name}</bdi>;
  if (state === 'at work') {
    return (
      <p>
        <Trans>Reading {file}…</Trans>
      </p>
    );
  }
  if (state === 'failed') {
    return (
      <Callout tone="bad">
        <p>
          <bdi translate="no">{name}</bdi>
        </p>
        <p>
          <Trans>
            The check could not be completed because part of this page did not load. Check your connection and choose the file again.
          </Trans>
        </p>
      </Callout>
    );
  }
  const { title, meaning, todo } = content.answers[state.kind];
  return (
    <Callout tone={state.kind === 'published' ? 'good' : 'amber'}>
      <p>
        <bdi translate="no">{name}</bdi>
      </p>
      <ContentText as="p" className={styles['verdict']}>
        {title}
      </ContentText>
      {state.kind === 'published' && <Facts answer={state} />}
      <ContentText as="p">{meaning}</ContentText>
      <Blocks blocks={[{ list: todo }]} />
    </Callout>
  );
}

function Facts({ answer: { document, year } }: { answer: Extract<Answer, { kind: 'published' }> }) {
  const { t } = useLingui();
  return (
    <dl className={styles['found']} aria-label={t`The document`}>
      <dt>
        <Trans>Title</Trans>
      </dt>
      <dd>
        <bdi lang={document.language}>{document.name}</bdi>
      </dd>
      <dt>
        <Trans>Reference</Trans>
      </dt>
      <dd>
        <Verbatim>{document.reference}</Verbatim>
      </dd>
      <dt>
        <Trans>Date</Trans>
      </dt>
      <dd>
        <DateInWords of={document.date} />
      </dd>
      <dt>
        <Trans>Year in the footer</Trans>
      </dt>
      <dd>{year}</dd>
    </dl>
  );
}
