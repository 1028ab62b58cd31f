/*
 * Hosts on which anybody may have a page, a profile, a file or a mailbox, in addition to the public suffix list. Add missing hosts here.
 */

/** Networks, stores, maps, reviews, surveys and newsletter services: genuine messages link to them too. */
export const NETWORKS = `
  facebook.com m.facebook.com web.facebook.com fb.com fb.watch instagram.com threads.net threads.com x.com twitter.com
  mobile.twitter.com bsky.app mastodon.social zoom.us meet.google.com teams.microsoft.com weibo.com m.weibo.cn zhihu.com bilibili.com
  douyin.com xiaohongshu.com youtube.com m.youtube.com youtu.be vimeo.com dailymotion.com twitch.tv tiktok.com vm.tiktok.com
  linkedin.com xing.com reddit.com old.reddit.com medium.com substack.com pinterest.com flickr.com google.com play.google.com
  maps.google.com business.google.com news.google.com g.page maps.app.goo.gl apple.com apps.apple.com itunes.apple.com
  podcasts.apple.com microsoft.com apps.microsoft.com appgallery.huawei.com chromewebstore.google.com chrome.google.com
  addons.mozilla.org surveymonkey.com eventbrite.com calendly.com mailchimp.com mailchi.mp eepurl.com sendgrid.net hubspot.com
  list-manage.com trustpilot.com crunchbase.com wikipedia.org en.wikipedia.org spotify.com open.spotify.com uk.trustpilot.com
  fr.trustpilot.com de.trustpilot.com es.trustpilot.com glassdoor.com feefo.com reviews.io snapchat.com survey.alchemer.com
  typeform.com qualtrics.com
`;

/** Other authorities and ombudsmen, to which firms have to refer their clients. Hosts of governments are known by their ending. */
export const AUTHORITIES = `
  financial-ombudsman.org.uk ombudsman-services.org fscs.org.uk fca.org.uk ico.org.uk bankofengland.co.uk actionfraud.police.uk fspo.ie centralbank.ie afca.org.au asic.gov.au mas.gov.sg fidrec.com.sg
  finra.org sipc.org bbb.org bafin.de bundesbank.de ombudsmann.de schlichtungsstelle-energie.de bankenombudsmann.de amf-france.org acpr.banque-france.fr banque-france.fr cnil.fr mediation-assurance.org
  cnmv.es bde.es aepd.es consob.it bancaditalia.it arbitrobancariofinanziario.it afm.nl dnb.nl kifid.nl fsma.be nbb.be ombudsfin.be cssf.lu finma.ch ombud.ch bankingombudsman.ch fma.gv.at esma.europa.eu eba.europa.eu
  hkma.gov.hk sfc.hk fdrc.org.hk dfsa.ae sca.gov.ae iosco.org
`;

export const MAIL_PROVIDERS = `
  gmail.com googlemail.com outlook.com hotmail.com msn.com yahoo.com ymail.com yahoo.co.uk yahoo.co.jp aol.com mail.com email.com
  gmx.com gmx.net gmx.de gmx.at gmx.ch web.de t-online.de freenet.de proton.me protonmail.com pm.me tuta.com tutanota.com zoho.com
  fastmail.com hushmail.com mail.ee seznam.cz wp.pl onet.pl orange.fr free.fr laposte.net libero.it virgilio.it rediffmail.com
  163.com 126.com sina.com foxmail.com hanmail.net bluewin.ch btinternet.com
`;

