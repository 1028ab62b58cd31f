import { Trans, useLingui } from '@lingui/react/macro';
import glossary from 'content:glossary';
import type { Glossary } from '#build/content/schemas/texts.ts';
import { LIST } from '#src/i18n/punctuation.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Link } from '#src/parts/link/link.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import styles from './page.module.css';

const { alphabet, groups } = glossary;

/** Glossary: what the terms on this site mean, grouped by first letter. Each has an address. */
export default function GlossaryPage() {
  return (
    <>
      <PageHead
        heading={<Trans>Glossary</Trans>}
        lead={<Trans>What our terms mean, in plain words. If a rule defines a term differently, the rule applies.</Trans>}
      />
      <div className="wrap block-end">
        <div className={`thirds ${styles['fields']}`}>
          <Letters />
          <div>
            {groups.map(({ letter, terms }) => (
              <div key={letter} className={styles['letter']}>
                <h2 id={`letter-${letter.toLowerCase()}`} className="size-3">
                  {letter}
                </h2>
                <div className="terms">
                  {terms.map((term) => (
                    <Entry key={term.id} entry={term} />
                  ))}
                </div>
              </div>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

function Entry({ entry: { id, term, also, definition, see } }: { entry: Glossary['terms'][number] }) {
  const { t } = useLingui();
  return (
    <section id={id} className={styles['entry']}>
      <div>
        <h3 className="size-35" tabIndex={-1}>
          <ContentText>{term}</ContentText>
        </h3>
        {also && (
          <ContentText as="p" className="meta">
            {also.join(LIST)}
          </ContentText>
        )}
      </div>
      <div className="stack-1 measure">
        <ContentText as="p">{definition}</ContentText>
        <p className={`touch-links meta ${styles['see']}`}>
          <span>{t`See`}</span>{' '}
          {see.map(({ text, link }) => (
            <Link key={link} href={link}>
              <ContentText>{text}</ContentText>
            </Link>
          ))}
        </p>
      </div>
    </section>
  );
}

const letters = new Set(groups.map(({ letter }) => letter));

/** The letters of the language, each with a link to its first term. */
function Letters() {
  const { t } = useLingui();
  return (
    <nav className={`sticky quiet-links ${styles['index']}`} aria-label={t`A to Z`} data-screen-only>
      <ul>
        {alphabet.map((letter) => (
          <li key={letter}>{letters.has(letter) ? <a href={`#letter-${letter.toLowerCase()}`}>{letter}</a> : <span>{letter}</span>}</li>
        ))}
      </ul>
    </nav>
  );
}
