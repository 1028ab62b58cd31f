import { createRandom, type Random } from './random.ts';

/**
 * Names and domains of ordinary businesses that people might look up. None of them may count as a look-alike of a firm. Their
 * words are common in any town and do not come from the register.
 */

const words = (text: string) => text.split(' ');
const phrases = (text: string) => text.split(', ');

const SURNAMES = words(
  'Adams Ahmed Allen Anderson Baker Barnes Bennett Bernard Bonnet Brown Byrne Carter Clark Collins Cooper Cox Dahl Dawson Dubois Dunn ' +
    'Edwards Evans Ferrari Fisher Fontaine Foster Friis Gibson Graham Gray Green Hall Harris Henry Hill Holm Hughes Ivanov Jacobs Jansen ' +
    'Jensen Jones Kaiser Keller Kennedy King Kowalski Lambert Larsen Lehmann Lindgren Lopez Marino Martin Mayer Meyer Mitchell Moreau ' +
    'Morris Murray Nguyen Novak Olsen Owen Park Patel Petit Pinto Powell Quinn Reed Ricci Richter Roberts Rogers Rose Rossi Russell ' +
    'Santos Scott Shaw Simon Smith Stewart Sullivan Tanaka Thomas Torres Vargas Walker Walsh Ward Weber White Wilson Wong Wright Young ' +
    'Ziegler',
);
const GIVEN = words(
  'Anna Ben Carla Dan Ella Felix Greta Hugo Iris Jack Kate Leo Maria Nina Olga Paul Rita Sam Tina Uma Vera Will Zoe Tony Luigi Sofia',
);
const CITIES = phrases(
  'Aberdeen, Austin, Bergen, Bologna, Bristol, Cardiff, Cologne, Dallas, Derby, Dublin, Exeter, Geneva, Glasgow, Hamburg, Kent, Leeds, ' +
    'Lille, Lisbon, Lyon, Malmö, Munich, Nantes, Norwich, Oxford, Perth, Prague, Riga, Salem, Seville, Stafford, Sydney, Turin, ' +
    'Valencia, Vienna, York, Kew, Brooklyn',
);
const THINGS = words(
  'Acorn Angel Arrow Badger Barn Bay Bear Berry Bloom Blue Book Box Bridge Butter Cactus Candle Cat Cherry City Cloud Coast Coral Cosy ' +
    'Country Daisy Deer Dolphin Dream Earth Echo Emerald Family Feather Field First Forest Fresh Frost Gate Glass Good Grand Green Happy ' +
    'Hazel Hedge High Holly Honey House Iron Ivory Jade Junction Kettle Kite Lane Leaf Lily Lion Local Lucky Magnet Main Marble Meadow ' +
    'Metro Modern Moss Nest Night North Oak Ocean Olive Orange Otter Palm Paper Peach Pearl Pepper Pine Planet Polar Poppy Pure Quick ' +
    'Rabbit Rapid Red Ridge Robin Rose Ruby Saffron Sail Sand Scarlet Seven Shore Simple Smart Solar Spice Square Stone Sugar Sun Swan ' +
    'Swift Tall Thistle Thunder Timber Town True Turtle Urban Velvet Walnut Wave Whale White Willow Winter Wolf Yellow Zen',
);
const TRADES = phrases(
  'Accountants, Architects, Autos, Bar, Beauty, Bistro, Brewery, Cabs, Cakes, Catering, Chiropractic, Clinic, Coffee, Computers, ' +
    'Consulting, Dairy, Decor, Dental Practice, Driving School, Electrical, Events, Fencing, Fitness, Florist, Foods, Furniture, ' +
    'Garden Centre, Grill, Guitars, Hair, Heating, Insurance Services, Investments, Jewellers, Kitchens, Language School, Law, Lettings, ' +
    'Logistics, Media, Motors, Music, Opticians, Osteopathy, Paints, Pharmacy, Physiotherapy, Plastics, Pottery, Printing, ' +
    'Property Management, Recruitment, Restaurant, Salon, Shoes, Software, Solicitors, Sports, Storage, Tailors, Taxis, Tiles, Tours, ' +
    'Translations, Travel, Tyres, Veterinary Clinic, Web Design, Wines',
);
const FORMS = phrases(
  'Ltd, Limited, Inc., LLC, GmbH, S.L., SARL, B.V., Pty Ltd, AG, S.r.l., Oy, AB, ApS, plc, LLP, & Sons, & Co., Group, Partners',
);
const MADE_BEGINS = words(
  'Ab Ac Al An Ar As Ba Be Bi Bo Bra Bri Ca Ce Cla Co Cu Da De Di Do Du Ea El Em Es Fa Fe Fi Flo Fo Ga Ge Gi Glo Gra Ha He Hi Ho Hu In Io Ja Jo Ka Ke Ki Ko La ' +
    'Le Li Lo Lu Ma Me Mi Mo Na Ne No Nu Ob Oc Om Or Pa Pe Pi Po Pri Qua Ra Re Ri Ro Sa Se Sha Si So Spo Sta Su Ta Te Ti To Tra Tri Tu Ul Un Va Ve Vi Vo Wa We ' +
    'Wi Xa Ya Yo Za Ze Zi Zo',
);
const MADE_MIDDLES = words('b d dd f g l ll lt m mb mm n nd nt p pp r rc rd rt s ss st t tt v x z zz ck ng sh th');
const MADE_ENDS = words(
  'a ad al an ar as ay el en ent er eo era et ia ic id ify ily in ino io is ist ity ium ix o oid ola on ona or ora os ous um un us y ly sy zy',
);
const ENDINGS = words(
  'com com com com com com co.uk co.uk de de fr net org io io co es it nl ch eu us ca com.au app shop online site store biz info dev',
);
const SHARED = words('github.io pages.dev netlify.app myshopify.com blogspot.com vercel.app wordpress.com');

