import { Plural, Trans } from '@lingui/react/macro';
import content from 'content:check';
import AlreadyPaid from '#src/parts/already-paid/already-paid.tsx';
import { questionOf } from '#src/parts/check/question.ts';
import { Resemblances } from '#src/parts/check/resemblances.tsx';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { formatNumber } from '#src/i18n/format-number.ts';
import { Link } from '#src/parts/link/link.ts';
import { MOST_CHARACTERS } from '#src/search/check/address/clean.ts';
import type { CheckAnswer } from '#src/search/check/check.ts';
import { defang } from '#src/search/defang.ts';
import { reportScamAt } from '#src/parts/link/ask-at.ts';
import { WarningSign } from '#src/ui/icon.tsx';
import { useRested } from '#src/ui/use-rested.ts';
import { MessageFindings } from './message-findings.tsx';
import { MessageItems } from './message-items.tsx';
import { Namesakes } from './namesakes.tsx';
import { ComparedName } from './compared-name.tsx';
import { useDetails } from './use-details.ts';
import { ListedBelow } from './listed-below.tsx';
import { RecordList } from './record-list.tsx';
import { bestRank, nameVerdict } from './name-verdict.ts';
import { VerdictWord, isAlarming, type VerdictName } from './verdict-word.tsx';
import { Loading } from '#src/ui/loading.tsx';
import styles from './answer.module.css';

export { questionOf };

/** With more firms than this, their statuses differ anyway. */
const MOST_ASKED = 10;
/** The typed text may be a whole message. */
const MOST_REPEATED = 200;

/** The verdict: the question, the word, its meaning, and the number of matches. */
export function Verdict({ answer }: { answer: CheckAnswer }) {
  const name = useVerdictName(answer);
  const most = formatNumber(MOST_CHARACTERS);
  const { intake } = answer;
  if (!name) return <Loading />;
  return (
    <>
      <p className={styles['asked']}>
        <Asked answer={answer} />
      </p>
      <h2 className={styles['word']}>
        {isAlarming(name) && <WarningSign size={34} />}
        <span>
          <VerdictWord name={name} />
        </span>
      </h2>
      <ContentText as="p" className={styles['meaning']}>
        {content.verdicts[name].meaning}
      </ContentText>
      <ComparedName answer={answer} />
      <Counts answer={answer} />
      {intake.cut && (
        <p className={styles['counts']}>
          <Trans>The text is too long to check in full. Only the first {most} characters were checked.</Trans>
        </p>
      )}
    </>
  );
}

/** The announcement for screen readers once typing pauses: the word and the counts. */
export function Announcement({ answer }: { answer: CheckAnswer }) {
  const name = useVerdictName(answer);
  const isRested = useRested(answer);
  if (!name || !isRested) return null;
  return (
    <>
      <p>
        <VerdictWord name={name} />
      </p>
      <Counts answer={answer} />
    </>
  );
}

function Counts({ answer: { verdict, firms, warned, resembles } }: { answer: CheckAnswer }) {
  // A firm that a message mentions beside an address does not match it.
  const matching = verdict === 'neither' ? firms.total - firms.count.remembered : firms.total;
  return (
    <ul className={styles['counts']}>
      <li>
        <Plural value={matching} one="# regulated firm matches" other="# regulated firms match" />
      </li>
      <li>
        <Plural value={warned.total} one="# warning matches" other="# warnings match" />
      </li>
      {resembles.length > 0 && (
        <li>
          <Plural value={resembles.length} one="# similar name or address" other="# similar names or addresses" />
        </li>
      )}
    </ul>
  );
}

/** Resemblances, then what to do, also after a payment. */
export function Advice({ answer }: { answer: CheckAnswer }) {
  const name = useVerdictName(answer);
  if (!name) return null;
  return (
    <div className={styles['advice']}>
      <ListedBelow answer={answer} />
      {answer.message && <MessageFindings message={answer.message} />}
      <Resemblances resembles={answer.resembles} />
      <Namesakes namesakes={answer.namesakes} />
      <div className={styles['todo']}>
        <h3>
          <Trans>What to do</Trans>
        </h3>
        <Blocks blocks={[{ list: content.verdicts[name].todo }]} />
        {reports(name) && (
          <p className={`tall-links ${styles['report']}`}>
            <Link href={reportScamAt(questionOf(answer.intake.said))}>
              <Trans>Report it to us</Trans>
            </Link>
          </p>
        )}
      </div>
      {name !== 'regulated' && name !== 'onRecord' && <AlreadyPaid level="h3" open={reports(name)} />}
    </div>
  );
}

/** What was found in a message, then all matching records, warned firms first, so that nobody misses the warning about a firm in both lists. */
export function Records({ answer, text }: { answer: CheckAnswer; text: string }) {
  return (
    <div className={styles['records']}>
      {answer.message && <MessageItems message={answer.message} text={text} />}
      <RecordList key={`w ${answer.intake.said}`} list="warned" matches={answer.warned} settled={answer.verdict !== 'unsettled'} />
      <RecordList key={`f ${answer.intake.said}`} list="firms" matches={answer.firms} settled={answer.verdict !== 'unsettled'} />
    </div>
  );
}

/** What was asked. A message is below, with what was found in it. */
function Asked({ answer }: { answer: CheckAnswer }) {
  const { intake, message } = answer;
  const isAddress = (kind: string) => kind === 'site' || kind === 'email';
  if (intake.kind !== 'text' && (message?.items ?? []).every(({ kind }) => isAddress(kind))) return <Addresses answer={answer} />;
  return message && message.items.length > 1 ? <Trans>Your text</Trans> : <bdi>{shorten(intake.said)}</bdi>;
}

/** The addresses as they were read, to expose disguises. Other scripts are also shown in Latin letters. */
function Addresses({ answer: { intake } }: { answer: CheckAnswer }) {
  const [address, ...others] = intake.addresses;
  if (!address) return null;
  if (others.length > 0) return <Plural value={intake.addresses.length} one="# address" other="# addresses" />;
  return (
    <>
      <bdi dir="ltr">{shorten(defang(address.unicode))}</bdi>
      {address.unicode !== address.host && (
        <>
          {' '}
          <bdi dir="ltr">({shorten(defang(address.host))})</bdi>
        </>
      )}
    </>
  );
}

function useVerdictName(answer: CheckAnswer): VerdictName | undefined {
  const best = answer.verdict === 'regulated' ? bestRank(answer.firms) : undefined;
  const meant = best === undefined ? 0 : answer.firms.count[best];
  const details = useDetails(answer.firms.take(0, Math.min(meant, MOST_ASKED)).map(({ position }) => position));
  // More may be found while the index is being built.
  const mayChange = answer.partial && (answer.verdict === 'neither' || answer.verdict === 'unsettled' || answer.verdict === 'notOnRecord');
  if (mayChange || details.includes(undefined)) return undefined;
  return nameVerdict(
    answer,
    details.map((one) => (typeof one === 'object' ? one : undefined)),
  );
}

const reports = (name: VerdictName) => isAlarming(name) || name === 'ended';

function shorten(text: string): string {
  const characters = [...text];
  return characters.length > MOST_REPEATED ? `${characters.slice(0, MOST_REPEATED).join('')} …` : text;
}
