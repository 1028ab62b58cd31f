import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import content from 'content:check-answers';
import { VERDICTS, type VerdictName } from '@frontier/check';
import { SPACE } from '#src/i18n/punctuation.ts';
import { LOOKS, Mark, type Look } from '#src/parts/answer/band.tsx';
import { StateWord, VerdictWord } from '#src/parts/answer/verdict-word.tsx';
import { ContentText } from '#src/parts/document/content-text.tsx';
import disclosure from '#src/ui/disclosure.module.css';
import styles from './page.module.css';

const isVerdict = (name: string): name is VerdictName => name in content.verdicts;
const NAMES = Object.keys(VERDICTS).filter(isVerdict);

/** The key to all answers before there is one, by their marks. Without a script, the page shows only this. */
export function VerdictMeanings() {
  return (
    <>
      <Group looks={['alarm']} heading={<Trans>Be on your guard</Trans>}>
        <Trans>We warn about it, or it imitates a firm or the Authority.</Trans>
      </Group>
      <Group looks={['unknown']} heading={<Trans>In neither list</Trans>}>
        <Trans>We have nothing on record about it.</Trans>
      </Group>
      <Group looks={['ended']} heading={<Trans>No licence</Trans>}>
        <Trans>The licence has ended, or no firm has this number.</Trans>
      </Group>
      <Group looks={['limits']} heading={<Trans>Limited</Trans>}>
        <Trans>The firm is regulated, but its status sets limits.</Trans>
      </Group>
      <Group looks={['calm', 'ours']} heading={<Trans>In our register</Trans>}>
        <Trans>You typed one name, number or address, and it is on our record.</Trans>
      </Group>
      <Group looks={['open']} heading={<Trans>Not a clear answer</Trans>} more={<WordsOfItems />}>
        <Trans>It is a message, a part of a name, or nothing that we can look up.</Trans>
      </Group>
    </>
  );
}

interface GroupProps {
  looks: readonly Look[];
  heading: ReactNode;
  /** The words that are not verdicts. */
  more?: ReactNode;
  /** In which case there is such an answer. */
  children: ReactNode;
}

function Group({ looks, heading, more, children }: GroupProps) {
  const [look = 'open'] = looks;
  return (
    <details className={`${disclosure['disclosure']} ${styles['meanings']}`}>
      <summary>
        <Mark look={look} isSmall />
        <b>{heading}</b>
        <span>{children}</span>
      </summary>
      <dl>
        {NAMES.filter((name) => looks.includes(LOOKS[name])).map((name) => (
          <Meaning key={name} word={<VerdictWord name={name} />}>
            <ContentText>{content.verdicts[name].meaning}</ContentText>
            {SPACE}
            <ContentText>{content.verdicts[name].more ?? ''}</ContentText>
          </Meaning>
        ))}
        {more}
      </dl>
    </details>
  );
}

/** The words beside the parts of a message. */
function WordsOfItems() {
  return (
    <>
      <Meaning word={<StateWord state="onRecord" />}>
        <Trans>This part of a message is on our record or in the register.</Trans>
      </Meaning>
      <Meaning word={<StateWord state="maybe" />}>
        <ContentText>{content.verdicts.choose.meaning}</ContentText>
      </Meaning>
      <Meaning word={<StateWord state="uncheckable" />}>
        <Trans>
          This is the number of an account, a card or a wallet, a username on a messaging app or social network, or something that may not
          be a way to reach anyone.
        </Trans>
      </Meaning>
    </>
  );
}

function Meaning({ word, children }: { word: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>{children}</dd>
    </div>
  );
}
