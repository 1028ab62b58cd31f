/** Endings of hosts that are everyday words as well, so that a dot or a comma before one may only be punctuation. */
const WORDS = new Set(
  (
    'ad ae ag al am an ao as at au ax ba be bi by ca ci da de do ee en er es et eu fi fo ga ge gi go he hi id ie il im in ir is it je jo ki ' +
    'la le li lo lu ma mas me mi mo mu my na ne ni no nu of on or ou pa per pm por que sa se si so su ta te tel to tu tv un us va ve vi wa we ye ' +
    'academy actor agency apartments art auction audio auto baby band bank bar beauty best beer bible bid bike bio black blog blue book boo box build ' +
    'business buy call cam camera camp capital car card care career cars case cash center ceo charity chat cheap church city claims cleaning click clinic ' +
    'clothing cloud club coach codes coffee college community company compare computer condos construction contact consulting contractors cooking cool ' +
    'country coupon courses credit cricket dad dance data date day deal deals delivery dental design diamonds diet digital direct directory discount ' +
    'doctor dog domains download drive earth eat education email energy engineer enterprises equipment estate events example exchange expert exposed ' +
    'express fail faith family fan fans farm fashion fast feedback fees film final finance financial fish fit fitness fly food foot football forex ' +
    'forsale forum foundation free fun fund furniture futbol game games garden gift gifts gives giving glass global gold golf gratis green group guide ' +
    'guru hair haus health help here hiphop holiday home horse hospital host hosting hot house how immo industries info ink institute insurance insure ' +
    'international invalid invest investments jobs join juegos kids kitchen land law lawyer lease legal life lifestyle lighting like limited link live ' +
    'living loan loans local lol love luxury maison management map market marketing markets media meet memorial men menu moda mobile moi mom money ' +
    'mortgage motorcycles movie moe museum music name natura network new news ninja now off one open organic page partners parts party pay pet phone ' +
    'photo photography photos physio pics pictures pink pizza position play plumbing plus poker press prime pro productions prof promo properties property ' +
    'protection pub quest racing radio read realty recipes red rehab rent rentals repair report republican rest restaurant review reviews rich rip rocks ' +
    'rodeo room run safe safety sale salon save school science search secure security select services sex shoes shop shopping show silk singles ski smile ' +
    'social software solar solutions song soy spa space sport sports spot star store stream studio study style sucks supplies supply support surf surgery ' +
    'systems talk tattoo tax taxi team tech technology tennis test theater tickets tips tires today tools top tours town toys trade trading training ' +
    'travel trust university vacations villas vin vision vote voyage wang watch watches weather wedding win wine winners work works world wow yes yoga ' +
    'you zero zip zone'
  ).split(' '),
);

/** Whether the last label of a host is an everyday word too. */
export function endsInWord(host: string): boolean {
  return WORDS.has(host.slice(host.lastIndexOf('.') + 1).toLowerCase());
}
