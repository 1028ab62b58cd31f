import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { notify } from '#src/ui/toast/notify.ts';

/**
 * Name, e-mail and message, all required, checked by the browser alone (FORM-1). Nothing is sent, and the page
 * says so before the form: the notice shows, its outcome stays in the page and takes focus, and the form is emptied
 * (FORM-2). `method="dialog"`, so that without a script a submit does nothing, rather than putting what was typed
 * into an address.
 */
export function MessageForm({
  title,
  text,
  submit,
  confidential = false,
  draft = '',
}: {
  /** The notice after a submit. */
  title: string;
  text: string;
  submit: ReactNode;
  /** Nothing that was typed before is offered again. */
  confidential?: boolean;
  /** What the message begins as, unless something has been typed. */
  draft?: string;
}) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const message = form.current?.elements.namedItem('message');
    if (message instanceof HTMLTextAreaElement && message.value === '') message.value = draft;
  }, [draft]);
  const [sent, setSent] = useState(0);
  const auto = (value: string) => (confidential ? 'off' : value);
  return (
    <>
      <div className="stack-3" data-screen-only>
        <Callout tone="note">
          <p>
            <Trans>
              <strong>Demonstration.</strong> This form sends nothing and keeps nothing.
            </Trans>
          </p>
        </Callout>
        <form
          ref={form}
          className="stack-3"
          method="dialog"
          autoComplete={confidential ? 'off' : 'on'}
          onSubmit={(event) => {
            event.preventDefault();
            event.currentTarget.reset();
            setSent(sent + 1);
            notify({ title, text, tone: 'good' });
          }}
        >
          <TextField label={<Trans>Name</Trans>} name="name" autoComplete={auto('name')} required />
          <TextField label={<Trans>Email</Trans>} type="email" name="email" autoComplete={auto('email')} required />
          <TextArea label={<Trans>Message</Trans>} name="message" autoComplete="off" required />
          <Button variant="solid" type="submit">
            {submit}
          </Button>
        </form>
      </div>
      <Outcome times={sent} title={title} text={text} />
    </>
  );
}

/** What came of a submit, readable after the notice has gone. Each submit (`times`) moves focus here. */
export function Outcome({ times, title, text }: { times: number; title: string; text: string }) {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (times > 0) container.current?.focus();
  }, [times]);
  return (
    <div ref={container} role="status" tabIndex={-1} aria-labelledby={times > 0 ? id : undefined}>
      {times > 0 && (
        <Callout tone="good">
          <p>
            <strong id={id}>{title}</strong>
          </p>
          <p>{text}</p>
          <p>
            <Trans>This is a demonstration: nothing was sent.</Trans>
          </p>
        </Callout>
      )}
    </div>
  );
}
