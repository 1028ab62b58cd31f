import { Trans } from '@lingui/react/macro';

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
