import checklist from 'content:checklists/market-abuse-risk';
import { messages as downloadWords } from '#content/locales/en/part-download.po';
import { messages as breadcrumbWords } from '#content/locales/en/part-breadcrumb.po';
import { messages as checklistWords } from '#content/locales/en/part-checklist.po';
import { ChecklistPage } from '#src/parts/checklist/checklist-page.tsx';

export const english = { ...checklistWords, ...breadcrumbWords, ...downloadWords };

export default function Page() {
  return <ChecklistPage checklist={checklist} />;
}
