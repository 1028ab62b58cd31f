import { Trans } from '@lingui/react/macro';
import content from 'content:already-paid';
import { ContentText } from '../document/content-text.tsx';
import disclosure from '#src/ui/disclosure.module.css';
import styles from './already-paid.module.css';

/** What to do after paying a fraudster, as a section that can be opened. */
export function AlreadyPaid() {
  return (
    <details className={`${disclosure['disclosure']} ${styles['paid']}`}>
      <summary>
        <h2>
          <Trans>Already paid?</Trans>
        </h2>
      </summary>
      <PaidSteps />
    </details>
  );
}

/** What to do after paying a fraudster, most urgent first. */
export function PaidSteps() {
  return (
    <div className={styles['steps']}>
      <ContentText as="p">{content.lead}</ContentText>
      <ol>
        {content.steps.map(({ what, when, how }) => (
          <li key={what}>
            <p>
              <ContentText as="strong">{what}</ContentText>
              <span className={`filled ${styles['when']}`}>
                <ContentText>{when}</ContentText>
              </span>
            </p>
            {how.map((text) => (
              <ContentText key={text} as="p">
                {text}
              </ContentText>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
