import { Trans } from '@lingui/react/macro';
import content from 'content:already-paid';
import { ContentText } from '../document/content-text.tsx';
import disclosure from '#src/ui/disclosure.module.css';
import styles from './already-paid.module.css';

/**
 * What to do after paying a fraudster, as a section that can be opened. It is shown with every answer that is not about an active firm, and
 * is `open` if the visitor has probably paid.
 */
export function AlreadyPaid({ level: Heading, open }: { level: 'h2' | 'h3'; open: boolean }) {
  return (
    <details className={`${disclosure['disclosure']} ${styles['paid']}`} open={open}>
      <summary>
        <Heading>
          <Trans>Already paid?</Trans>
        </Heading>
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
