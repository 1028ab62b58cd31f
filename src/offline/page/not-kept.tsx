import { Trans } from '@lingui/react/macro';
import lists from 'content:offline-lists';

/** What the copy on the device lacks of long lists (`keptOfLists`). */
export function NotKept() {
  if (lists.kept === 'everything') return null;
  if (lists.kept === 'lists') {
    return <Trans>The copy on your device does not include the full records of firms or the reasons for the warnings.</Trans>;
  }
  return <Trans>The copy on your device includes only the first page of the register and of the warnings. It cannot search them.</Trans>;
}
