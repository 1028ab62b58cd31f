import content from 'content:check-answers';
import { VERDICTS, type VerdictName } from '@frontier/check';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { VerdictWord } from '#src/parts/check/verdict-word.tsx';
import styles from './page.module.css';

const isVerdict = (name: string): name is VerdictName => name in content.verdicts;
const NAMES = Object.keys(VERDICTS).filter(isVerdict);

/** Explains all possible answers before there is one, in order of gravity. Without a script, the page shows only this. */
export function VerdictMeanings() {
  return (
    <dl className={`stack-3 ${styles['meanings']}`}>
      {NAMES.map((name) => {
        const { meaning, more } = content.verdicts[name];
        return (
          <div key={name}>
            <dt>
              <VerdictWord name={name} />
            </dt>
            <dd>
              <ContentText>{meaning}</ContentText> {more !== undefined && <ContentText>{more}</ContentText>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
