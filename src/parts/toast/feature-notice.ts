import { t } from '@lingui/core/macro';
import { notify } from './notify.ts';

/** The feature-click notice (NOTICE-3): its title is the feature's name. */
export function notifyUnavailable(feature: string): void {
  notify({ title: feature, text: t`This feature is not available yet.`, tone: 'bad' });
}
