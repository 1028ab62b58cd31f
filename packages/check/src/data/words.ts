/*
 * Usual words in names, hosts and sentences, folded. They do not identify a firm. A missing word makes the check more suspicious, never
 * less.
 */

export const FINANCE =
  'account accounts acceptance advisers advisors advisory agency agent alliance alpha annuity arbitrage asset assets associates association assurance ' +
  'auction audit authority bancorp bank bankers banking banks banque banco banca banka bankhaus banken sparkasse volksbank raiffeisenbank beta bill bills bit bitcoin block blockchain bond bonds bonus ' +
  'broker brokerage brokers building bullion bureau business buy capital card cards carbon cash casualty central certificates chain challenge chargebacks ' +
  'charter circle citizens city claim claims clear clearing client clients club coin coins commerce commercial commodities commodity communication communications community ' +
  'compensation connect consolidation consult consultancy consultants consulting copy core corporate corporation council cover credit credito credits crypto cryptos currency ' +
  'custody customer data deal debt defi deposit depository deposits derivatives desk development digital direct discount dividend earn earnings ' +
  'easy elite energy enterprise enterprises equities equity escrow ether ethereum euro exchange exchanges expert experts express factoring farmers federal fiduciary ' +
  'finance financial finances finanz finanzas financiero financiera first fixed foreign forex fortune foundation fund funding funds future futures garant general gestion global ' +
  'gold golden grand green group growth guarantee guard health hedge heritage hold holding holdings home house housing income independent index industrial ' +
  'industries industry innovation inspectorate institute institutional insurance insure insurers insights inter international internet intl invest investing investment ' +
  'investments investor investors island issuer join kredit land lease leasing ledger legal lend lender lenders lending liberty life lifetime limited line link liquid liquidity loan ' +
  'loans local lodge london luxembourg lux main management manager managers marine market marketing markets master media member members merchant merchants metal metals mining mobile ' +
  'money mortgage mortgages mutual nation national net network networks new nominees north northern office official offshore one online open ' +
  'option options pacific partner partners partnership pay payment payments pension pensions people peoples personal placement plan planet platform plus policy pool ' +
  'portfolio post power premier premium prime private pro product products profit promo property provident prudential public quant quick rapid rate real ' +
  'realty recovery refund refunds regional registry reinsurance release rental rentals research reserve retail retirement return rewards royal safe sale sales savings saver savers saving ' +
  'secure securities security select seguros service services settlement settlements share shares shop signal signals silver sky smart society solar ' +
  'solution solutions south southern sparebank sphere stable stake staking standard star start state sterling stock stocks store strategic strategies strategy street ' +
  'structured summit sun super support swap sync system systems task tax team tech technologies technology term terminal title token tokens tower trade trader ' +
  'traders trades trading train transaction transfer transfers treasury tribunal trust trusted trustee trustees ultra unicorn union unique unit united universal university urban valley valuation ' +
  'value vault vaults venture ventures view vip virtual vision wallet wallets watch wealth web west western wire world yield zone academy advice advance advantage ' +
  'bot help centre center mentor';

