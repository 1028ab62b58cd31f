import { Trans } from '@lingui/react/macro';
import openData from 'content:open-data';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Fact } from '#src/ui/article.tsx';
import { DateInWords } from '#src/ui/date.tsx';

/** The name of the licence, and the text that names the source. */
export function Licence() {
  const { name, link } = openData.licence;
  return (
    <dl className="stack">
      <Fact term={<Trans>Licence of the data</Trans>}>
        <a href={link} rel="noopener noreferrer nofollow">
          <ContentText>{name}</ContentText>
        </a>
      </Fact>
      <Fact term={<Trans>How to credit the source</Trans>}>
        <ContentText>{openData.attribution}</ContentText>
      </Fact>
    </dl>
  );
}

/** The versions of the file format, newest first. */
export function Changes() {
  return (
    <dl className="stack">
      {openData.changes.map(({ version, date, text }) => (
        <Fact key={version} term={<Trans>Version {version}</Trans>} plain>
          <DateInWords of={date} />
          <br />
          <ContentText>{text}</ContentText>
        </Fact>
      ))}
    </dl>
  );
}
