import advisory from 'content:advisories/regulatory-update';
import { messages as downloadWords } from '#content/locales/en/part-download.po';
import { messages as advisoryWords } from '#content/locales/en/part-advisory.po';
import { messages as severityWords } from '#content/locales/en/part-alert-severity.po';
import { messages as breadcrumbWords } from '#content/locales/en/part-breadcrumb.po';
import { AdvisoryPage } from '#src/parts/advisory/advisory-page.tsx';

export const english = { ...advisoryWords, ...severityWords, ...breadcrumbWords, ...downloadWords };

export default function Page() {
  return <AdvisoryPage advisory={advisory} />;
}
