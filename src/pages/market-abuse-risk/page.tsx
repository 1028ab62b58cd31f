import checklist from 'content:checklists/market-abuse-risk';
import { ChecklistPage } from '#src/parts/checklist/checklist-page.tsx';

export default function Page() {
  return <ChecklistPage checklist={checklist} />;
}
