import { VERDICTS, recordsOf } from '@frontier/check';
import halves from 'content:register/scale';
import order from 'content:register/order';
import scale from 'content:warned-firms/scale';
import type { Answered } from '#src/check/client.ts';
import { drawTicks } from '#src/register/scale-ticks.ts';
import { HEIGHT, WIDTH, daysBetween, drawDays } from '#src/register/warning-scale.ts';
import { verdictOfTexts } from '../answer/answer-texts.ts';
import styles from './edge-scale.module.css';

const marks = halves[0].marks + halves[1].marks;
/** What no list has is in the hatch, which is the last quarter of the edge. */
const IN_HATCH = 0.875;

/**
 * The upper edge of an answer: a tick for each warning at its day above an answer about a warning, and for each firm above any other. The needle is at the one
 * record that the answer is about.
 */
export function AnswerEdge({ answered: { answer, records } }: { answered: Answered }) {
  const { tone } = VERDICTS[answer.verdict];
  const isOfWarning = VERDICTS[verdictOfTexts(answer)].tone === 'alarm';
  const { firms, warnings } = recordsOf(answer);
  const [firm] = firms.length === 1 ? firms : [];
  const [warning] = warnings.length === 1 ? warnings : [];
  const issued = warning && records.warnings.get(warning.position)?.issued;
  const ofWarning = issued && (daysBetween(scale.from, issued) + 0.5) / scale.length;
  const ofFirm = firm && ((order.registrationOrder[firm.position] ?? 0) + 0.5) / marks.length;
  const at = tone === 'unlisted' ? IN_HATCH : isOfWarning ? ofWarning : ofFirm;
  const [width, height, paths] = isOfWarning ? [WIDTH, HEIGHT, [drawDays(scale)]] : [marks.length, 64, Object.values(drawTicks(marks))];
  return (
    <div className={`marks ${styles['edge']} ${styles[tone] ?? ''}`} aria-hidden="true">
      <svg className="onward" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        {paths.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
      {at && <i style={{ insetInlineStart: `${at * 100}%` }} />}
    </div>
  );
}
