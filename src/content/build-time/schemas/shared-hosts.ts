import { readListedSite } from '#src/search/check/listed-site.ts';
import { cutHost } from '#src/search/check/public-suffix.ts';

/**
 * Hosts on which anybody may have a page, a profile, a file or a mailbox, in addition to the public suffix list. A warning about such a
 * page must name its path, because a warning about the host would accuse everybody on it. Only the build and
 * `npm run content:check` read this list. Add hosts that are missing.
 */
const SHARED = new Set(
  `
  facebook.com m.facebook.com web.facebook.com l.facebook.com fb.com fb.me fb.watch messenger.com m.me instagram.com threads.net threads.com
  x.com twitter.com mobile.twitter.com t.co bsky.app mastodon.social truthsocial.com gab.com
  t.me telegram.me telegram.dog telegram.org web.telegram.org telegra.ph graph.org wa.me whatsapp.com api.whatsapp.com chat.whatsapp.com web.whatsapp.com
  signal.me signal.group line.me lin.ee liff.line.me viber.com invite.viber.com discord.gg discord.com discordapp.com slack.com app.slack.com skype.com join.skype.com
  zoom.us meet.google.com teams.microsoft.com wechat.com weixin.qq.com mp.weixin.qq.com qq.com qm.qq.com weibo.com m.weibo.cn zhihu.com bilibili.com douyin.com
  xiaohongshu.com kuaishou.com baidu.com tieba.baidu.com naver.com blog.naver.com cafe.naver.com daum.net kakao.com open.kakao.com pf.kakao.com zalo.me
  youtube.com m.youtube.com youtu.be vimeo.com dailymotion.com twitch.tv rumble.com odysee.com tiktok.com vm.tiktok.com snapchat.com likee.video
  linkedin.com lnkd.in xing.com reddit.com old.reddit.com redd.it quora.com medium.com substack.com tumblr.com pinterest.com pin.it flickr.com imgur.com
  vk.com m.vk.com ok.ru dzen.ru livejournal.com mail.ru yandex.ru disk.yandex.ru clubhouse.com meetup.com patreon.com ko-fi.com buymeacoffee.com gofundme.com
  kickstarter.com indiegogo.com change.org
  google.com docs.google.com sites.google.com drive.google.com forms.google.com play.google.com storage.googleapis.com firebasestorage.googleapis.com
  maps.google.com groups.google.com translate.google.com script.google.com business.google.com news.google.com googleusercontent.com
  lh3.googleusercontent.com forms.gle goo.gl g.page g.co maps.app.goo.gl blogger.com blogspot.com translate.goog
  apple.com apps.apple.com itunes.apple.com testflight.apple.com podcasts.apple.com icloud.com
  microsoft.com apps.microsoft.com forms.office.com office.com outlook.office365.com live.com outlook.live.com onedrive.live.com 1drv.ms sharepoint.com sway.office.com
  appgallery.huawei.com apkpure.com apkcombo.com f-droid.org chromewebstore.google.com chrome.google.com addons.mozilla.org
  github.com gist.github.com raw.githubusercontent.com githubusercontent.com github.io gitlab.com gitlab.io bitbucket.org sourceforge.net codeberg.org npmjs.com huggingface.co
  codepen.io jsfiddle.net replit.com glitch.com stackblitz.com codesandbox.io pastebin.com paste.ee hastebin.com
  notion.site notion.so linktr.ee linkin.bio bio.link beacons.ai carrd.co about.me lnk.bio taplink.cc campsite.bio solo.to msha.ke
  bit.ly bitly.com tinyurl.com cutt.ly is.gd v.gd rebrand.ly ow.ly buff.ly dub.sh shorturl.at rb.gy t.ly s.id tiny.cc urlz.fr short.gy qrco.de linklyhq.com soo.gd
  shorte.st adf.ly clck.ru u.to surl.li lihi.cc reurl.cc dwz.cn
  weebly.com wixsite.com wix.com wordpress.com wordpress.org squarespace.com strikingly.com mystrikingly.com jimdo.com jimdofree.com jimdosite.com webnode.com webflow.io
  site123.me godaddysites.com webador.com yolasite.com zyrosite.com tilda.ws tilda.cc canva.site canva.com my.canva.site gitbook.io framer.website framer.app bubbleapps.io
  unbounce.com leadpages.com clickfunnels.com systeme.io kajabi.com teachable.com thinkific.com gumroad.com ghost.io hatenablog.com ameblo.jp note.com fc2.com over-blog.com
  pages.dev workers.dev r2.dev vercel.app netlify.app herokuapp.com onrender.com fly.dev railway.app surge.sh web.app firebaseapp.com azurewebsites.net
  blob.core.windows.net web.core.windows.net cloudfront.net amazonaws.com s3.amazonaws.com digitaloceanspaces.com ondigitalocean.app backblazeb2.com
  000webhostapp.com infinityfreeapp.com ngrok.io ngrok-free.app trycloudflare.com duckdns.org no-ip.org dyndns.org
  dropbox.com dl.dropboxusercontent.com box.com app.box.com mega.nz mega.io mediafire.com wetransfer.com we.tl scribd.com slideshare.net issuu.com archive.org web.archive.org
  evernote.com trello.com miro.com figma.com airtable.com typeform.com jotform.com form.jotform.com surveymonkey.com forms.app tally.so wufoo.com cognitoforms.com paperform.co
  eventbrite.com calendly.com luma.com lu.ma mailchimp.com mailchi.mp eepurl.com sendgrid.net hubspot.com hs-sites.com list-manage.com
  paypal.com paypal.me venmo.com cash.app revolut.me stripe.com buy.stripe.com checkout.stripe.com wise.com
  amazon.com ebay.com etsy.com alibaba.com aliexpress.com mercadolibre.com shopify.com myshopify.com craigslist.org gumtree.com olx.com leboncoin.fr marktplaats.nl indeed.com
  upwork.com fiverr.com trustpilot.com crunchbase.com producthunt.com tradingview.com mql5.com
  opensea.io etherscan.io bscscan.com coinmarketcap.com coingecko.com pump.fun ipfs.io gateway.ipfs.io cloudflare-ipfs.com dweb.link nftstorage.link w3s.link
  ipfs.infura.io gateway.pinata.cloud arweave.net eth.limo eth.link
  gmail.com googlemail.com outlook.com hotmail.com msn.com yahoo.com ymail.com yahoo.co.uk yahoo.co.jp aol.com mail.com email.com gmx.com gmx.net gmx.de gmx.at gmx.ch
  web.de t-online.de freenet.de proton.me protonmail.com pm.me tuta.com tutanota.com zoho.com fastmail.com hushmail.com mail.ee seznam.cz wp.pl onet.pl
  orange.fr free.fr laposte.net libero.it virgilio.it rediffmail.com 163.com 126.com sina.com foxmail.com hanmail.net bluewin.ch btinternet.com
  wikipedia.org en.wikipedia.org fandom.com steamcommunity.com store.steampowered.com roblox.com spotify.com open.spotify.com soundcloud.com anchor.fm
  `
    .trim()
    .split(/\s+/),
);

/** The shared host that an address covers as a whole; undefined if the address covers only what belongs to one owner. */
export function sharedHost(address: string): string | undefined {
  const site = readListedSite(address);
  if (!site || site.path !== '' || site.parameters.length > 0) return undefined;
  const { host } = site;
  const isSuffix = host.includes('.') && host === cutHost(host).suffix;
  return isSuffix || SHARED.has(host) ? host : undefined;
}

/** Every name above a host: `b.c` and `c` for `a.b.c`. */
export function parentsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(1).map((_, index) => labels.slice(index + 1).join('.'));
}

const ABOVE_SHARED = new Set([...SHARED].flatMap(parentsOf));

/** True for a host with a shared host below it, such as `googleapis.com`. */
export function isAboveShared(host: string): boolean {
  return ABOVE_SHARED.has(host);
}
