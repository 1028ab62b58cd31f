import { Trans, useLingui } from '@lingui/react/macro';
import content from 'content:report-abuse';
import places from 'content:places';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { MessageForm } from '#src/parts/message-form/message-form.tsx';
import { ButtonLink } from '#src/parts/link/button-link.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { IndexedText, type IndexedSection } from '#src/ui/indexed-text.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { ExitPage } from './exit-page.tsx';
import styles from './page.module.css';

/** Report Market Abuse: how to stay safe first, then the confidential form, then what happens with a report and who else can help. */
export default function ReportAbusePage() {
  return (
    <>
      <ExitPage />
      <PageHead heading={<Trans>Report Market Abuse</Trans>} lead={<ContentText>{content.lead}</ContentText>}>
        <Ways />
      </PageHead>
      <IndexedText sections={SECTIONS} />
    </>
  );
}

const SECTIONS: readonly IndexedSection[] = [
  { id: 'before-you-report', heading: <Trans>Before you report</Trans>, content: <Blocks blocks={[{ list: content.before }]} /> },
  {
    id: 'protection',
    heading: <Trans>What protects you</Trans>,
    content: (
      <>
        <Blocks blocks={[{ text: content.protection.lead }]} />
        <Titled items={content.protection.points} />
      </>
    ),
  },
  { id: 'market-abuse', heading: <Trans>What market abuse is</Trans>, content: <Titled items={content.kinds} /> },
  { id: 'report', heading: <Trans>Your report</Trans>, content: <Report /> },
  { id: 'after', heading: <Trans>What happens after you report</Trans>, content: <AfterReport /> },
  { id: 'help', heading: <Trans>Who else can help</Trans>, content: <Titled items={content.helpers} /> },
];

function Report() {
  const { t } = useLingui();
  const email = places.supportEmail;
  return (
    <>
      <Blocks blocks={[{ text: content.named }]} />
      <MessageForm
        confidential
        title={t`Report Submitted`}
        text={t`Your report was sent to ${email} and will be reviewed.`}
        submit={<Trans>Submit report</Trans>}
      />
    </>
  );
}

function AfterReport() {
  return (
    <>
      <Blocks blocks={[{ text: content.after.lead }]} />
      <ol className={`ruled terms ${styles['steps']}`}>
        {content.after.steps.map(({ when, what }) => (
          <li key={when}>
            <ContentText as="strong">{when}</ContentText>
            <ContentText as="p">{what}</ContentText>
          </li>
        ))}
      </ol>
    </>
  );
}

function Ways() {
  return (
    <div className={`cluster ${styles['ways']}`}>
      <a className={buttonClass({ variant: 'solid' })} href="#report">
        <Trans>Your report</Trans>
      </a>
      <ButtonLink variant="line" href="/contact#report-a-scam">
        <Trans>Report a scam</Trans>
      </ButtonLink>
    </div>
  );
}

/** Short paragraphs, each under its title. */
function Titled({ items }: { items: readonly { title: string; description: string }[] }) {
  return (
    <dl className={`ruled ${styles['titled']}`}>
      {items.map(({ title, description }) => (
        <div key={title}>
          <ContentText as="dt">{title}</ContentText>
          <ContentText as="dd">{description}</ContentText>
        </div>
      ))}
    </dl>
  );
}
