import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import contact from 'content:contact';
import places from 'content:places';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { MessageForm } from '#src/parts/message-form/message-form.tsx';
import { ButtonLink } from '#src/parts/link/button-link.tsx';
import { Fact } from '#src/ui/article.tsx';
import { IndexedText } from '#src/ui/contents.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { IndexedSection } from '#src/ui/section.tsx';
import { Complaints } from './complaints.tsx';
import { Mail } from './mail.tsx';
import { useQuery } from '#src/ui/url-state.ts';
import styles from './page.module.css';

/** Contact: the address in Luxembourg, the support address, and a message form (FORM-6, FORM-3); complaints, the press, and what we do not have. */
export default function ContactPage() {
  const { t } = useLingui();
  const about = useQuery().get('about');
  const [subject = '', ...outline] = contact.scam.message;
  const draft = about === null ? '' : [`${subject} ${about}`, ...outline].join('\n\n');
  return (
    <>
      <PageHead heading={<Trans>Contact</Trans>} lead={<ContentText>{contact.lead}</ContentText>}>
        <ButtonLink variant="line" href="/contact#report-a-scam">
          <Trans>Report a scam</Trans>
        </ButtonLink>
      </PageHead>
      <IndexedText
        label={t`On this page`}
        items={[
          { id: 'addresses', text: <Trans>Addresses and hours</Trans> },
          { id: 'report-a-scam', text: <Trans>Report a scam</Trans> },
          { id: 'write', text: <Trans>Write to us</Trans> },
          { id: 'complaints', text: <Trans>Complaints and compensation</Trans> },
          { id: 'press', text: <Trans>Press office</Trans> },
          { id: 'jobs', text: <Trans>Jobs</Trans> },
          { id: 'access-to-documents', text: <Trans>Access to documents</Trans> },
        ]}
      >
        <IndexedSection id="addresses" heading={<Trans>Addresses and hours</Trans>}>
          <Addresses />
          <Blocks blocks={[{ list: contact.before }]} />
        </IndexedSection>
        <ReportScam />
        <IndexedSection id="write" heading={<Trans>Write to us</Trans>}>
          <MessageForm
            draft={draft}
            title={t`Form Submitted!`}
            text={t`Thank you for your message. We will get back to you shortly. (This is a demo)`}
            submit={<Trans>Send message</Trans>}
          />
        </IndexedSection>
        <Complaints />
        <Press />
        <Answer id="jobs" heading={<Trans>Jobs</Trans>} texts={contact.jobs} />
        <Answer id="access-to-documents" heading={<Trans>Access to documents</Trans>} texts={contact.accessToDocuments} />
      </IndexedText>
    </>
  );
}

/** What to do before a report, and what to write in it. The links 'Report it to us' lead here. */
function ReportScam() {
  const { lead, first, tell } = contact.scam;
  return (
    <IndexedSection id="report-a-scam" heading={<Trans>Report a scam</Trans>}>
      <Blocks blocks={[{ text: lead }]} />
      <h3>
        <Trans>Do this first</Trans>
      </h3>
      <Blocks blocks={[{ ordered: first }]} />
      <h3>
        <Trans>What to tell us</Trans>
      </h3>
      <Blocks blocks={[{ list: tell }]} />
    </IndexedSection>
  );
}

function Press() {
  const { lead, email, hours, answers } = contact.press;
  return (
    <IndexedSection id="press" heading={<Trans>Press office</Trans>}>
      <Blocks blocks={[{ text: lead }]} />
      <dl className={styles['facts']}>
        <Fact term={<Trans>Email</Trans>}>
          <Mail to={email} />
        </Fact>
        <Fact term={<Trans>Hours</Trans>} plain>
          <ContentText>{hours}</ContentText>
        </Fact>
      </dl>
      <Blocks blocks={[{ list: answers }]} />
    </IndexedSection>
  );
}

/** The answer to what many people ask of an authority and we do not have, so that the search finds it. */
function Answer({ id, heading, texts }: { id: string; heading: ReactNode; texts: readonly string[] }) {
  return (
    <IndexedSection id={id} heading={heading}>
      <Blocks blocks={texts.map((text) => ({ text }))} />
    </IndexedSection>
  );
}

function Addresses() {
  return (
    <dl className={styles['addresses']}>
      <Fact term={<Trans>Headquarters</Trans>}>
        <address className={styles['address']}>
          {places.address.map((line) => (
            <span key={line}>
              <bdi dir="ltr">{line}</bdi>
            </span>
          ))}
        </address>
      </Fact>
      <Fact term={<Trans>Support</Trans>}>
        <Mail to={places.supportEmail} />
      </Fact>
      <Fact term={<Trans>Hours</Trans>} plain>
        <ContentText>{contact.hours}</ContentText>
      </Fact>
      <Fact term={<Trans>Telephone</Trans>} plain>
        {contact.telephone.map((text) => (
          <ContentText key={text} as="p" className={styles['line']}>
            {text}
          </ContentText>
        ))}
      </Fact>
    </dl>
  );
}
