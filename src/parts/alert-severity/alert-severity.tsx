import { useLingui } from '@lingui/react/macro';
import type { Alert } from '#build/content/schemas/records.ts';
import { Severity } from './severity.tsx';

/** An alert's severity: High in red, otherwise yellow (ALERT-1). */
export function AlertSeverity({ severity }: { severity: Alert['severity'] }) {
  const { t } = useLingui();
  const words = { High: t`High`, Medium: t`Medium` };
  return <Severity level={severity} label={t`Severity`} word={words[severity]} />;
}
