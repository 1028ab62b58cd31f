import { Trans, useLingui } from '@lingui/react/macro';
import { addressOf } from '#src/i18n/address.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField, textIn } from '#src/ui/text-field.tsx';
import type { EntitySearch } from './use-entity-search.ts';
import styles from './hero.module.css';

/** Without a script, the form leads to the directory. */
export function EntitySearchForm({ search }: { search: EntitySearch }) {
  const { t } = useLingui();
  return (
    <form
      className={styles['form']}
      role="search"
      method="get"
      action={addressOf('/regulated-companies')}
      onSubmit={(event) => {
        event.preventDefault();
        search.submit(textIn(event.currentTarget));
      }}
    >
      <TextField
        label={<Trans>Unified Entity Search</Trans>}
        labelHidden
        tall
        type="search"
        name="q"
        autoComplete="off"
        spellCheck={false}
        placeholder={t`Search by entity name or license ID (e.g., 'Adyen')`}
        value={search.text}
        onFocus={search.prepare}
        onText={search.setText}
      />
      <Button variant="solid" type="submit">
        {search.query !== '' && !search.loaded && !search.isFailed ? (
          <Trans>Searching…</Trans>
        ) : (
          <>
            <span data-hidden-while="waiting">
              <Trans>Search</Trans>
            </span>
            <span data-shown-while="waiting" data-text={t`Searching…`} />
          </>
        )}
      </Button>
    </form>
  );
}
