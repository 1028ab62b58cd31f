import { Trans } from '@lingui/react/macro';
import { DATA, FONTS, TEXTS_ADDRESS, type Work } from '#src/licences/works.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { Section } from '#src/ui/section.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';
import styles from './page.module.css';

/** Licences: the fonts and data of others on this site, and the file with the software and all licence texts. */
export default function LicencesPage() {
  return (
    <>
      <PageHead
        heading={<Trans>Open-source licences</Trans>}
        lead={
          <Trans>
            This website uses software, fonts and data made by others. One file lists everything that reaches your device, with the full
            text of each licence.
          </Trans>
        }
      />
      <Section heading={<Trans>Full texts</Trans>} aside={null} ground="plate">
        <div className="prose">
          <p>
            <a href={TEXTS_ADDRESS}>
              <Trans>The full text of every licence</Trans>
            </a>
          </p>
        </div>
      </Section>
      <Section heading={<Trans>Fonts</Trans>} aside={null}>
        <LicenceList works={FONTS} />
      </Section>
      <Section heading={<Trans>Data</Trans>} aside={null} ground="plate">
        <LicenceList works={DATA} />
      </Section>
    </>
  );
}

/** Works by their names, each with the short name of its licence (SPDX). */
function LicenceList({ works }: { works: readonly Work[] }) {
  return (
    <dl className="ruled">
      {works.map(({ name, licence }) => (
        <div key={name} className={`apart ${styles['row']}`}>
          <dt>
            <Verbatim>{name}</Verbatim>
          </dt>
          <dd>
            <Verbatim>{licence}</Verbatim>
          </dd>
        </div>
      ))}
    </dl>
  );
}
