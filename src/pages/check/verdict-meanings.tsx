import content from 'content:check';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { VerdictWord } from './verdict-word.tsx';
import styles from './page.module.css';

const NAMES = ['regulated', 'onRecord', 'warned', 'both', 'clone', 'notOnRecord', 'neither'] as const;

/** Explains all possible answers before there is one. Without a script, the page shows only this. */
export function VerdictMeanings() {
  return (
    <dl className={`stack-3 ${styles['meanings']}`}>
      {NAMES.map((name) => (
        <div key={name}>
          <dt>
            <VerdictWord name={name} />
          </dt>
          <ContentText as="dd">{content.verdicts[name].meaning}</ContentText>
        </div>
      ))}
    </dl>
  );
}
