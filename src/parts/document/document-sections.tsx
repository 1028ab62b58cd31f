import type { Block, DocumentSection } from '#build/content/schemas/texts.ts';
import { keepWhole, type LinkOf } from '#src/i18n/keep-whole.tsx';
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

/** Paragraphs and lists, in order. A reference to a document is a link if `linkOf` knows where the document is. */
export function Blocks({ blocks, linkOf }: { blocks: readonly Block[]; linkOf?: LinkOf }) {
  const mark = linkOf && ((text: string) => keepWhole(text, linkOf));
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
