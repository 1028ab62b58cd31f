import { Trans, useLingui } from '@lingui/react/macro';
import { PREFIX } from '#src/i18n/address.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { DownloadButton } from '#src/parts/download/download-button.tsx';
import { Link } from '#src/parts/link/link.ts';
import { DownloadList } from '#src/parts/publications/download-list.tsx';
import { usePublications } from '#src/parts/publications/publications.tsx';
import { CardTable } from '#src/ui/card-table.tsx';
import { DateInWords } from '#src/ui/date.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import styles from './page.module.css';

/** Publications: the library as a table with a filter, and the downloads by category. */
export default function PublicationsPage() {
  const { chosen, filter } = usePublications();
  return (
    <>
      <PageHead
        heading={<Trans>Publications</Trans>}
        lead={<Trans>Annual reports, rule changes and enforcement actions, as published.</Trans>}
      >
        {filter}
      </PageHead>
      <div className="wrap block-end">
        <PublicationTable publications={chosen} />
        <DownloadList level={2} />
        <div className={`apart ${styles['foot']}`}>
          <p className="measure">
            <Trans>
              To see whether a document is exactly as we published it, compare its SHA-256 checksum with{' '}
              <a href={`${PREFIX}/documents/SHA256SUMS`}>SHA256SUMS</a>, which sha256sum can read. A copy that your browser made in another
              year is a different file, because its footer shows that year.
            </Trans>
          </p>
          <p className="touch-links">
            <Link href="/open-data#feeds">
              <Trans>Subscribe to the publications feed</Trans>
            </Link>
          </p>
        </div>
      </div>
    </>
  );
}

function PublicationTable({ publications }: { publications: ReturnType<typeof usePublications>['chosen'] }) {
  const { t } = useLingui();
  return (
    <CardTable
      className={styles['table']}
      aria-label={t`Publications library`}
      columns={[t`Title`, t`Type`, t`Date`, t`Format`, <span key="download" className="spoken">{t`Download`}</span>]}
    >
      {publications.map(({ id, title, type, date, format }) => (
        <tr key={id} id={id}>
          <th scope="row">
            <ContentText>{title}</ContentText>
          </th>
          <td>
            <ContentText>{type}</ContentText>
          </td>
          <td>
            <DateInWords of={date} />
          </td>
          <td>{format}</td>
          <td>
            <DownloadButton variant="line" size="small" type="publication" id={id} title={title} />
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
