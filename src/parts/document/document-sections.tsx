import type { Block, DocumentSection } from '#build/content/schemas/texts.ts';
import { COMMA } from '#src/i18n/punctuation.ts';
import { DateInWords } from '#src/ui/date.tsx';
import { ContentText } from './content-text.tsx';
import styles from './document-sections.module.css';

/** The sections of a document as text. `level` is the level of their headings. `prefix` keeps ids unique if documents share a page. */
export function DocumentSections({
  sections,
  level = 2,
  prefix = '',
}: {
  sections: readonly DocumentSection[];
  level?: 2 | 3 | 4;
  prefix?: string;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles['prose']}>
      {sections.map(({ id, heading, blocks }) => (
        <section key={id} id={prefix + id}>
          <Heading tabIndex={-1}>
            <ContentText>{heading}</ContentText>
          </Heading>
          <Blocks blocks={blocks} />
        </section>
      ))}
    </div>
  );
}

/** Paragraphs and lists, in order. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => {
    if ('text' in block) {
      return (
        <ContentText key={block.text} as="p">
          {block.text}
        </ContentText>
      );
    }
    const items = 'list' in block ? block.list : block.ordered;
    const List = 'list' in block ? 'ul' : 'ol';
    return (
      <List key={items[0]} className={'list' in block ? styles['bullets'] : styles['numbers']}>
        {items.map((item) => (
          <li key={item}>
            <span>
              <ContentText>{item}</ContentText>
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
      <bdi dir="ltr">{reference}</bdi>
      {COMMA}
      <DateInWords of={date} />
    </p>
  );
}
