import type { ComponentProps } from 'react';

/** An address, a number or a code exactly as it is: read from left to right in every language, and never translated by a browser. */
export function Verbatim(props: ComponentProps<'bdi'>) {
  return <bdi translate="no" dir="ltr" {...props} />;
}
