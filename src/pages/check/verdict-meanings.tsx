import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import content from 'content:check-answers';
import { VERDICTS, type ItemState, type VerdictName } from '@frontier/check';
import { SPACE } from '#src/i18n/punctuation.ts';
import { VerdictMark } from '#src/parts/answer/band.tsx';
import { lookOf, type Look } from '#src/parts/answer/look.ts';
import { StateWord, VerdictWord } from '#src/parts/answer/verdict-word.tsx';
import { ContentText } from '#src/parts/document/content-text.tsx';
import disclosure from '#src/ui/disclosure.module.css';
import styles from './page.module.css';

const isVerdict = (name: string): name is VerdictName => name in content.verdicts;
const NAMES = Object.keys(VERDICTS).filter(isVerdict);

/** The answers by their mark: what the mark says, and in which case. */
const GROUPS: readonly { looks: readonly Look[]; heading: () => ReactNode; says: () => ReactNode }[] = [
  {
    looks: ['alarm'],
    heading: () => <Trans>Be on your guard</Trans>,
    says: () => <Trans>We warn about it, or it imitates a firm or the Authority.</Trans>,
  },
  {
    looks: ['unknown'],
    heading: () => <Trans>In neither list</Trans>,
    says: () => <Trans>Treat it as high risk.</Trans>,
  },
  {
    looks: ['ended'],
    heading: () => <Trans>No licence</Trans>,
    says: () => <Trans>The licence has ended, or no firm has this number.</Trans>,
  },
  {
    looks: ['limits'],
    heading: () => <Trans>Limited</Trans>,
    says: () => <Trans>The firm is regulated, but its status sets limits.</Trans>,
  },
  {
    looks: ['calm', 'ours'],
    heading: () => <Trans>In our register</Trans>,
    says: () => <Trans>You typed one name, number or address, and it is on our record.</Trans>,
  },
  {
    looks: ['open'],
    heading: () => <Trans>Not a clear answer</Trans>,
    says: () => <Trans>It is a message, a part of a name, or nothing that we can look up.</Trans>,
  },
];

/** The words beside the parts of a message that are not verdicts. */
const OTHER_WORDS: readonly { state: ItemState; meaning: () => ReactNode }[] = [
  { state: 'onRecord', meaning: () => <Trans>This part of a message is on our record or in the register.</Trans> },
  { state: 'maybe', meaning: () => <ContentText>{content.verdicts.choose.meaning}</ContentText> },
  {
    state: 'uncheckable',
    meaning: () => (
      <Trans>
        This is the number of an account, a card or a wallet, a name in a messenger or a network, or something that may not be a way to
        reach anyone.
      </Trans>
    ),
  },
];

/** The key to all answers before there is one, by their marks. Without a script, the page shows only this. */
export function VerdictMeanings() {
  return GROUPS.map(({ looks, heading, says }) => {
    const names = NAMES.filter((name) => looks.includes(lookOf(name)));
    const [first] = names;
    return (
      <details key={looks[0]} className={`${disclosure['disclosure']} ${styles['meanings']}`}>
        <summary>
          {first && <VerdictMark name={first} />}
          <b>{heading()}</b>
          <span>{says()}</span>
        </summary>
        <dl>
          {names.map((name) => (
            <Meaning key={name} word={<VerdictWord name={name} />}>
              <ContentText>{content.verdicts[name].meaning}</ContentText>
              {SPACE}
              <ContentText>{content.verdicts[name].more ?? ''}</ContentText>
            </Meaning>
          ))}
          {looks[0] === 'open' && (
            <>
              <Meaning word={<Trans>Advice</Trans>}>
                <Trans>Your text names nobody, and says what happened to you. The answer says what to do.</Trans>
              </Meaning>
              {OTHER_WORDS.map(({ state, meaning }) => (
                <Meaning key={state} word={<StateWord item={{ kind: 'name', state, certainty: 'sure' }} isNamed={false} />}>
                  {meaning()}
                </Meaning>
              ))}
            </>
          )}
        </dl>
      </details>
    );
  });
}

function Meaning({ word, children }: { word: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>{children}</dd>
    </div>
  );
}
