import type { ReactNode } from 'react';
import content from 'content:check-answers';
import { VERDICTS, type Tone, type VerdictName } from '@frontier/check';
import { SPACE } from '#src/i18n/punctuation.ts';
import { Mark } from '#src/parts/answer/band.tsx';
import { wordOf } from '#src/parts/answer/texts.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import disclosure from '#src/ui/disclosure.module.css';
import styles from './page.module.css';

const isVerdict = (name: string): name is VerdictName => name in VERDICTS;
const NAMES = Object.keys(VERDICTS).filter(isVerdict);
const TONES: readonly Tone[] = ['alarm', 'unlisted', 'ended', 'limited', 'calm', 'open'];

/** The key to all answers before there is one, by their marks. Without a script, the page shows only this. */
export function VerdictMeanings() {
  return TONES.map((tone) => (
    <details key={tone} className={`${disclosure['disclosure']} ${styles['meanings']}`}>
      <summary>
        <Mark tone={tone} />
        <ContentText as="b">{content.tones[tone].heading}</ContentText>
        <ContentText>{content.tones[tone].meaning}</ContentText>
      </summary>
      <dl>
        {NAMES.filter((name) => VERDICTS[name].tone === tone).map((name) => (
          <Meaning key={name} word={wordOf(name)}>
            <ContentText>{content.verdicts[name].meaning}</ContentText>
            {SPACE}
            <ContentText>{content.verdicts[name].more ?? ''}</ContentText>
          </Meaning>
        ))}
        {/* The words beside the parts of a message that are no verdicts. */}
        {tone === 'open' &&
          Object.values(content.states).map(({ word, meaning }) => (
            <Meaning key={word} word={word}>
              <ContentText>{meaning}</ContentText>
            </Meaning>
          ))}
      </dl>
    </details>
  ));
}

function Meaning({ word, children }: { word: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <ContentText>{word}</ContentText>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
