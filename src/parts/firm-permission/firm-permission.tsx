import { useId, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import terms from 'content:licence-terms';
import { LANGUAGE } from '#src/i18n/language.ts';
import { localeOf } from '#src/i18n/languages.ts';
import { COUNTRY_CODES, nameUnlikeUnicode } from '#src/register/country-codes.ts';
import { jurisdictionsWith, permissionFor, type Offer } from '#src/register/permission.ts';
import type { FirmDetails } from '#src/register/register-data.ts';
import { STANDINGS } from '#src/register/standing.ts';
import { Link } from '#src/parts/link/link.ts';
import { RuledSentence } from '#src/ui/ruled-sentence.tsx';
import { Select } from '#src/ui/select.tsx';
import { StatusMark } from '#src/ui/status-mark.tsx';
import { ContentText } from '../document/content-text.tsx';
import { explainStatus } from '../firm-record/firm-status.tsx';
import { SuccessorLink } from '../firm-record/status-meaning.tsx';
import { useMark } from './marked-terms.tsx';
import styles from './firm-permission.module.css';

const locale = localeOf(LANGUAGE);
const { compare } = new Intl.Collator(locale);
const unicodeNames = new Intl.DisplayNames(locale, { type: 'region' });
/** Where nobody lives: Antarctica, Bouvet Island, Heard Island and others. */
const UNINHABITED: ReadonlySet<string> = new Set(['AQ', 'BV', 'GS', 'HM', 'TF', 'UM']);
/** The name of each country by its code. In a country of the register, it is the one that records use. */
const COUNTRIES = new Map(
  COUNTRY_CODES.filter((code) => !UNINHABITED.has(code))
    .map((code) => [code, nameUnlikeUnicode(code, LANGUAGE) ?? unicodeNames.of(code) ?? code] as const)
    .map(([code, name]) => [code, terms.countries.find((country) => country.code === code)?.name ?? name] as const)
    .sort(([, a], [, b]) => compare(a, b)),
);

/** The choice for a service that has no term. */
const NOT_LISTED = 'not-listed';

/**
 * May this firm do this for me? Below the record of a firm, visitors choose a service and a country, and read whether the licence covers both
 * (PERMIT-1). The choice is kept nowhere, because it says where a visitor lives. An ended licence covers nothing, so there is nothing to choose.
 */
export function FirmPermission({ details }: { details: FirmDetails }) {
  const id = useId();
  return (
    <section className={`stack ${styles['section']}`} aria-labelledby={id}>
      <h3 id={id}>
        <Trans>May this firm do this for me?</Trans>
      </h3>
      <div className={`stack ${styles['permission']}`}>
        {STANDINGS[details.status] === 'ended' ? <Ended details={details} /> : <Question details={details} />}
      </div>
    </section>
  );
}

function Question({ details }: { details: FirmDetails }) {
  const { t } = useLingui();
  const mark = useMark();
  const [{ service, country }, setChoice] = useState({ service: '', country: '' });
  const offer = offerOf(service, country);
  const choose = (choice: { service: string; country: string }) => {
    setChoice(choice);
    const next = offerOf(choice.service, choice.country);
    mark(next ? decidingTerms(details, next) : []);
  };
  return (
    <>
      <div className={styles['choices']} data-script-only data-screen-only>
        <div>
          <Select
            label={<Trans>Service that you were offered</Trans>}
            autoComplete="off"
            value={service}
            onChoose={(value) => choose({ service: value, country })}
          >
            <option value="">{t`Choose a service`}</option>
            {terms.activities.map((name, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
            <option value={NOT_LISTED}>{t`Another service, not in this list`}</option>
          </Select>
        </div>
        <div>
          <Select
            label={<Trans>Country where you live</Trans>}
            autoComplete="off"
            value={country}
            onChoose={(value) => choose({ service, country: value })}
          >
            <option value="">{t`Choose a country`}</option>
            {[...COUNTRIES].map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <div aria-live="polite">{offer && <Answer details={details} offer={offer} />}</div>
    </>
  );
}

/** What was offered, once both are chosen. */
function offerOf(service: string, country: string): Offer | undefined {
  if (service === '' || country === '') return undefined;
  return { activity: service === NOT_LISTED ? undefined : terms.activities[Number(service)], country };
}

/** The terms in the record that decide about an offer. */
function decidingTerms(details: FirmDetails, { activity, country }: Offer): string[] {
  return [...details.activities.filter((name) => name === activity), ...jurisdictionsWith(country, details, terms)];
}

function Answer({ details, offer }: { details: FirmDetails; offer: Offer }) {
  const permission = permissionFor(details, offer, terms);
  if (permission === 'ended') return <Ended details={details} />;
  const isCovered = permission === 'covered' || permission === 'limited';
  return (
    <RuledSentence
      mark={permission === 'covered' ? <StatusMark shape="square" tone="green" /> : <StatusMark shape="triangle" tone="amber" />}
      sentence={<Sentence permission={permission} offer={offer} />}
    >
      {permission === 'limited' && <ContentText as="p">{explainStatus(details.status).meaning}</ContentText>}
      {isCovered ? <Covered details={details} offer={offer} /> : <NotCovered permission={permission} details={details} />}
    </RuledSentence>
  );
}

type Answered = Exclude<ReturnType<typeof permissionFor>, 'ended'>;

/** The names come after a colon, because most languages would have to inflect them within a sentence. */
function Sentence({ permission, offer }: { permission: Answered; offer: Offer }) {
  if (offer.activity === undefined) return <Trans>Its licence does not cover a service that is not in the list.</Trans>;
  const service = <ContentText mark={inSentence}>{offer.activity}</ContentText>;
  const country = COUNTRIES.get(offer.country);
  if (permission === 'covered') {
    return (
      <Trans>
        Its licence covers this service in your country: {service}, {country}.
      </Trans>
    );
  }
  if (permission === 'limited') {
    return (
      <Trans>
        Its licence covers this service in your country, with limits: {service}, {country}.
      </Trans>
    );
  }
  if (permission === 'onlyService') {
    return (
      <Trans>
        Its licence covers this service, but not in your country: {service}, {country}.
      </Trans>
    );
  }
  if (permission === 'onlyCountry') return <Trans>Its licence does not cover this service: {service}.</Trans>;
  return (
    <Trans>
      Its licence covers neither this service nor your country: {service}, {country}.
    </Trans>
  );
}

function Covered({ details, offer: { country } }: { details: FirmDetails; offer: Offer }) {
  const regions = jurisdictionsWith(country, details, terms).filter((name) => name !== COUNTRIES.get(country));
  return (
    <>
      {regions.length > 0 && (
        <p>
          <Trans>
            Your country is covered as part of: <Names names={regions} />.
          </Trans>
        </p>
      )}
      <p>
        <Trans>
          This is about the licence, not about the person who contacted you. Others may be using the name of this firm.{' '}
          <Link href="/check">Check the address or the number</Link> that you were given before you pay.
        </Trans>
      </p>
    </>
  );
}

function NotCovered({ permission, details: { activities, jurisdictions } }: { permission: Answered; details: FirmDetails }) {
  return (
    <>
      <p>
        <Trans>If someone offers you this in the firm’s name, do not accept it.</Trans>
      </p>
      {permission !== 'onlyService' && (
        <p>
          <Trans>
            The licence covers: <Names names={activities} mark={inSentence} />.
          </Trans>
        </p>
      )}
      {permission !== 'onlyCountry' && (
        <p>
          <Trans>
            The licence is valid in: <Names names={jurisdictions} />.
          </Trans>
        </p>
      )}
    </>
  );
}

function Ended({ details: { successor } }: { details: FirmDetails }) {
  return (
    <RuledSentence
      mark={<StatusMark shape="octagon" tone="red" />}
      sentence={<Trans>Its licence has ended. It covers no service in any country.</Trans>}
    >
      <p>
        <Trans>If someone offers you a service under this licence, do not accept it.</Trans>
      </p>
      {successor && <SuccessorLink successor={successor} />}
    </RuledSentence>
  );
}

/** A term without its capital letter, which it has only by itself. Abbreviations keep theirs. */
function inSentence(term: string): string {
  return term.replace(/^\p{Lu}(?=\p{Ll}|-\p{Ll})/u, (letter) => letter.toLocaleLowerCase(locale));
}

/** Names as the language lists them: A, B and C. */
function Names({ names, mark }: { names: readonly string[]; mark?: (name: string) => string }) {
  const parts = new Intl.ListFormat(locale).formatToParts(names);
  return parts.map(({ type, value }) =>
    type === 'element' ? (
      <ContentText key={value} mark={mark}>
        {value}
      </ContentText>
    ) : (
      value
    ),
  );
}
