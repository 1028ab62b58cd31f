import { Trans, useLingui } from '@lingui/react/macro';
import portal from 'content:portal';
import { Breadcrumb } from '#src/parts/breadcrumb/breadcrumb.tsx';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { Link } from '#src/parts/link/link.ts';
import { DemonstrationForm } from '#src/parts/message-form/message-form.tsx';
import { Article } from '#src/ui/article.tsx';
import { TextField } from '#src/ui/text-field.tsx';

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
        <Login />
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

function Login() {
  const { t } = useLingui();
  return (
    <DemonstrationForm
      autoComplete="off"
      note={<ContentText>{portal.demonstration}</ContentText>}
      title={t`Login Successful (Demo)`}
      text={t`You are now securely logged into the portal.`}
      submit={<Trans>Log in</Trans>}
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
    </DemonstrationForm>
  );
}
