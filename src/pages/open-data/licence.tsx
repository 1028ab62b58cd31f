import { Trans } from '@lingui/react/macro';
import openData from 'content:open-data';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Fact } from '#src/ui/article.tsx';
import styles from './page.module.css';

/** The licence by its name, and the text that names the source. */
export function Licence() {
  const { name, link } = openData.licence;
  return (
    <dl className={styles['facts']}>
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
