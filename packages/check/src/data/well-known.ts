/*
 * Domains of well-known owners. A label that is nearly the same belongs to them and imitates nobody. Domains of banks and of payment services
 * are not here: they are what others imitate.
 */
export const WELL_KNOWN = `
  about.com accuweather.com adidas.com adobe.com adobe.io aetna.com airbnb.com akamai.com akamai.net aliexpress.com alibaba.com allaboutcookies.org amazon.ca amazon.cn amazon.co.jp amazon.co.uk
  amazon.com amazon.de amazon.es amazon.fr amazon.in amazon.it amazonaws.com amd.com android.com ansa.it aol.com apache.org apnews.com apple.com archive.org arstechnica.com arubanetworks.com arxiv.org
  asahi.com asus.com atlassian.com atlassian.net att.com aylanetworks.com autodesk.com azure.com baidu.com barracudanetworks.com bbc.co.uk bbc.com behance.net berkeley.edu bild.de bing.com bitbucket.org blogger.com
  bloomberg.com bmw.com boeing.com booking.com box.com britannica.com bt.com business.com businessinsider.com buzzfeed.com cam.ac.uk cambridge.org canon.com canva.com cbc.ca cbsnews.com cdc.gov chanel.com change.org
  chicagotribune.com cisco.com clarin.com cloudflare.com cnbc.com cnet.com cnn.com coca-cola.com columbia.edu comcast.net congress.gov coursera.org craigslist.org crunchbase.com dailymail.co.uk dailymotion.com debian.org
  dell.com delta.com depositphotos.com deviantart.com dhl.com dhl.de digg.com discord.com disney.com doubleclick.net douban.com dropbox.com dw.com ea.com ebay.co.uk ebay.com ebay.de economist.com elmundo.es elpais.com
  entrust.com entrust.net epa.gov ericsson.com espn.com etsy.com europa.eu evernote.com eventbrite.com excite.co.jp facebook.com fandom.com fastly.net fda.gov fcc.gov fedex.com figma.com firefox.com flickr.com forbes.com ford.com
  fortune.com foursquare.com foxnews.com ft.com ftc.gov gartner.com gigabyte.com github.com github.io gitlab.com globo.com gnu.org godaddy.com gofundme.com goodreads.com google.ca google.co.jp google.co.uk google.com google.de
  google.es google.fr google.it gov.uk gravatar.com grammarly.com guardian.co.uk harvard.edu hbr.org hilton.com hm.com hollywoodreporter.com home.pl hotmail.com houzz.com hp.com huawei.com hubspot.com huffpost.com
  hyundai.com ibm.com icann.org ieee.org ietf.org ikea.com imdb.com imgur.com independent.co.uk indeed.com indiatimes.com instagram.com instructables.com intel.com intuit.com irs.gov issuu.com ibtimes.com jd.com jetbrains.com jimdo.com
  joomla.org justice.gov kickstarter.com kotaku.com latimes.com launchpad.net lefigaro.fr lego.com lemonde.fr lenovo.com lexpress.fr lg.com libero.it line.me linkedin.com linktr.ee linux.org list-manage.com live.com logitech.com
  lufthansa.com lycos.com mail.ru mailchimp.com marriott.com mashable.com mastercard.com mcafee.com mcdonalds.com mdpi.com mediafire.com medium.com mercedes-benz.com merriam-webster.com metro.co.uk microsoft.com microsoftonline.com mirror.co.uk mit.edu
  mongodb.com mozilla.com mozilla.org msn.com myspace.com mysql.com nasa.gov nationalgeographic.com nature.com naver.com nba.com nbc.com nbcnews.com netflix.com netscape.com newsweek.com newyorker.com nfl.com nginx.com nginx.org nhs.uk nih.gov nike.com
  nikkei.com nintendo.com noaa.gov nokia.com norton.com npr.org nvidia.com nydailynews.com nypost.com nytimes.com office.com office365.com okta.com ok.ru openai.com opera.com oracle.com orange.fr oreilly.com otto.de ovh.com ovhcloud.com outlook.com ox.ac.uk
  oxfam.org pandora.com panasonic.com patreon.com people.com people.cn people.com.cn pepsi.com php.net philips.com photobucket.com pinterest.com pixabay.com playstation.com politico.com princeton.edu prnewswire.com python.org qq.com quora.com rakuten.co.jp
  rakuten.com rambler.ru rbc.ru rbc.ua redbull.com reddit.com redhat.com repubblica.it researchgate.net reuters.com ria.ru rollingstone.com rt.com sagepub.com salesforce.com samsung.com sandbox.google.com sap.com sciencedaily.com sciencedirect.com scribd.com seattletimes.com sec.gov
  shell.com shopify.com shutterstock.com siemens.com simply.com sina.com.cn skype.com sky.com slack.com slideshare.net snapchat.com sohu.com sony.com soundcloud.com sourceforge.net spiegel.de spotify.com springer.com squarespace.com stackexchange.com
  stackoverflow.com stanford.edu starbucks.com statista.com steamcommunity.com steampowered.com substack.com sun.com surveymonkey.com symantec.com t-online.de taobao.com target.com ted.com telegram.org telegraph.co.uk tencent.com tesla.com tesco.com
  theatlantic.com theglobeandmail.com theguardian.com themeforest.net thetimes.co.uk theverge.com tiktok.com time.com tinyurl.com tmall.com toyota.com tripadvisor.com trustpilot.com tumblr.com twitch.tv twitter.com typepad.com uber.com ubuntu.com ucla.edu un.org unesco.org
  unicef.org uol.com.br unsplash.com ups.com usatoday.com usps.com variety.com verisign.com verizon.com vice.com viber.com vimeo.com vk.com vmware.com vodafone.com volkswagen.com w3.org walmart.com washington.edu washingtonpost.com weather.com weather.gov
  webex.com webmd.com weebly.com weforum.org weibo.com welt.de whatsapp.com whitehouse.gov who.int wikia.com wikihow.com wikimedia.org wikipedia.org wiley.com windows.com wired.com wix.com wordpress.com wordpress.org worldbank.org wp.com wsj.com xbox.com xerox.com xinhuanet.com
  yahoo.co.jp yahoo.com yale.edu yandex.com yandex.ru yelp.com youtube.com zapier.com zdnet.com zeit.de zendesk.com zhihu.com zillow.com zoho.com zoom.us
`;
