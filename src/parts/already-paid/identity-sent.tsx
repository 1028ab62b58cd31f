import { Trans } from '@lingui/react/macro';
import content from 'content:identity-sent';
import { OpenableSteps } from './urgent-steps.tsx';

/** What to do after sending a copy of an identity document, or bank details, as a section that can be opened and has an address. */
export function IdentitySent() {
  return <OpenableSteps id="identity-sent" heading={<Trans>Sent a copy of your identity document?</Trans>} content={content} />;
}
