import content from 'content:check';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { VerdictWord } from './verdict-word.tsx';
import styles from './page.module.css';

const NAMES = ['regulated', 'warned', 'both', 'neither'] as const;

/** The answers that there are, before there is one; it is what the page says without a script. */
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
