import advisory from 'content:advisories/regulatory-update';
import { AdvisoryPage } from '#src/parts/advisory/advisory-page.tsx';

export { messages as english } from '#content/locales/en/part-advisory.po';

export default function Page() {
  return <AdvisoryPage advisory={advisory} />;
}
