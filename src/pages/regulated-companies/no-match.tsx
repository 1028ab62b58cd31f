import { Trans } from '@lingui/react/macro';
import { CheckLink } from '#src/parts/answer/check-link.tsx';
import { Link } from '#src/parts/link/link.ts';
import { Callout } from '#src/ui/callout.tsx';

/** The text for an empty result (DIR-6), and advice for someone who expected to find a firm. The check of both lists takes the text along. */
export function NoMatch({ search }: { search: string }) {
  return (
    <Callout tone="amber">
      <p>
        <strong>
          <Trans>No companies found matching your search.</Trans>
        </strong>
      </p>
      <p>
        <Trans>
          Check the spelling, or try part of the name. If a firm that is not in this directory offers you services, do not send it money.
          Search the <Link href="/warnings">investor warnings</Link> or <Link href="/contact">ask us</Link>.
        </Trans>
      </p>
      <p className="tall-links">
        <CheckLink text={search}>
          <Trans>Search both lists</Trans>
        </CheckLink>
      </p>
    </Callout>
  );
}
