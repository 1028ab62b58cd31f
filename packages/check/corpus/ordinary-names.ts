import { createRandom, type Random } from './random.ts';

/**
 * Names and domains of ordinary businesses that people might look up. None of them may count as a look-alike of a firm. Their
 * words are common in any town and do not come from the register.
 */

const words = (text: string) => text.split(' ');
const phrases = (text: string) => text.split(', ');

const SURNAMES = words(
  'Adams Aguilar Ahmed Ali Allen Alvarez Anderson Bailey Baker Banerjee Barnes Bell Bennett Bergmann Bernard Black Bonnet Boyle Brown Bruno ' +
    'Byrne Campbell Carter Castro Clark Cohen Collins Conti Cooper Costa Cox Cruz Dahl Davies Dawson Diaz Dubois Duarte Dunn Dupont Edwards Ellis ' +
    'Evans Farrell Ferrari Fischer Fisher Flynn Fontaine Ford Foster Fox Friis Garcia Gibson Gomez Graham Grant Gray Greco Green Gupta Hall ' +
    'Hansen Harris Hayes Henry Herrera Hill Hoffmann Holm Howard Hughes Ibrahim Ivanov Jackson Jacobs James Jansen Jenkins Jensen Johnson Jones ' +
    'Joshi Kaiser Kaur Keller Kelly Kennedy Khan King Klein Kowalski Kumar Lambert Lang Larsen Lee Lehmann Lewis Lindgren Long Lopez Lund Marino ' +
    'Marsh Martin Mason Mayer Mendes Meyer Miller Mitchell Moore Moreau Morgan Morris Murphy Murray Nelson Nguyen Nielsen Novak Nowak Olsen ' +
    'Ortega Owen Palmer Park Parker Patel Perez Petit Phillips Pinto Porter Powell Price Quinn Ramos Reed Reyes Ricci Richards Richter Rivera ' +
    'Roberts Robinson Rogers Romano Rose Ross Rossi Ruiz Russell Ryan Santos Sato Scott Sharma Shaw Silva Simon Singh Smith Sousa Stewart Stone ' +
    'Sullivan Suzuki Tanaka Taylor Thomas Thompson Torres Turner Vargas Vidal Walker Wallace Walsh Wang Ward Watson Weber Wells White Williams ' +
    'Wilson Wolf Wong Wood Wright Yilmaz Young Zhang Ziegler',
);
const GIVEN = words(
  'Anna Ben Carla Dan Ella Felix Greta Hugo Iris Jack Kate Leo Maria Nina Olga Paul Rita Sam Tina Uma Vera Will Zoe Tony Luigi Sofia',
);
const CITIES = phrases(
  'Aberdeen, Albany, Austin, Bath, Bergen, Berlin, Bologna, Boston, Bristol, Brighton, Cardiff, Chester, Cologne, Cork, Dallas, Denver, Derby, Dover, ' +
    'Dublin, Durham, Exeter, Galway, Geneva, Ghent, Glasgow, Graz, Hamburg, Hull, Kent, Lagos, Leeds, Leipzig, Lille, Lima, Lisbon, London, Lyon, ' +
    'Madrid, Malmö, Milan, Munich, Naples, Nantes, Nice, Norwich, Oslo, Oxford, Paris, Perth, Porto, Prague, Reading, Riga, Rome, Salem, Seoul, ' +
    'Seville, Sofia, Stafford, Swansea, Sydney, Tampa, Turin, Utrecht, Valencia, Venice, Vienna, Warsaw, York, Zagreb, Kew, Camden, Brooklyn, Queens',
);
const THINGS = words(
  'Acorn Almond Angel Apple Arrow Autumn Badger Bamboo Barn Basil Bay Beach Bear Bee Berry Bird Bloom Blossom Blue Boat Book Bottle Box Brick Bridge ' +
    'Brook Butter Button Cactus Camel Candle Canvas Cat Chalk Cherry Chestnut City Clever Cloud Clover Coast Cobalt Coral Corner Cosy Cottage Country ' +
    'Crown Daisy Dawn Deer Delta Dolphin Dragon Dream Eagle Earth East Echo Elm Emerald Ember Family Farm Feather Fern Field Fig First Flint Forest Four ' +
    'Fresh Friendly Frost Garden Gate Ginger Glass Golden Good Grace Grand Grape Green Grove Happy Harvest Hazel Heart Hedge Herb High Hill Holly Home ' +
    'Honey Hop House Indigo Iron Island Ivory Ivy Jade Jolly Junction Juniper Kettle Kind Kite Lake Lane Lavender Leaf Lemon Lily Lime Lion Little Local ' +
    'Lotus Lucky Lunar Magnet Magnolia Main Maple Marble Market Meadow Melon Metro Mint Modern Moon Moss Mountain Nest New Night Noble North Nutmeg Oak ' +
    'Oasis Ocean Old Olive Onyx Orange Orchard Otter Owl Palm Panda Paper Park Peach Pear Pearl Pebble Pepper Pilot Pine Pink Planet Plum Polar Pond ' +
    'Poppy Prime Pure Purple Quick Quiet Rabbit Rain Rapid Raven Red Reef Ridge River Robin Rocket Rose Royal Ruby Rustic Saffron Sage Sail Salt Sand ' +
    'Sapphire Scarlet Sea Seven Shell Shore Silver Simple Sky Smart Snow Solar Spark Spice Spring Square Star Stone Storm Sugar Summer Sun Sunny Swan Sweet ' +
    'Swift Table Tall Tea Thistle Three Thunder Tiger Timber Tower Town Tree True Tulip Turtle Twin Urban Valley Velvet Violet Walnut Water Wave West ' +
    'Whale Wheel White Wild Willow Wind Winter Wise Wolf Wood Yellow Zebra Zen',
);
const TRADES = phrases(
  'Accountants, Accounting, Architects, Auto Repair, Autos, Bakery, Bar, Barbers, Beauty, Bikes, Bistro, Books, Brewery, Builders, Cabs, Cafe, Cakes, Carpets, ' +
    'Catering, Chemists, Chiropractic, Cleaning, Clinic, Coaching, Coffee, Coffee Roasters, Computers, Construction, Consulting, Couriers, Dairy, Dance Studio, ' +
    'Decor, Dental, Dental Practice, Design, Driving School, Dry Cleaners, Electrical, Electronics, Events, Farm Shop, Fencing, Financial Advice, Fitness, ' +
    'Flooring, Florist, Flowers, Foods, Freight, Furniture, Garage, Garden Centre, Glazing, Grill, Guest House, Guitars, Gym, Hair, Hardware, Heating, Hotel, ' +
    'Insurance Services, Interiors, Investments, IT Services, Jewellers, Joinery, Kitchens, Landscapes, Language School, Laundry, Law, Legal, Lettings, Locksmiths, ' +
    'Logistics, Marketing, Media, Mortgages, Motors, Moving, Music, Nursery, Opticians, Organics, Osteopathy, Outdoors, Paints, Pets, Pharmacy, Photography, ' +
    'Physiotherapy, Pizza, Plastics, Plumbing, Pottery, Print, Printing, Properties, Property Management, Realty, Recruitment, Removals, Restaurant, Roofing, ' +
    'Salon, Security, Shoes, Skincare, Software, Solar, Solicitors, Spa, Sports, Stationery, Storage, Surveyors, Tailors, Tattoo, Taxis, Tech, Tiles, Tools, ' +
    'Tours, Toys, Translations, Transport, Travel, Tutors, Tyres, Upholstery, Veterinary Clinic, Video, Web Design, Windows, Wines, Yoga',
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
