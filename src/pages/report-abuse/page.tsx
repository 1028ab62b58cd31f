import { Trans, useLingui } from '@lingui/react/macro';
import content from 'content:report-abuse';
import places from 'content:places';
import { messages as formWords } from '#content/locales/en/part-message-form.po';
import { messages as pageWords } from '#content/locales/en/report-abuse.po';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { MessageForm } from '#src/parts/message-form/message-form.tsx';
import { Article } from '#src/ui/article.tsx';
import { ExitPage } from './exit-page.tsx';
import styles from './page.module.css';

export const english = { ...pageWords, ...formWords };

/** Report Market Abuse: how to stay safe first, then the confidential form, then what happens with a report. */
export default function ReportAbusePage() {
  const { t } = useLingui();
  const email = places.supportEmail;
  return (
    <>
      <ExitPage />
      <Article heading={<Trans>Report Market Abuse</Trans>} lead={<ContentText>{content.lead}</ContentText>}>
        <section className={styles['part']}>
          <h2>
            <Trans>Before you report</Trans>
          </h2>
          <Blocks blocks={[{ list: content.before }]} />
        </section>
        <section className={styles['part']}>
          <h2>
            <Trans>What market abuse is</Trans>
          </h2>
          <dl className={styles['kinds']}>
            {content.kinds.map(({ id, title, description }) => (
              <div key={id}>
                <dt>
                  <ContentText>{title}</ContentText>
                </dt>
                <dd>
                  <ContentText>{description}</ContentText>
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={styles['part']}>
          <h2>
            <Trans>Your report</Trans>
          </h2>
          <Blocks blocks={[{ text: content.named }]} />
          <MessageForm
            confidential
            title={t`Report Submitted`}
            text={t`Your report was sent to ${email} and will be reviewed.`}
            submit={<Trans>Submit report</Trans>}
          />
        </section>
        <section className={styles['part']}>
          <h2>
            <Trans>What happens next</Trans>
          </h2>
          <Blocks blocks={[{ text: content.after }]} />
        </section>
      </Article>
    </>
  );
}
