import { useId } from 'react';
import { Trans } from '@lingui/react/macro';
import content from 'content:check';
import { askAt } from '#src/parts/link/ask-at.ts';
import { addressOf } from '#src/i18n/address.ts';
import { defang } from '#src/search/defang.ts';
import { isPlainClick } from '#src/ui/plain-click.ts';
import styles from './page.module.css';

const { name, licence, site, message } = content.examples;
const EXAMPLES = [
  { text: name, label: <Trans>Name of a firm</Trans> },
  { text: licence, label: <Trans>Licence number</Trans> },
  { text: site, label: <Trans>Web address</Trans>, shown: defang(site) },
  { text: message, label: <Trans>A whole message</Trans> },
];

/** What somebody may have been given. Each example is a link that fills the field. */
export function Examples({ onChoose }: { onChoose: (text: string) => void }) {
  const id = useId();
  return (
    <div data-not-searched data-screen-only>
      <h2 id={id} className="label">
        <Trans>For example</Trans>
      </h2>
      <ul className={styles['examples']} aria-labelledby={id}>
        {EXAMPLES.map(({ text, label, shown = text }) => (
          <li key={text}>
            <a
              href={addressOf(askAt('/check', text))}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onChoose(text);
              }}
            >
              <span className="label">{label}</span>
              <bdi translate={text === message ? undefined : 'no'}>{shown}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
