import { Trans } from '@lingui/react/macro';
import licences from 'licences:list';
import '#content/locales/en/licences.po';
import { PageHead } from '#src/ui/page-head.tsx';
import { Section } from '#src/ui/section.tsx';
import { LicenceList } from './licence-list.tsx';
import { TextFiles } from './text-files.tsx';

/** Licences: what this site has from others, under which terms, and the texts as files beside the page. */
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
        <LicenceList licences={of('package')} />
      </Section>
      <Section heading={<Trans>Fonts</Trans>} aside={null} ground="plate">
        <LicenceList licences={of('font')} />
      </Section>
      <Section heading={<Trans>Data</Trans>} aside={null}>
        <LicenceList licences={of('data')} />
      </Section>
    </>
  );
}