/** Generates names and domains in equal numbers. The same seed gives the same results. */
export function generateOrdinary(count: number, seed: number): string[] {
  const random = createRandom(seed);
  const made = new Set<string>();
  while (made.size < count) made.add(made.size % 2 === 0 ? businessName(random) : address(random));
  return [...made];
}

function businessName(random: Random): string {
  const name = bareName(random);
  return random.chance(35) ? `${name} ${random.pick(FORMS)}` : name;
}

function bareName(random: Random): string {
  const shape = random.below(100);
  if (shape < 18) return `${random.pick(SURNAMES)} ${random.pick(TRADES)}`;
  if (shape < 26) return `${random.pick(SURNAMES)} & ${random.pick(SURNAMES)} ${random.pick(TRADES)}`;
  if (shape < 44) return `${random.pick(THINGS)} ${random.pick(THINGS)} ${random.pick(TRADES)}`;
  if (shape < 54) return `${random.pick(THINGS)} ${random.pick(TRADES)}`;
  if (shape < 62) return `${random.pick(CITIES)} ${random.pick(TRADES)}`;
  if (shape < 68) return `${random.pick(GIVEN)}'s ${random.pick(TRADES)}`;
  if (shape < 76) return `The ${random.pick(THINGS)} ${random.pick(THINGS)}`;
  if (shape < 84) return random.pick(THINGS) + random.pick(THINGS).toLowerCase();
  if (shape < 96) return madeUp(random);
  return random.pick([...SURNAMES, ...THINGS, ...CITIES]);
}

/** A name like those of start-ups. It is short, so it is the most likely to resemble another. */
function madeUp(random: Random): string {
  const middle = random.pick(MADE_MIDDLES) + (random.chance(40) ? random.pick(['a', 'e', 'i', 'o', 'u']) + random.pick(MADE_MIDDLES) : '');
  return random.pick(MADE_BEGINS) + middle + random.pick(MADE_ENDS);
}

/** A domain, sometimes as a whole address or an email address. */
function address(random: Random): string {
  const host = `${label(random)}.${random.chance(6) ? random.pick(SHARED) : random.pick(ENDINGS)}`;
  const shape = random.below(100);
  if (shape < 60) return host;
  if (shape < 75) return `https://www.${host}/${random.pick(['', 'contact', 'shop/new', 'index.html?lang=en'])}`;
  if (shape < 85) return `${random.pick(['mail', 'shop', 'blog', 'm', 'login'])}.${host}`;
  return `${random.pick(['info', 'hello', 'office', random.pick(GIVEN).toLowerCase()])}@${host}`;
}

function label(random: Random): string {
  const shape = random.below(100);
  const plain = bareName(random)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}|'/gu, '')
    .replaceAll('&', 'and');
  if (shape < 40) return plain.replaceAll(/[^a-z0-9]+/g, '');
  if (shape < 60) return plain.replaceAll(/[^a-z0-9]+/g, '-');
  if (shape < 80) return madeUp(random).toLowerCase();
  if (shape < 90) return random.pick(['get', 'my', 'the', 'go', 'try', 'we']) + madeUp(random).toLowerCase();
  return madeUp(random).toLowerCase() + random.pick(['app', 'hq', 'online', '24', 'shop', 'lab', 'hub', '-group', '-uk']);
}
