import content from 'content:check-answers';
import { VERDICTS, type Tone, type VerdictName } from '@frontier/check';
import { SPACE } from '#src/i18n/punctuation.ts';
import { Mark } from '#src/parts/answer/answer-panel.tsx';
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
        <span className="terms">
          <span>
            <ContentText as="b">{content.tones[tone].heading}</ContentText>
            <ContentText>{content.tones[tone].meaning}</ContentText>
          </span>
        </span>
      </summary>
      <dl className="ruled terms">
        {wordsOf(tone).map(({ word, meaning, more = '' }) => (
          <div key={word}>
            <dt>
              <ContentText>{word}</ContentText>
            </dt>
            <dd>
              <ContentText>{meaning}</ContentText>
              {SPACE}
              <ContentText>{more}</ContentText>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  ));
}

/** The verdicts with a tone. The words beside the parts of a message are no verdicts, and come last. */
function wordsOf(tone: Tone): { word: string; meaning: string; more?: string | undefined }[] {
  const verdicts = NAMES.filter((name) => VERDICTS[name].tone === tone).map((name) => content.verdicts[name]);
  return tone === 'open' ? [...verdicts, ...Object.values(content.states)] : verdicts;
}
