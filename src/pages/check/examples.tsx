import { useId, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import content from 'content:check';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { askAt } from '#src/parts/link/ask-at.ts';
import { addressOf } from '#src/i18n/address.ts';
import { defang } from '#src/search/defang.ts';
import { isPlainClick } from '#src/ui/plain-click.ts';
import { Verbatim } from '#src/ui/verbatim.tsx';
import styles from './page.module.css';

/** What somebody may have been given. Each example is a link that fills the field. */
export function Examples({ onChoose }: { onChoose: (text: string) => void }) {
  const id = useId();
  const { name, licence, site, message } = content.examples;
  // A message must not be in an address (CHECK-5), so its link leads another tab to the answer about the link in it.
  const link = message.split(/\s/).find((word) => word.includes('://')) ?? '';
  const exampleOf = (text: string, label: ReactNode, shown: ReactNode) => (
    <li>
      <a
        href={addressOf(askAt('/check', text === message ? link : text))}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onChoose(text);
        }}
      >
        <span className="label">{label}</span>
        <span className={styles['example']}>{shown}</span>
      </a>
    </li>
  );
  return (
    <div data-not-searched>
      <h2 id={id} className={`label ${styles['for-example']}`}>
        <Trans>For example</Trans>
      </h2>
      <ul className={styles['examples']} aria-labelledby={id}>
        {exampleOf(name, <Trans>Name of a firm</Trans>, <bdi translate="no">{name}</bdi>)}
        {exampleOf(licence, <Trans>Licence number</Trans>, <Verbatim>{licence}</Verbatim>)}
        {exampleOf(site, <Trans>Web address</Trans>, <Verbatim>{defang(site)}</Verbatim>)}
        {exampleOf(message, <Trans>A whole message</Trans>, <ContentText>{message}</ContentText>)}
      </ul>
    </div>
  );
}
