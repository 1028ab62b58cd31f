import { Trans } from '@lingui/react/macro';
import type { Answer } from '@frontier/check';
import { isNamed, isOnlyLoss } from './advice-of.ts';
import { VerdictWord } from './verdict-word.tsx';

/** The word for an answer. A firm that is named among other words is in the register, and nobody has to choose. */
export function AnswerWord({ answer }: { answer: Answer }) {
  if (isOnlyLoss(answer)) return <Trans>Have you lost money?</Trans>;
  return isNamed(answer) ? <Trans>In the register</Trans> : <VerdictWord name={answer.verdict} />;
}