/** All other shared hosts: short links, messengers, forms, documents, website builders, shops and wallets. */
export const OTHER_SHARED_HOSTS = `
  fb.me t.co lin.ee lnkd.in redd.it pin.it forms.gle goo.gl g.co 1drv.ms bit.ly bitly.com tinyurl.com cutt.ly is.gd v.gd rebrand.ly
  ow.ly buff.ly dub.sh shorturl.at rb.gy t.ly s.id tiny.cc urlz.fr short.gy qrco.de linklyhq.com soo.gd shorte.st adf.ly clck.ru u.to
  surl.li lihi.cc reurl.cc dwz.cn we.tl l.facebook.com messenger.com m.me truthsocial.com gab.com t.me telegram.me telegram.dog
  telegram.org web.telegram.org telegra.ph graph.org wa.me whatsapp.com api.whatsapp.com chat.whatsapp.com web.whatsapp.com signal.me
  signal.group line.me liff.line.me viber.com invite.viber.com discord.gg discord.com discordapp.com slack.com app.slack.com
  skype.com join.skype.com wechat.com weixin.qq.com mp.weixin.qq.com qq.com qm.qq.com kuaishou.com baidu.com tieba.baidu.com
  naver.com blog.naver.com cafe.naver.com daum.net kakao.com open.kakao.com pf.kakao.com zalo.me rumble.com odysee.com likee.video
  quora.com tumblr.com imgur.com vk.com m.vk.com ok.ru dzen.ru livejournal.com mail.ru yandex.ru disk.yandex.ru clubhouse.com
  meetup.com patreon.com ko-fi.com buymeacoffee.com gofundme.com kickstarter.com indiegogo.com change.org docs.google.com
  sites.google.com drive.google.com forms.google.com storage.googleapis.com firebasestorage.googleapis.com groups.google.com
  translate.google.com script.google.com googleusercontent.com lh3.googleusercontent.com blogger.com blogspot.com translate.goog
  testflight.apple.com icloud.com forms.office.com office.com outlook.office365.com live.com outlook.live.com onedrive.live.com
  sharepoint.com sway.office.com apkpure.com apkcombo.com f-droid.org github.com gist.github.com raw.githubusercontent.com
  githubusercontent.com github.io gitlab.com gitlab.io bitbucket.org sourceforge.net codeberg.org npmjs.com huggingface.co codepen.io
  jsfiddle.net replit.com glitch.com stackblitz.com codesandbox.io pastebin.com paste.ee hastebin.com notion.site notion.so linktr.ee
  linkin.bio bio.link beacons.ai carrd.co about.me lnk.bio taplink.cc campsite.bio solo.to msha.ke weebly.com wixsite.com wix.com
  wordpress.com wordpress.org squarespace.com strikingly.com mystrikingly.com jimdo.com jimdofree.com jimdosite.com webnode.com
  webflow.io site123.me godaddysites.com webador.com yolasite.com zyrosite.com tilda.ws tilda.cc canva.site canva.com my.canva.site
  gitbook.io framer.website framer.app bubbleapps.io unbounce.com leadpages.com clickfunnels.com systeme.io kajabi.com teachable.com
  thinkific.com gumroad.com ghost.io hatenablog.com ameblo.jp note.com fc2.com over-blog.com pages.dev workers.dev r2.dev vercel.app
  netlify.app herokuapp.com onrender.com fly.dev railway.app surge.sh web.app firebaseapp.com azurewebsites.net blob.core.windows.net
  web.core.windows.net cloudfront.net amazonaws.com s3.amazonaws.com digitaloceanspaces.com ondigitalocean.app backblazeb2.com
  000webhostapp.com infinityfreeapp.com ngrok.io ngrok-free.app trycloudflare.com duckdns.org no-ip.org dyndns.org dropbox.com
  dl.dropboxusercontent.com box.com app.box.com mega.nz mega.io mediafire.com wetransfer.com scribd.com slideshare.net issuu.com
  archive.org web.archive.org evernote.com trello.com miro.com figma.com airtable.com jotform.com form.jotform.com forms.app tally.so
  wufoo.com cognitoforms.com paperform.co luma.com lu.ma hs-sites.com paypal.com paypal.me venmo.com cash.app revolut.me stripe.com
  buy.stripe.com checkout.stripe.com wise.com amazon.com ebay.com etsy.com alibaba.com aliexpress.com mercadolibre.com shopify.com
  myshopify.com craigslist.org gumtree.com olx.com leboncoin.fr marktplaats.nl indeed.com upwork.com fiverr.com producthunt.com
  tradingview.com mql5.com opensea.io etherscan.io bscscan.com coinmarketcap.com coingecko.com pump.fun ipfs.io gateway.ipfs.io
  cloudflare-ipfs.com dweb.link nftstorage.link w3s.link ipfs.infura.io gateway.pinata.cloud arweave.net eth.limo eth.link fandom.com
  steamcommunity.com store.steampowered.com roblox.com soundcloud.com anchor.fm
`;
