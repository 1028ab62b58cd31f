import { Trans, useLingui } from '@lingui/react/macro';
import values from 'content:register/filters';
import { COMMA, inParentheses } from '#src/i18n/punctuation.ts';
import { FILTERS, type Filter, type FilterValue } from '#src/register/filters.ts';
import { register } from '#src/register/firms.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { Section } from '#src/ui/section.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';

/** The firms behind each figure, for readers without a script: the directory cannot be filtered without one (FIGURES-3). */
export function FirmLists() {
  return (
    <Section id="lists" heading={<Trans>The firms behind each figure</Trans>}>
      {FILTERS.map((filter) => (
        <Group key={filter} filter={filter} />
      ))}
    </Section>
  );
}

function Group({ filter }: { filter: Filter }) {
  const { t } = useLingui();
  const headings = {
    country: t`By country`,
    status: t`By status`,
    tier: t`By tier`,
    year: t`By year of licence`,
    activity: t`By activity`,
  };
  return (
    <>
      <h3>{headings[filter]}</h3>
      {values[filter].map((value) => (
        <Firms key={value.value} filter={filter} value={value} />
      ))}
    </>
  );
}

function Firms({ filter, value: { name, count, code } }: { filter: Filter; value: FilterValue }) {
  const firms = register.filter(({ codes }) => codes[filter].includes(code));
  return (
    <details>
      <summary>
        <ContentText>{name}</ContentText>
        {inParentheses('', formatNumber(count))}
      </summary>
      <ul>
        {firms.map((firm) => (
          <li key={firm.row}>
            <FirmName>{firm.name}</FirmName>
            {COMMA}
            <Verbatim>{firm.licenseId}</Verbatim>
          </li>
        ))}
      </ul>
    </details>
  );
}
