import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { formatDay } from '#src/i18n/format-date.ts';
import type { WarnedFirmRow } from '#src/register/warned-firm-rows.ts';
import { defangEmail } from '#src/search/defang.ts';
import { NameList, OtherNames } from '../firm-name/other-names.tsx';
import { Fact } from '#src/ui/article.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';

/** The names and addresses of a warned firm, of which nobody can follow an email address or a telephone number by accident. */
export function WarnedFirmFacts({
  firm: { aliases, formerNames, websites, emails, phones },
  renderWebsite,
}: {
  firm: WarnedFirmRow;
  renderWebsite: (address: string) => ReactNode;
}) {
  if (!formerNames && aliases.length + websites.length + emails.length + phones.length === 0) return null;
  return (
    <dl className="facts">
      {aliases.length > 0 && (
        <Fact term={<Trans>Also known as</Trans>} plain>
          <NameList names={aliases} />
        </Fact>
      )}
      {formerNames && (
        <Fact term={<Trans>Other names</Trans>} plain>
          <OtherNames names={formerNames} />
        </Fact>
      )}
      <Values label={<Trans>Websites: do not visit</Trans>} values={websites} render={renderWebsite} />
      <WarnedFirmContacts emails={emails} phones={phones} />
    </dl>
  );
}

/** The terms of such a list for the email addresses and telephone numbers. */
export function WarnedFirmContacts({ emails, phones }: Pick<WarnedFirmRow, 'emails' | 'phones'>) {
  return (
    <>
      <Values label={<Trans>Email addresses</Trans>} values={emails.map(defangEmail)} />
      <Values label={<Trans>Telephone numbers</Trans>} values={phones} />
    </>
  );
}

/** A term and its values; nothing if there are none. */
function Values({ label, values, render }: { label: ReactNode; values: readonly string[]; render?: (value: string) => ReactNode }) {
  if (values.length === 0) return null;
  return (
    <div>
      <dt className="label">{label}</dt>
      {values.map((value) => (
        <dd key={value}>{render ? render(value) : <Verbatim>{value}</Verbatim>}</dd>
      ))}
    </div>
  );
}

/** When the warning was issued and last changed (HISTORY-16). */
export function WarningDates({ issued, changed }: Pick<WarnedFirmRow, 'issued' | 'changed'>) {
  const first = formatDay(issued);
  if (changed === undefined) return <Trans>Warning issued on {first}.</Trans>;
  const last = formatDay(changed);
  return (
    <Trans>
      Warning issued on {first}, last changed on {last}.
    </Trans>
  );
}
