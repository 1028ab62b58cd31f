import texts from 'content:guidance-texts';
import { DocumentSections } from '#src/parts/document/document-sections.tsx';

/** The text of the guidance document at this place of the list. */
export default function GuidanceText({ place, prefix }: { place: number; prefix: string }) {
  return <DocumentSections sections={texts[place] ?? []} level={3} prefix={prefix} />;
}