export const ENGLISH =
  'affirm ally chip target wise visa man kerbside software grey apples collection about above access across act action active add after again agree air all allow almost alone already also always among animal another answer any apple area arm army around art ask ' +
  'attack back bad ball base beach bear beat beauty bed before begin behind believe below best better between big bird black blood blue board boat body book booking born both bottom box boy bread break bridge bright ' +
  'bring brother brown build burn bus but button call calm came camp can canal cap car care carry case castle cat catch cause certain change channel check child choose church circle class ' +
  'clean click climb close cloud club coast coffee cold color colour come common complete computer contact cook cool copper corn corner cost could count country couple course cover create crescent cross crowd cry cut daily ' +
  'dance dark day dear decide deep design did different digit dinner dog done door double down dozen dragon draw dream dress drink drive drop dry eagle ear early earth east eat edge education eight element else email end engine english enough ' +
  'enter equal even evening event ever every exact example eye face fact fair fall family famous fandom far farm fast father feel few field fight fill film final find fine finger fire fish five flag flat float flower fly follow food foot force ' +
  'forest form forward four free fresh friend from front fruit full fun game games garden gate gather gave get gift girl give glass go good great ground grow guess guide had hair half hand happy harbor harbour hard has hat have head hear heart heat heavy help her here high hill him his hit hope horse hot hotel hour ' +
  'huge human hundred hunt ice icon idea image inch inside instant iron ivory job jump just keep key kid kind king knew know ladder lady lake language large last late laugh law lay lead learn least leave left leg less letter level library lie lift light like lion list listen little live long look lost lot love low lunch ' +
  'machine made magic mail make man many map mark mass match material matter may mean meet men message meta middle might mile milk million mind mine minute miss mix model modern moment month moon more morning most mother mount mountain mouth move much music must name nature near neck need never next night nine noise noon nor nose note notes nothing notice now number object ocean off offer often oil old olympic once only ' +
  'operate orange orbit order other our out over own oxygen page paint pair panel paper park part party pass past path pattern peak pearl perfect person phone photo pick picture piece place plain plane planning planter plant play please point port pose position possible pound prepare present press pretty print problem proper prove pull push put queen question quiet race radio rain raise range reach read ready reason record red remember report rest result rice rich ride right ring rise river road rock role roll room root rope rose round rule run ' +
  'said sail salt same sand sandbox save saw say school science score sea search seat second see seed seem sell send sense sent set seven several shape she shell ship short should shout show side sign similar simple simply since sing sister sit site six size skin sleep slip slow small snow social soft soil soldier some song soon sound space speak special speed spell spend sport spring square stand station stay steam steel step stick still stone stop story straight strange stream strong student study subject such sugar suit summer supply sure surface swim symbol table tail take talk tall teach tell ten test testing text than thank that the their them then there these they thick thin thing think third this those though thought thousand three through tie time tiny titan today together told tomorrow tone too took tool top total touch toward town track travel tree trident trip trouble truck true try tube turn twenty two type ' +
  'under until up use usual very video village visit voice vote wait walk wall want war warm wash water wave way we wear weather week weight well went were what wheel when where which while white who whole why wide wife wild will win wind window winter wish with woman wonder wood word words work would write written wrong yard year yellow yes yet you young your zero zoom hello thanks sorry bye welcome lol ok okay robot understand afraid scared sunny breakfast birthday holiday weekend tonight nobody anybody scam fraud legit real fake company firm called app apps';

/** Animals, plants, things and what people do: words of names that are in ordinary texts too. */
export const THINGS =
  'acorn amber anchor ant apex aunt auto badger bamboo barn basil basin beacon bear bee beech birch bison blossom bloom boat branch breeze brick brook bronze buffalo bull butter butterfly camel candle canyon carp cask castle catastrophe cedar chalk cherry ' +
  'chestnut chicken citadel clay cliff clover cobalt colt comet compass conduct conduit cork coral cottage cottonwood cow crane creek crow crown crystal cypress daisy dawn deer delta dolphin dome dove duck dune dusk echo elk elm ember emerald estuary ' +
  'falcon fawn feather fern ferry fig finch fir flame flint fog forge foal fountain fox frog frontier galaxy garnet gazelle glacier glade goat goose granite grape grasshopper grid grove gulf gull hare harvest hash hawk hazel heath hedgehog heir heirs heron hill hollow honey horizon hornet ' +
  'indigo iris ivy jade jasmine jasper jay jewel juniper kestrel kettle kite lagoon lamb lantern lark laurel lava lavender lemon leopard lighthouse lilac lily lime lin linden lotus lynx magnet magnolia mango maple marble meadow melon mesa migration mill mint mist mole moor moss moth motor mule ' +
  'nest nettle nightingale oak oasis oat obelisk offset offsets olive onyx opal orchard orchid osprey otter owl ox oyster palm palms panther parrot partridge peach peacock pear pebble pelican penguin pepper pine pip pips plateau plum plume policies poplar poppy portal prairie prism quail quarry quartz rabbit raft rapide raven recall ' +
  'reed reef relief ridge robin rook rosemary rowan ruby russet rust saffron sage salmon sapphire sardine savanna scarlet seal shark sheep shell shore silk slate sparrow spider spring spruce squirrel stag stallion stork storm stove strand sunrise sunset swallow swan sycamore tern thistle thorn thunder thyme tide tiger timber topaz ' +
  'torch tortoise tower trout tulip tundra turquoise turtle twig vale velvet vine violet viper vista volcano walnut wheat whale willow wolf woodpecker wren yarrow yew zebra zenith zephyr zinc';

