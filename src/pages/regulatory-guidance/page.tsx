import { useEffect, type ToggleEvent } from 'react';
import { Trans } from '@lingui/react/macro';
import { useLocationProperty } from 'wouter/use-browser-location';
import faqs from 'content:faqs';
import guidance from 'content:guidance';
import texts from 'content:guidance-texts';
import { COLON } from '#src/i18n/punctuation.ts';
import { CHANGES } from '#src/content/guidance-head.ts';
import { Breadcrumb } from '#src/parts/breadcrumb/breadcrumb.tsx';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks, DocumentReference, DocumentSections } from '#src/parts/document/document-sections.tsx';
import { DownloadButton } from '#src/parts/download/download-button.tsx';
import { Link } from '#src/parts/link/link.ts';
import { Verbatim } from '#src/ui/verbatim.tsx';
import { DateInWords } from '#src/ui/date.tsx';
import { DocumentRow } from '#src/ui/document-row.tsx';
import { IndexedText, type IndexedSection } from '#src/ui/indexed-text.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { currentFragment } from '#src/ui/url-state.ts';
import disclosure from '#src/ui/disclosure.module.css';
import styles from './page.module.css';

/** Regulatory Guidance & FAQs: three questions, and the key documents as a list and as text (GUIDE-1, GUIDE-2). */
export default function RegulatoryGuidancePage() {
  const sections = [
    { id: 'questions', heading: <Trans>Frequently asked questions</Trans>, content: <Questions /> },
    { id: 'documents', heading: <Trans>Key Documents & Links</Trans>, content: <KeyDocuments /> },
    ...guidance.map(asSection),
  ];
  return (
    <>
      <Breadcrumb />
      <PageHead
        heading={<Trans>Regulatory Guidance & FAQs</Trans>}
        lead={<Trans>How we interpret the rules: common questions and the guidance behind the answers.</Trans>}
      />
      <IndexedText sections={sections} />
    </>
  );
}

/** The place of a document on this page, by its reference or its code. */
function linkOf(reference: string): string | undefined {
  const document = guidance.find(({ id, ref }) => ref === reference || id === reference.toLowerCase());
  return document && `#${document.id}`;
}

/**
 * Questions with answers, one open at a time. `<details name>` needs no script. They are also a FAQPage of schema.org, as
 * microdata, which leaves out the link below an answer.
 */
function Questions() {
  const fragment = useLocationProperty(currentFragment, () => '');
  // A link to a question opens its answer. The browser only scrolls to it.
  useEffect(() => {
    const asked = document.getElementById(fragment);
    if (asked instanceof HTMLDetailsElement) asked.open = true;
  }, [fragment]);
  return (
    <div className={styles['accordion']} itemScope itemType="https://schema.org/FAQPage">
      {faqs.map(({ id, question, answer, document }) => (
        <details
          key={id}
          id={id}
          name="faq"
          onToggle={writeOpenQuestion}
          className={disclosure['disclosure']}
          itemProp="mainEntity"
          itemScope
          itemType="https://schema.org/Question"
        >
          <summary>
            <h3 itemProp="name">
              <ContentText>{question}</ContentText>
            </h3>
          </summary>
          <div className={`stack ${styles['content']}`} itemProp="acceptedAnswer" itemScope itemType="https://schema.org/Answer">
            <div className="stack" itemProp="text">
              <Blocks blocks={answer} linkOf={linkOf} />
            </div>
            <p data-screen-only>
              <a href={`#${document}`}>
                <Trans>Read the guidance</Trans>
                <span className="spoken">
                  {COLON}
                  {document.toUpperCase()}
                </span>
              </a>
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}

/** The open question is in the address, for links and reloads. */
function writeOpenQuestion({ currentTarget: { id, open } }: ToggleEvent<HTMLDetailsElement>) {
  if (open) history.replaceState(history.state, '', `#${id}`);
  else if (currentFragment() === id) history.replaceState(history.state, '', location.pathname + location.search);
}

/** The three guidance documents, to be read here or downloaded, and the glossary. */
function KeyDocuments() {
  return (
    <>
      <ul className="ruled">
        {guidance
          .filter(({ summary }) => summary !== undefined)
          .map(({ id, title, ref, date }) => (
            <DocumentRow
              key={id}
              title={
                <a href={`#${id}`}>
                  <ContentText>{title}</ContentText>
                </a>
              }
              facts={
                <>
                  <Verbatim>{ref}</Verbatim>
                  <DateInWords of={date} />
                </>
              }
              action={<DownloadButton variant="line" size="small" type="guidance" id={id} title={title} text={`#${id}`} />}
            />
          ))}
      </ul>
      <p>
        <Trans>
          The <Link href="/glossary">Glossary</Link> explains the terms.
        </Trans>
      </p>
    </>
  );
}

/** A document as text with its reference and date, and a download button unless the list of key documents has one. */
function asSection({ id, title, ref, date, summary }: (typeof guidance)[number], position: number): IndexedSection {
  return {
    id,
    heading: <ContentText>{title}</ContentText>,
    intro: (
      <>
        <DocumentReference reference={ref} date={date} />
        {summary ? (
          <>
            <ContentText as="p">{summary}</ContentText>
            <p data-screen-only>
              <a href={`#${id}-${CHANGES}`}>
                <Trans>What changed</Trans>
                <span className="spoken">
                  {COLON}
                  {id.toUpperCase()}
                </span>
              </a>
            </p>
          </>
        ) : (
          <DownloadButton variant="line" size="small" type="guidance" id={id} title={title} text={`#${id}`} />
        )}
      </>
    ),
    content: <DocumentSections sections={texts[position] ?? []} level={3} prefix={`${id}-`} />,
  };
}
