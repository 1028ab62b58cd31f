import content from 'content:check-answers';
import { VERDICTS, type VerdictName } from '@frontier/check';
import { SPACE } from '#src/i18n/punctuation.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { VerdictMark } from '#src/parts/answer/band.tsx';
import { VerdictWord } from '#src/parts/check/verdict-word.tsx';
import styles from './page.module.css';

const isVerdict = (name: string): name is VerdictName => name in content.verdicts;
const NAMES = Object.keys(VERDICTS).filter(isVerdict);

/** The key to all answers before there is one, in order of gravity: the mark, the word and the meaning. Without a script, the page shows only this. */
export function VerdictMeanings() {
  return (
    <dl className={styles['meanings']}>
      {NAMES.map((name) => {
        const { meaning, more } = content.verdicts[name];
        return (
          <div key={name}>
            <dt>
              <VerdictMark name={name} />
              <span>
                <VerdictWord name={name} />
              </span>
            </dt>
            <dd>
              <ContentText>{meaning}</ContentText>
              {SPACE}
              {more !== undefined && <ContentText>{more}</ContentText>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
