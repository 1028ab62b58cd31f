import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import content from 'content:check-answers';
import { VERDICTS, type ItemState, type VerdictName } from '@frontier/check';
import { SPACE } from '#src/i18n/punctuation.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { VerdictMark } from '#src/parts/answer/band.tsx';
import { StateWord, VerdictWord } from '#src/parts/answer/verdict-word.tsx';
import styles from './page.module.css';

const isVerdict = (name: string): name is VerdictName => name in content.verdicts;
const NAMES = Object.keys(VERDICTS).filter(isVerdict);

const { choose } = content.verdicts;

/** The words that are not verdicts: for a firm that is named among other words, and beside the parts of a message. */
const OTHER_WORDS: readonly { state: ItemState; meaning: () => ReactNode }[] = [
  { state: 'onRecord', meaning: () => <ContentText>{choose.of?.named ?? choose.meaning}</ContentText> },
  { state: 'maybe', meaning: () => <ContentText>{choose.meaning}</ContentText> },
  {
    state: 'uncheckable',
    meaning: () => (
      <Trans>
        This is the number of an account, a card or a wallet, or a name in a messenger or a network. Our lists contain none of these.
      </Trans>
    ),
  },
];

/** The key to all answers before there is one, in the order in which they are tried: the mark, the word and the meaning. Without a script, the page shows only this. */
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
      {OTHER_WORDS.map(({ state, meaning }) => (
        <div key={state}>
          <dt>
            <VerdictMark name="choose" />
            <span>
              <StateWord state={state} isContact={false} />
            </span>
          </dt>
          <dd>{meaning()}</dd>
        </div>
      ))}
    </dl>
  );
}
