import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { notify } from '#src/parts/toast/notify.ts';
import field from '#src/ui/text-field.module.css';

/**
 * Name, email and message, all required and checked by the browser (FORM-1, FORM-2). Nothing is sent. With `method="dialog"`, submitting without a
 * script does nothing. Otherwise the text would become part of the address.
 */
export function MessageForm({
  title,
  text,
  submit,
  confidential = false,
  draft = '',
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
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const message = form.current?.elements.namedItem('message');
    if (message instanceof HTMLTextAreaElement && message.value === '') message.value = draft;
  }, [draft]);
  const [isSent, setIsSent] = useState(false);
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
          onInvalidCapture={() => setIsSent(false)}
          onSubmit={(event) => {
            event.preventDefault();
            event.currentTarget.reset();
            setIsSent(true);
            notify({ title, text, tone: 'good' });
          }}
        >
          <Sender confidential={confidential} />
          <Message />
          <Button variant="solid" type="submit">
            {submit}
          </Button>
        </form>
      </div>
      {isSent && <Outcome title={title} text={text} />}
    </>
  );
}

function Sender({ confidential }: { confidential: boolean }) {
  const id = useId();
  const auto = (value: string) => (confidential ? 'off' : value);
  return (
    <>
      <TextField label={<Trans>Name</Trans>} name="name" autoComplete={auto('name')} required aria-errormessage={`${id}-name`}>
        <FieldError id={`${id}-name`}>
          <Trans>Enter your name.</Trans>
        </FieldError>
      </TextField>
      <TextField
        label={<Trans>Email</Trans>}
        type="email"
        name="email"
        autoComplete={auto('email')}
        required
        aria-errormessage={`${id}-email`}
      >
        <FieldError id={`${id}-email`}>
          <Trans>Enter an email address, such as name@example.com.</Trans>
        </FieldError>
      </TextField>
    </>
  );
}

/** The field for the message, which grows with its text. */
function Message() {
  const id = useId();
  return (
    <div>
      <label className={field['label']} htmlFor={id}>
        <Trans>Message</Trans>
      </label>
      <textarea
        name="message"
        autoComplete="off"
        required
        id={id}
        className={`${field['input']} ${field['area']}`}
        aria-errormessage={`${id}-error`}
      />
      <FieldError id={`${id}-error`}>
        <Trans>Write a message.</Trans>
      </FieldError>
    </div>
  );
}

/** What is wrong with the field before it, shown once the browser has found that invalid (WCAG 3.3.1). */
function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={field['error']}>
      {children}
    </p>
  );
}

/** Clear of the notice, which is at the foot of the window. */
const toCentre = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'center' });

/** The outcome of submitting, which stays after the notice. The notice announces it. */
export function Outcome({ title, text }: { title: string; text: string }) {
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
