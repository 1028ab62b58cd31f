import { Trans } from '@lingui/react/macro';
import content from 'content:already-paid';
import { OpenableSteps, Steps } from './urgent-steps.tsx';

/** What to do after paying a fraudster, as a section that can be opened and has an address. */
export function AlreadyPaid() {
  return <OpenableSteps id="already-paid" heading={<Trans>Already paid?</Trans>} content={content} />;
}

/** What to do after paying a fraudster, most urgent first. */
export function PaidSteps() {
  return <Steps content={content} />;
}
