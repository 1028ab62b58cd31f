/**
 * Reports a finding: the source of the rule (clause of ISO 14289-1 or ISO 32000-1, Matterhorn checkpoint, or `house rule`), the
 * place in the file, and the fault.
 */
export type Report = (rule: string, place: string, what: string) => void;

/** Collects findings as lines: `page 1, operator 7: text outside of marked content [ISO 14289-1 7.1 …]`. */
export function collector(): { report: Report; findings: string[] } {
  const findings: string[] = [];
  return { findings, report: (rule, place, what) => findings.push(`${place}: ${what} [${rule}]`) };
}
