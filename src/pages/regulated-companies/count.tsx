import { Link } from 'wouter';
import { Trans } from '@lingui/react/macro';
import { firmCount } from '#src/content/register-head.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ListCount } from '#src/ui/list-count.tsx';

/** How many firms match, announced as it changes; and where to look for one that is not here. */
export function Count({ shown }: { shown: number }) {
  const { code } = useLanguage();
  const [some, all] = [formatNumber(code, shown), formatNumber(code, firmCount)];
  return (
    <ListCount
      aside={
        <>
          <Link href="/warnings">
            <Trans>Not here? See the warnings</Trans>
          </Link>
          <Link href="/open-data#firms">
            <Trans>The register as open data</Trans>
          </Link>
        </>
      }
    >
      <Trans>
        <b>{some}</b> of <b>{all}</b> firms shown, sorted by name
      </Trans>
    </ListCount>
  );
}
