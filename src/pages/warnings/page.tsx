import { Trans, useLingui } from '@lingui/react/macro';
import whatHappened from 'content:what-happened';
import { addressOf } from '#src/i18n/address.ts';
import { WithdrawnWarnings } from '#src/history/withdrawn-warnings.tsx';
import { OpenableSteps } from '#src/parts/what-happened/openable-steps.tsx';
import { WarningDays } from '#src/parts/edge-scale/warning-days.tsx';
import { Link } from '#src/parts/link/link.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { LiveSearch } from '#src/parts/search-field/live-search.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Select } from '#src/ui/select.tsx';
import { useUrlChoice } from '#src/ui/url-choice.ts';
import { useSearchText } from '#src/ui/url-state.ts';
import { leaveEntry } from './use-entry.ts';
import { WarningList } from './warning-list.tsx';
import { BY_NAME } from './order.ts';
import styles from './page.module.css';

/** More about the warnings, below the list. */
const WAYS = [
  { href: '/regulated-companies', text: <Trans>Check a firm in the Regulated Companies directory</Trans> },
  { href: '/changes?topic=warnings', text: <Trans>Warnings issued, changed and withdrawn</Trans> },
] as const;

/** Investor Warnings: firms that are not authorised, with their names and addresses (WARN-1). */
export default function WarningsPage() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchText();
  const [order, setOrder] = useUrlChoice('order', ['', BY_NAME]);
  const isByName = order === BY_NAME;

  return (
    <>
      <div className={`amber ${styles['banner']}`}>
        <PageHead
          heading={<Trans>Investor Warnings</Trans>}
          lead={<Trans>These firms are not authorised by us. Do not send them money, documents or passwords.</Trans>}
        >
          <LiveSearch
            action={addressOf('/warnings')}
            label={<Trans>Name, alias or website</Trans>}
            placeholder={t`Search by name, alias or website`}
            text={search}
            onChange={(text) => {
              leaveEntry();
              setSearch(text);
            }}
          />
          <ForVictims />
        </PageHead>
        <WarningDays />
      </div>
      <div className={`wrap ${styles['page']}`} data-searched={search !== '' || undefined}>
        <div data-hidden-while="waiting">
          <div className={styles['list']}>
            <Order
              isByName={isByName}
              onChoose={(chosen) => {
                leaveEntry();
                setOrder(chosen === BY_NAME ? BY_NAME : '');
              }}
            />
            <WarningList key={order} search={search} isByName={isByName} />
          </div>
          <WithdrawnWarnings className={styles['withdrawn']} />
          <div className={styles['steps']}>
            {whatHappened.map((content) => (
              <OpenableSteps key={content.id} content={content} />
            ))}
          </div>
          <ul className={`list-links ${styles['ways']}`} data-screen-only>
            {WAYS.map(({ href, text }) => (
              <li key={href}>
                <Link href={href}>{text}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

/** What somebody who was deceived may want instead of this list. */
function ForVictims() {
  return (
    <ul className={`cluster ${styles['victims']}`} data-screen-only data-hidden-while="searching">
      <li>
        {/* The question in the address stays. */}
        <a className={buttonClass({ variant: 'solid' })} href="#already-paid">
          <Trans>Already paid?</Trans>
        </a>
      </li>
      <li>
        <Link className={buttonClass({ variant: 'line' })} href="/contact#report-a-scam">
          <Trans>Report a scam</Trans>
        </Link>
      </li>
    </ul>
  );
}

function Order({ isByName, onChoose }: { isByName: boolean; onChoose: (order: string) => void }) {
  const { t } = useLingui();
  return (
    <p className={styles['order']} data-screen-only data-script-only data-hidden-while="searching">
      <Select
        label={
          <span className="wide-only">
            <Trans>Order</Trans>
          </span>
        }
        value={isByName ? BY_NAME : ''}
        onChoose={onChoose}
      >
        <option value="">{t`Newest first`}</option>
        <option value={BY_NAME}>{t`By name`}</option>
      </Select>
    </p>
  );
}
