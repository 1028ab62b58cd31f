import checklist from 'content:checklists/aml-ctf-checklist';
import { ChecklistPage } from '#src/parts/checklist/checklist-page.tsx';

export { messages as english } from '#content/locales/en/part-checklist.po';

export default function Page() {
  return <ChecklistPage checklist={checklist} />;
}
