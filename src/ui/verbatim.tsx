import type { ComponentProps } from 'react';
import { isReference } from '#src/i18n/keep-whole.tsx';

/** An address, a number or a code exactly as it is: read from left to right in every language, and never translated by a browser. */
export function Verbatim(props: ComponentProps<'bdi'>) {
  return <bdi translate="no" dir="ltr" className={isReference(props.children) ? 'whole' : undefined} {...props} />;
}
