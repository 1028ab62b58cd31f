import { cutHost } from '../src/read/public-suffix.ts';
import { createCheck, type Answer, type FirmRecord } from '../src/check.ts';
import { createRandom } from '../corpus/random.ts';
import { loadRealCompanies, loadRealLists } from './real-lists.ts';

/*
 * Prints how the check answers about real addresses: `node packages/check/bench/real.ts`. Companies have their website on record, and the
 * websites of others must not be called imitations of these. The lists are downloaded from the package registry and never committed.
 */

const SEED = 20_254;
const RECORDED = 2_225;
const HOSTS = 10_000;

const random = createRandom(SEED);
const shuffle = <T>(list: readonly T[]): T[] =>
  list
    .map((one) => ({ one, at: random.below(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);

/**
 * A company whose label is in the lists under more endings probably owns these hosts, such as a search engine with a site in each country.
 */
const MAX_ENDINGS = 2;

const { reported, genuine } = loadRealLists();
const { companies, hosts } = loadRealCompanies();
const endings = Map.groupBy(new Set(hosts.map((host) => cutHost(host).domain ?? '')), (domain) => cutHost(domain).label ?? '');
const seen = new Set<string>();
const recorded = shuffle(companies)
  .filter(({ website }) => {
    const { domain, label = '' } = cutHost(new URL(website).hostname);
    return domain !== undefined && (endings.get(label)?.length ?? 0) <= MAX_ENDINGS && !seen.has(domain) && seen.add(domain);
  })
  .slice(0, RECORDED)
  .map(({ name, website }, nth): FirmRecord => ({ name, licenseId: `FCA-2025-GB-${10_000 + nth}`, websites: [new URL(website).origin] }));
const own = new Set(recorded.flatMap(({ websites = [] }) => websites.map((site) => cutHost(new URL(site).hostname).domain)));
const isForeign = (host: string) => !own.has(cutHost(host).domain);

function report(title: string, check: (text: string) => Answer, all: readonly string[]): void {
  const answers = all.map((host) => ({ host, answer: check(host) }));
  const accused = answers.filter(({ answer }) => answer.verdict === 'notOnRecord');
  const recordedOf = answers.filter(({ answer }) => answer.verdict === 'onRecord');
  console.log(`${title}: ${accused.length} of ${all.length} not on record, ${recordedOf.length} on record`);
  for (const { host, answer } of accused.slice(0, 60)) {
    const [first] = answer.items.flatMap(({ facts }) => facts.resembles);
    console.log(`   ${host} ~ ${first?.known} (${first?.how}, ${first?.name})`);
  }
}

const { check } = createCheck({ firms: recorded, warnings: [] });
report('Popular and genuine hosts', check, genuine.filter(isForeign));
report('Hosts of all kinds of owners', check, shuffle(hosts.filter(isForeign)).slice(0, HOSTS));

const BRANDS =
  'binance.com coinbase.com kraken.com metamask.io myetherwallet.com trezor.io ledger.com uniswap.org pancakeswap.finance opensea.io blockchain.com kucoin.com bitfinex.com bittrex.com poloniex.com gemini.com bitstamp.net okx.com bybit.com huobi.com gate.io shapeshift.com walletconnect.com trustwallet.com phantom.app solana.com cardano.org polkadot.network chainlink.com aave.com sushi.com curve.fi compound.finance makerdao.com zksync.io arbitrum.io optimism.io polygon.technology avax.network rarible.com looksrare.org axieinfinity.com decentraland.org sandbox.game localbitcoins.com paxful.com changelly.com hitbtc.com idex.market etherdelta.com mycrypto.com exodus.com atomicwallet.io safepal.com electrum.org monero.org zerion.io azuki.com boredapeyachtclub.com'.split(
    ' ',
  );
const brandFirms = BRANDS.map((domain, nth): FirmRecord => ({
  name: domain.split('.')[0] ?? '',
  licenseId: `FCA-2025-GB-${20_000 + nth}`,
  websites: [`https://${domain}`],
}));
const brandCheck = createCheck({ firms: [...brandFirms, ...recorded.slice(0, 2_000)], warnings: [] });
const labels = BRANDS.map((domain) => domain.split('.')[0] ?? '').filter(
  (label) => label.length >= 5 && !['chainlink', 'compound', 'exodus', 'gemini', 'kraken'].includes(label),
);
const imitating = reported.filter((host) => labels.some((label) => host.replaceAll(/[^a-z0-9]/g, '').includes(label)));
const named = imitating.filter((host) => brandCheck.check(host).verdict === 'notOnRecord');
console.log(
  `Brands named in ${named.length} of ${imitating.length} reported hosts with their label, ${((100 * named.length) / imitating.length).toFixed(1)} %`,
);
console.log(
  `   missed: ${imitating
    .filter((host) => !named.includes(host))
    .slice(0, 60)
    .join(' ')}`,
);
report(
  'Genuine hosts, with brands on record',
  brandCheck.check,
  genuine.filter((host) => !BRANDS.includes(host) && isForeign(host)),
);
