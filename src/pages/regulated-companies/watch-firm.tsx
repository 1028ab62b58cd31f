import { Trans } from '@lingui/react/macro';
import { firmFeed } from '#src/history/firm-feed.ts';
import { PREFIX } from '#src/i18n/address.ts';
import { register } from '#src/register/firms.ts';

/** The feed of a firm. A long register has one feed only, of all changes. */
export function WatchFirm({ licenseId }: { licenseId: string }) {
  const feed = firmFeed(licenseId, register.size);
  if (feed === undefined) return null;
  return (
    <p className="tall-links" data-screen-only>
      <a href={PREFIX + feed} type="application/atom+xml">
        <Trans>Watch this firm (Atom feed)</Trans>
      </a>
    </p>
  );
}