export const OTHER_LANGUAGES =
  'agencia agence agricola agricole ahorro amis annee ano ancien arnaque assurances avec avis ayuda bien bolsa bon bonjour bourse caisse caixa caja capitale casa caution centro cette chez cliente clientes compagnie compania compte comptes conseil contacto corredores correo cuenta cuentas dans desde dinero direct donde empresa empresas encore entre espace estado este estafa federale fiable fideicomiso finanzen fiscal fonds fondo fondos france francaise general gerencia guardia hipoteca hola hoy impot impuestos internacional internationale inversion inversiones investissement investissements la los las maison mercado mercados merci mexico mutuelle nacional nationale notre nuestro nuestra nueva nuevo oficina oficial pago pagos para pension pensiones plaza popular populaire por postal postale prestamo prestamos pret prets prevision primera privee privado publica que real retraite santander seguridad seguro servicio servicios sin sociedad societe sobre soluciones sucursal trabajo union universal valores versicherung versicherungen kapital kasse sparen verwaltung gesellschaft genossenschaft gracias muchas muchos adios buenos buenas dias tardes noches vale entiendo socorro necesito quiero nada todo manana vida salut bonsoir beaucoup accord oui non secours revoir comprends besoin rien tout demain credit vie مرحبا شكرا جزيلا نعم لا تمام النجده ساعدوني فضلكم فضلك صباح مساء الخير قرض تامين حياه انا خايف خايفه انام اهلا وسهلا السلام عليكم deutsche deutschland osterreich schweiz kunden konto zahlung beratung immobilien haus neue alte stadt land leben invest bankasi bankas pankki fonder finans';

/** Words that imitators add to the name of a firm. */
export const SERVICE_WORDS =
  'my the get web app apps mobile online net direct official info mail email portal client clients customer kunden service services ' +
  'support help login log sign in on id access account accounts verify verification validate validation update refund refunds claim claims claiming secure security safe alert alerts ' +
  'pay payment payments wallet wallets card cards bank banking banco banca banque finance capital invest investment investments trade trading trader fx crypto ' +
  'fund funds group holding global intl pro new now live one eu uk us de fr es ch cliente clientes cuenta pago pagos seguro segura compte espace validar verificar securite seguridad ' +
  'nft nfts airdrop airdrops drop drops mint minting launch sale presale swap defi dapp dapps token tokens coin era balance receive send bonus gift promo event reward rewards ' +
  'stake staking connect connection sync restore recovery recover migrate migration bridge exchange market markets index v1 v2 v3 beta vip go to join start open free best ' +
  'v s eth btc usdt xrp giveaway giveaways node nodes chain tool tools address gifts promos use ' +
  'sec www desk team office center centre check checker konto pushtan tan kyc bonds bond loans loan credit credits savings saver pension insurance assurance advisors advisory ' +
  'pret prets prestamo prestamos creditos livrets livret placement placements epargne anlage festgeld invertir inversion investir signup register registration session hello try';

/** Words of questions and complaints about a firm that are usual ones, or none of a question. Those of questions are in `lexicon.ts`. */
export const SENTENCE_WORDS =
  'list lists trust online yesterday help bought buy invested invest joined safe scam scams legit legal fraud fake real trusted ok check know uno ayuda estafa ayer seguro fiable aide arnaque hier agree sure avis ساعدوني امس';
