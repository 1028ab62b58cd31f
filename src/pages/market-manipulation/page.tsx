import advisory from 'content:advisories/market-manipulation';
import { AdvisoryPage } from '#src/parts/advisory/advisory-page.tsx';

export default function Page() {
  return <AdvisoryPage advisory={advisory} />;
}
