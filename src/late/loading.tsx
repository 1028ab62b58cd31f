import { Trans, useLingui } from '@lingui/react/macro';

/** The text that stands for whatever loads late (ERROR-3), inside another element. */
export function LoadingText() {
  return <Trans>loading...</Trans>;
}

/** The same as a paragraph. */
export function Loading({ className }: { className?: string | undefined }) {
  return (
    <p className={className}>
      <LoadingText />
    </p>
  );
}

/** The same in the HTML, for an address with a question. Styles write it, so that browsers without them show nothing that never ends. */
export function EarlyLoading({ className }: { className?: string }) {
  const { t } = useLingui();
  return <p className={className} data-text={t`loading...`} data-shown-while="waiting" />;
}
