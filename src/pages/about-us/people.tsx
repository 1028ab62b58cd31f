import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import people from 'content:people';
import type { People } from '#build/content/schemas/texts.ts';
import { formatDay } from '#src/i18n/format-date.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Link } from '#src/parts/link/link.ts';
import { Section } from '#src/ui/section.tsx';
import styles from './people.module.css';

type Member = People['board']['members'][number];

const { board, appeals, date, fictional } = people;
const independent = board.members.filter((member) => member.independent);
const executive = board.members.filter((member) => !member.independent);

/** The members of the Governing Board: those who are independent, then the others. */
export function GoverningBoard() {
  const asOf = formatDay(date);
  return (
    <Section
      id="governing-board"
      heading={<Trans>Members of the Governing Board</Trans>}
      ground="plate"
      aside={<ContentText as="p">{board.lead}</ContentText>}
    >
      <div className={styles['note']}>
        <p>
          <Trans>As of {asOf}.</Trans>
        </p>
        <ContentText as="p">{fictional}</ContentText>
      </div>
      <Register heading={<Trans>Independent members</Trans>}>{independent.map(asMember)}</Register>
      <Register heading={<Trans>Executive members</Trans>}>{executive.map(asMember)}</Register>
    </Section>
  );
}

/** The Appeals Panel and the Complaints Commissioner. */
export function AppealsAndComplaints() {
  return (
    <Section
      id="appeals-and-complaints"
      heading={<Trans>Appeals and complaints</Trans>}
      aside={
        <>
          <ContentText as="p">{appeals.lead}</ContentText>
          <p>
            <Link href="/contact#complaints-about-us">
              <Trans>How to complain about the Authority</Trans>
            </Link>
          </p>
        </>
      }
    >
      <Register heading={<Trans>Appeals Panel</Trans>}>{appeals.panel.map(asOfficial)}</Register>
      <Register heading={<Trans>Complaints Commissioner</Trans>}>{asOfficial(appeals.commissioner)}</Register>
    </Section>
  );
}

function Register({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <>
      <h3 className={styles['heading']}>{heading}</h3>
      <ul className={`ruled ${styles['register']}`}>{children}</ul>
    </>
  );
}

function asMember(member: Member) {
  return <Person key={member.name} person={member} role={member.role} since={<Term of={member} />} />;
}

function asOfficial(person: People['appeals']['commissioner']) {
  const appointed = formatDay(person.appointed);
  const since = (
    <Trans>
      Appointed on <span className="unbroken">{appointed}</span>
    </Trans>
  );
  return <Person key={person.name} person={person} since={since} />;
}

function Person({
  person: { name, country, background },
  role,
  since,
}: {
  person: { name: string; country: string; background: string };
  role?: string;
  since: ReactNode;
}) {
  return (
    <li>
      <div>
        <p className={styles['name']}>
          <bdi translate="no">{name}</bdi>
        </p>
        <ContentText as="p" className="meta">
          {country}
        </ContentText>
      </div>
      <div>
        {role && (
          <ContentText as="p" className={styles['role']}>
            {role}
          </ContentText>
        )}
        <ContentText as="p">{background}</ContentText>
      </div>
      <p className="meta">{since}</p>
    </li>
  );
}

function Term({ of: { term, from, to } }: { of: Member }) {
  const begin = formatDay(from);
  const end = formatDay(to);
  return (
    <>
      <span className="own-line">{term === 'first' ? <Trans>First term</Trans> : <Trans>Second term</Trans>}</span>{' '}
      <Trans>
        <span className="unbroken">{begin}</span> to <span className="unbroken">{end}</span>
      </Trans>
    </>
  );
}
