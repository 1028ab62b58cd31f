import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { addressOf } from '#src/i18n/address.ts';
import { SPACE } from '#src/i18n/punctuation.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { FieldError, TextField } from '#src/ui/text-field.tsx';
import { notify } from '#src/parts/toast/notify.ts';
import field from '#src/ui/text-field.module.css';

/** Name, email and message, all required and checked by the browser (FORM-1, FORM-2). */
export function MessageForm({
  confidential = false,
  draft = '',
  ...form
}: {
  /** The notice after submitting. */
  title: string;
  text: string;
  submit: ReactNode;
  /** Keeps browsers from suggesting earlier input. */
  confidential?: boolean;
  /** The initial message, unless something has been typed. */
  draft?: string;
}) {
  const auto = (value: string) => (confidential ? 'off' : value);
  return (
    <DemonstrationForm
      {...form}
      autoComplete={auto('on')}
      note={
        <Trans>
          <strong>Demonstration.</strong> This form sends nothing and keeps nothing.
        </Trans>
      }
    >
      <TextField label={<Trans>Name</Trans>} name="name" autoComplete={auto('name')} required error={<Trans>Enter your name.</Trans>} />
      <TextField
        label={<Trans>Email</Trans>}
        type="email"
        name="email"
        autoComplete={auto('email')}
        required
        error={<Trans>Enter an email address, such as name@example.com.</Trans>}
      />
      <Message draft={draft} />
    </DemonstrationForm>
  );
}

/**
 * A form that sends nothing, and says so before it, at its button and with its outcome. With `method="dialog"`, submitting without a
 * script does nothing. Otherwise the text would become part of the address.
 */
export function DemonstrationForm({
  note,
  title,
  text,
  submit,
  className = '',
  children,
  ...form
}: { note: ReactNode; title: string; text: string; submit: ReactNode } & ComponentProps<'form'>) {
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <div className="stack-3" data-screen-only>
        <Callout tone="note">
          <p id="demonstration">{note}</p>
        </Callout>
        <form
          {...form}
          className={`stack-3 ${className}`}
          method="dialog"
          onInvalidCapture={(event) => {
            setIsSent(false);
            if (event.target instanceof Element) event.target.setAttribute('aria-invalid', 'true');
            if (!(event.target instanceof Element && event.target.hasAttribute('aria-describedby'))) return;
            // The browser would cover these words with its own.
            event.preventDefault();
            event.currentTarget.querySelector<HTMLElement>(':invalid')?.focus();
          }}
          onInput={({ target }) => {
            if (target instanceof Element && target.matches(':valid')) target.removeAttribute('aria-invalid');
          }}
          onSubmit={(event) => {
            event.preventDefault();
            // A password and all other input are gone at once.
            event.currentTarget.reset();
            setIsSent(true);
            notify({ title, text: text + SPACE + t`This is a demonstration: nothing was sent.`, tone: 'good' });
          }}
        >
          {children}
          <Button variant="solid" type="submit" aria-describedby="demonstration" data-script-only>
            {submit}
          </Button>
          <noscript>
            <p>
              <Trans>
                This form needs JavaScript. Without it, write to <a href={`${addressOf('/contact')}#addresses`}>one of our addresses</a>.
              </Trans>
            </p>
          </noscript>
        </form>
      </div>
      {isSent && <Outcome title={title} text={text} />}
    </>
  );
}

/** The field for the message, which grows with its text. */
function Message({ draft }: { draft: string }) {
  const id = useId();
  const message = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (message.current) message.current.value ||= draft;
  }, [draft]);
  return (
    <div>
      <label className={field['label']} htmlFor={id}>
        <Trans>Message</Trans>
      </label>
      <textarea
        ref={message}
        name="message"
        autoComplete="off"
        required
        id={id}
        className={`${field['input']} ${field['area']}`}
        aria-describedby={`${id}-error`}
      />
      <FieldError id={`${id}-error`}>
        <Trans>Write a message.</Trans>
      </FieldError>
    </div>
  );
}

/** Clear of the notice, which is at the foot of the window. */
const toCentre = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'center' });

/** The outcome of submitting, which stays after the notice. The notice announces it. */
function Outcome({ title, text }: { title: string; text: string }) {
  return (
    <div ref={toCentre}>
      <Callout tone="good">
        <p>
          <strong>{title}</strong>
        </p>
        <p>{text}</p>
        <p>
          <Trans>This is a demonstration: nothing was sent.</Trans>
        </p>
      </Callout>
    </div>
  );
}
