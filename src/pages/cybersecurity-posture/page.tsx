import checklist from 'content:checklists/cybersecurity-posture';
import { ChecklistPage } from '#src/parts/checklist/checklist-page.tsx';

export default function Page() {
  return <ChecklistPage checklist={checklist} />;
}
