import texts from 'content:guidance-texts';
import { DocumentSections } from '#src/parts/document/document-sections.tsx';

/** The text of the guidance document at this position of the list. */
export default function GuidanceText({ position, prefix }: { position: number; prefix: string }) {
  return <DocumentSections sections={texts[position] ?? []} level={3} prefix={prefix} />;
}
