import { Trans } from '@lingui/react/macro';
import licences from 'licences:list';
import { SBOM_ADDRESS, TEXTS_ADDRESS, type ListedLicence } from '#src/licences/list.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { Section } from '#src/ui/section.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';
import styles from './page.module.css';

/** Licences: the works of others on this site and their licences. The licence texts are separate files. */
export default function LicencesPage() {
  const of = (kind: (typeof licences)[number]['kind']) => licences.filter((one) => one.kind === kind);
  return (
    <>
      <PageHead
        heading={<Trans>Open-source licences</Trans>}
        lead={
          <Trans>
            This website uses software, fonts and data made by others. This page lists everything that reaches your device, with its
            licence.
          </Trans>
        }
      />
      <Section heading={<Trans>Full texts</Trans>} aside={null} ground="plate">
        <TextFiles />
      </Section>
      <Section heading={<Trans>Software</Trans>} aside={null}>
        <LicenceList works={of('package')} />
      </Section>
      <Section heading={<Trans>Fonts</Trans>} aside={null} ground="plate">
        <LicenceList works={of('font')} />
      </Section>
      <Section heading={<Trans>Data</Trans>} aside={null}>
        <LicenceList works={of('data')} />
      </Section>
    </>
  );
}

/** The files. Names of licences are those of the SPDX list. */
function TextFiles() {
  return (
    <div className="prose">
      <p>
        <a href={TEXTS_ADDRESS}>
          <Trans>The full text of every licence</Trans>
        </a>
      </p>
      <p>
        <a href={SBOM_ADDRESS}>
          <Trans>Software bill of materials (CycloneDX)</Trans>
        </a>
      </p>
      <p>
        <Trans>
          The bill of materials also lists the software used only to build and test this website, which never reaches your device.
        </Trans>
      </p>
    </div>
  );
}

/** Works by their names, each with its version and the short name of its licence (SPDX). */
function LicenceList({ works }: { works: readonly ListedLicence[] }) {
  return (
    <dl className="ruled">
      {works.map(({ name, version, licence }) => (
        <div key={name} className={styles['row']}>
          <dt>
            <Verbatim>{version === undefined ? name : `${name} ${version}`}</Verbatim>
          </dt>
          <dd>
            <Verbatim>{licence}</Verbatim>
          </dd>
        </div>
      ))}
    </dl>
  );
}
