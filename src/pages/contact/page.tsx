import { Trans, useLingui } from '@lingui/react/macro';
import contact from 'content:contact';
import places from 'content:places';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { MessageForm } from '#src/parts/message-form/message-form.tsx';
import { ButtonLink } from '#src/parts/link/button-link.tsx';
import { Fact } from '#src/ui/article.tsx';
import { IndexedText } from '#src/ui/indexed-text.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';
import { Complaints } from './complaints.tsx';
import { Mail } from './mail.tsx';
import { useQuery } from '#src/ui/url-state.ts';
import styles from './page.module.css';

/** Contact: the address in Luxembourg, the support address, and a message form (FORM-6, FORM-3); complaints, the press, and what we do not have. */
export default function ContactPage() {
  return (
    <>
      <PageHead heading={<Trans>Contact</Trans>} lead={<ContentText>{contact.lead}</ContentText>}>
        <ButtonLink variant="line" href="/contact#report-a-scam">
          <Trans>Report a scam</Trans>
        </ButtonLink>
      </PageHead>
      <IndexedText
        sections={[
          { id: 'addresses', heading: <Trans>Addresses and hours</Trans>, content: <Addresses /> },
          { id: 'report-a-scam', heading: <Trans>Report a scam</Trans>, content: <ReportScam /> },
          { id: 'write', heading: <Trans>Write to us</Trans>, content: <Write /> },
          { id: 'complaints', heading: <Trans>Complaints and compensation</Trans>, content: <Complaints /> },
          { id: 'press', heading: <Trans>Press office</Trans>, content: <Press /> },
          // What many people ask of an authority, and we do not have, so that the search finds it.
          { id: 'jobs', heading: <Trans>Jobs</Trans>, content: <Texts texts={contact.jobs} /> },
          { id: 'access-to-documents', heading: <Trans>Access to documents</Trans>, content: <Texts texts={contact.accessToDocuments} /> },
        ]}
      />
    </>
  );
}

/** What to do before a report, and what to write in it. The links 'Report it to us' lead here. */
function ReportScam() {
  const { lead, first, tell } = contact.scam;
  return (
    <>
      <Blocks blocks={[{ text: lead }]} />
      <h3>
        <Trans>Do this first</Trans>
      </h3>
      <Blocks blocks={[{ ordered: first }]} />
      <h3>
        <Trans>What to tell us</Trans>
      </h3>
      <Blocks blocks={[{ list: tell }]} />
    </>
  );
}

/** The message form. A link 'Report it to us' fills it in with its subject. */
function Write() {
  const { t } = useLingui();
  const about = useQuery().get('about');
  const [subject = '', ...outline] = contact.scam.message;
  return (
    <MessageForm
      draft={about === null ? '' : [`${subject} ${about}`, ...outline].join('\n\n')}
      title={t`Form Submitted!`}
      text={t`Thank you for your message. We will get back to you shortly. (This is a demo)`}
      submit={<Trans>Send message</Trans>}
    />
  );
}

function Press() {
  const { lead, email, hours, answers } = contact.press;
  return (
    <>
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
    </>
  );
}

function Texts({ texts }: { texts: readonly string[] }) {
  return <Blocks blocks={texts.map((text) => ({ text }))} />;
}

function Addresses() {
  return (
    <>
      <dl className={styles['addresses']}>
        <Fact term={<Trans>Headquarters</Trans>}>
          <address className={styles['address']}>
            {places.address.map((line) => (
              <span key={line}>
                <Verbatim>{line}</Verbatim>
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
      <Blocks blocks={[{ list: contact.before }]} />
    </>
  );
}
