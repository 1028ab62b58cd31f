import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import portal from 'content:portal';
import { Breadcrumb } from '#src/parts/breadcrumb/breadcrumb.tsx';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { Link } from '#src/parts/link/link.ts';
import { Outcome } from '#src/parts/message-form/message-form.tsx';
import { Article } from '#src/ui/article.tsx';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { notify } from '#src/parts/toast/notify.ts';
import styles from './page.module.css';

/** Digital Filings Portal: a login that checks, sends and keeps nothing (LOGIN-2). */
export default function DigitalFilingsPortalPage() {
  return (
    <>
      <Breadcrumb />
      <Article
        heading={<Trans>Digital Filings Portal</Trans>}
        lead={<ContentText>{portal.lead}</ContentText>}
        aside={<BeforeYouFile />}
        asideLast
      >
        <div className="stack-3" data-screen-only>
          <Callout tone="note">
            <ContentText as="p">{portal.demonstration}</ContentText>
          </Callout>
          <Login />
        </div>
      </Article>
    </>
  );
}

function BeforeYouFile() {
  return (
    <>
      <h2 className="size-3">
        <Trans>What to have ready</Trans>
      </h2>
      <Blocks blocks={[{ list: portal.before }]} />
      <p>
        <Link href="/regulatory-guidance#dfp-chk-01">
          <Trans>Read the pre-submission checklist DFP-CHK-01</Trans>
        </Link>
      </p>
    </>
  );
}

/** With `method="dialog"`, submitting without a script does nothing. Otherwise the password would become part of the address. */
function Login() {
  const { t } = useLingui();
  const [isDone, setIsDone] = useState(false);
  const title = t`Login Successful (Demo)`;
  const text = t`You are now securely logged into the portal.`;
  return (
    <>
      <form
        className={`stack-3 ${styles['form']}`}
        method="dialog"
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          // The password and all other input are gone at once.
          event.currentTarget.reset();
          setIsDone(true);
          notify({ title, text, tone: 'good' });
        }}
      >
        <TextField
          label={<Trans>Entity ID or License Number</Trans>}
          name="entity"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <TextField label={<Trans>Password</Trans>} type="password" name="password" autoComplete="off" required />
        <Button variant="solid" type="submit">
          <Trans>Log in</Trans>
        </Button>
      </form>
      {isDone && <Outcome title={title} text={text} />}
    </>
  );
}
