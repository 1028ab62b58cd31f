import { Trans } from '@lingui/react/macro';
import contact from 'content:contact';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { Link } from '#src/parts/link/link.ts';
import { Fact } from '#src/ui/article.tsx';
import { Mail } from './mail.tsx';
import styles from './page.module.css';

/** How to complain about a firm, who may pay compensation, and how to complain about the Authority. */
export function Complaints() {
  const { lead, steps, use, compensation, aboutUs } = contact.complaints;
  return (
    <>
      <Blocks blocks={[{ text: lead }]} />
      <h3>
        <Trans>Complaints about a firm</Trans>
      </h3>
      <Blocks blocks={[{ ordered: steps }]} />
      <h3>
        <Trans>What we do with your complaint</Trans>
      </h3>
      <Blocks blocks={[{ list: use }]} />
      <section id="compensation" className={`stack ${styles['part']}`}>
        <h3 tabIndex={-1}>
          <Trans>Compensation</Trans>
        </h3>
        <Blocks blocks={[{ list: compensation }]} />
      </section>
      <section id="complaints-about-us" className={`stack ${styles['part']}`}>
        <h3 tabIndex={-1}>
          <Trans>Complaints about the Authority</Trans>
        </h3>
        <Blocks blocks={[{ list: aboutUs.text }]} />
        <dl className={styles['facts']}>
          <Fact term={<Trans>Complaints Commissioner</Trans>}>
            <Mail to={aboutUs.email} />
          </Fact>
        </dl>
        <p>
          <Trans>
            The bylaws contain <Link href="/legal-documents#appeals">the rules for appeals and complaints</Link>.
          </Trans>
        </p>
      </section>
    </>
  );
}
