import type { Block, DocumentSection } from '#build/content/schemas/texts.ts';
import type { ReactNode } from 'react';
import { COMMA } from '#src/i18n/punctuation.ts';
import { DateInWords } from '#src/ui/date.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';
import { ContentText } from './content-text.tsx';
import styles from './document-sections.module.css';

/** The sections of a document as text. `prefix` keeps ids unique if documents share a page. */
export function DocumentSections({
  sections,
  level = 2,
  prefix = '',
}: {
  sections: readonly DocumentSection[];
  level?: 2 | 3;
  prefix?: string;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className={`stack-6 measure ${styles['prose']}`}>
      {sections.map(({ id, heading, blocks }) => (
        <section key={id} id={prefix + id}>
          <Heading className={level === 2 ? 'size-25' : undefined} tabIndex={-1}>
            <ContentText>{heading}</ContentText>
          </Heading>
          <Blocks blocks={blocks} />
        </section>
      ))}
    </div>
  );
}

/** Paragraphs and lists, in order. A reference to a document stays on one line, and is a link if `linkOf` knows where the document is. */
export function Blocks({ blocks, linkOf }: { blocks: readonly Block[]; linkOf?: LinkOf }) {
  const mark = (text: string) => withReferences(text, linkOf);
  return blocks.map((block) => {
    if ('text' in block) {
      return (
        <ContentText key={block.text} as="p" mark={mark}>
          {block.text}
        </ContentText>
      );
    }
    const items = 'list' in block ? block.list : block.ordered;
    const List = 'list' in block ? 'ul' : 'ol';
    return (
      <List key={items[0]} className={'list' in block ? styles['bullets'] : `ruled ${styles['numbers']}`}>
        {items.map((item) => (
          <li key={item}>
            <span>
              <ContentText mark={mark}>{item}</ContentText>
            </span>
          </li>
        ))}
      </List>
    );
  });
}

type LinkOf = (reference: string) => string | undefined;

/** References such as DFP-CHK-01, AML-004 and GUID-AML-004-v3.1. */
const REFERENCE = /\b([A-Z]{2,}(?:-[A-Z0-9]+)*-v?\d[\d.]*\b)/;

/** Keeps each reference in a text on one line, from left to right. It is a link if `linkOf` knows where the document is. */
function withReferences(text: string, linkOf?: LinkOf): ReactNode {
  const parts = text.split(REFERENCE);
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    if (index % 2 === 0) return part;
    const href = linkOf?.(part);
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a part of a text is identified by its index
      <Verbatim key={index} className={styles['reference']}>
        {href === undefined ? part : <a href={href}>{part}</a>}
      </Verbatim>
    );
  });
}

/** The reference of a document, which is written from left to right in every language, and its date. */
export function DocumentReference({ reference, date }: { reference: string; date: string }) {
  return (
    <p>
      <Verbatim>{reference}</Verbatim>
      {COMMA}
      <DateInWords of={date} />
    </p>
  );
}
