// What sort of work somebody does: "i work at a shelter for cats" is of animals, "my pupils" of teaching.

/** Their trade says more than where they work: "a school secretary", "a night porter at a hotel". */
const first: readonly (readonly [string, RegExp])[] = [
  ['office', /\b(?:secretary|receptionist|accountant|bookkeeper|manager)\b/i],
  ['driving', /\b(?:bus|tram|train|lorry|truck|taxi) (?:driver|conductor)\b/i],
  [
    'building',
    /\b(?:fix|fixing|mend|mending|repair|repairing) (?:\w+ )?(?:buses|bus|cars|lorries|trucks|trains|trams|vans|bikes)\b/i,
  ],
  ['guard', /\b(?:night porter|security|guard|watchm[ae]n|watchwoman)\b/i],
  ['cleaning', /\b(?:cleaner|caretaker|janitor)\b/i],
  ['cooking', /\b(?:cook|chef|baker)\b/i],
  ['machines', /\bdata scientist\b/i],
];
/** What each sort is called, its places and people; the first that fits counts. */
const sorts: Readonly<Record<string, string>> = {
  retired: 'retired|pensioner|used to be|used to work',
  none: 'between jobs|out of work|unemployed|redundant|looking for (?:a job|work)|no job',
  student:
    'study|studying|student|apprentice|trainee|intern|uni(?:versity)?|college|sixth form|phd|my (?:degree|thesis|dissertation|exams?|gcses|a levels)',
  animals:
    'vet|veterinarian|zoo|zookeeper|(?:animal|cat|dog|donkey|rescue) shelter|animal rescue|kennels?|stables?|dog walker|dog groomer|groomer|beekeeper|aquarium|cattery|walk dogs|walking dogs|keep bees|keep hens|keep goats|keep sheep|keep cows|keep pigs',
  health:
    'nurse|nursing|doctor|gp|surgeon|dentist|dental|hygienist|midwife|carer|care worker|care home|care assistant|paramedic|ambulance|pharmacy|pharmacist|hospital|ward|clinic|physio|physiotherapist|radiographer|therapist|optician|psychologist|surgery|patients',
  sea: 'sailor|ferry|ferryman|captain|skipper|fisherman|lifeguard|ship|ships|boat|harbou?r|deckhand|lighthouse|trawler|swimming pool',
  driving:
    'bus|buses|coach driver|tram|trams|lorry|lorries|truck|hgv|taxi|cab|trains?|driver|drive|drove|driving|forklift|pilot|signalman|conductor',
  post: 'post|postman|postwoman|postie|mail|mail carrier|parcels?|packages|courier|delivery|deliver|letters',
  teaching:
    'teacher|teach|teaching|taught|tutor|lecturer|professor|teaching assistant|nursery|school|classroom|pupils|first graders|my class|year \\w+s|coach|trainer|instructor|childminder|nanny|babysitter|kindergarten',
  cooking: 'cook|chef|baker|bakery|kitchens?|pastry|butcher|pizzas?|chip shop|canteen|dinner lady|confectioner',
  serving:
    'barista|waiter|waitress|bartender|barman|barmaid|bar|pub|cafe|coffee shop|coffees|restaurant|hotel|innkeeper|brewer|pints|pour',
  shop: 'shop|shopkeeper|cashier|(?:the|my|a) till|supermarket|market stall|market|salesman|saleswoman|salesperson|shop assistant|greengrocer|grocer|fishmonger|jeweller|stall|customers?|sell|selling|retail|checkout|estate agent',
  hair: 'hairdresser|barber|salon|beautician|nails|nail technician|tattooist|tattoo|cut hair|cutting hair|make ?up artist',
  cleaning:
    'cleaner|offices|launderette|laundry|caretaker|janitor|bins?|bin man|refuse|street sweeper|housekeeper|chambermaid|sheets|dishes|window cleaner|chimney sweep',
  garden:
    'gardener|garden|farmer|farm|florist|forester|landscaper|park ranger|tree surgeon|shepherd|winemaker|vineyard|orchard|milk cows|turnips|hedges|botanist|plant nursery',
  machines:
    'programmer|developer|software|it (?:support|department|guy|manager|consultant)|in it(?=\\W*$)|computers|tech support|data|websites?|code|coding|servers?|helpdesk|web designer|tester|streamer|gamer',
  stage:
    'musician|singer|drummer|pianist|violinist|cellist|pianos?|piano tuner|orchestra|band|choir|actor|actress|dancer|theatre|cinema|clown|magician|puppeteer|organist|stagehand|dj|usher|costume maker',
  art: 'artist|painter of pictures|illustrator|cartoonist|animator|potter|pottery|ceramics|tailor|seamstress|photographer|designer|weaver|knitter|upholsterer|sew|architect|sculptor|dressmaker|cobbler',
  books:
    'librarian|library|writer|author|editor|journalist|translator|bookshop|bookseller|proofreader|newspaper|publisher|archivist|historian|poet',
  building:
    'builder|carpenter|joiner|woodwork|plumber|electrician|sparky|brickie|bricklayer|plasterer|roofer|roofs|decorator|painter|mechanic|welder|garage|factory|warehouse|mason|stonemason|locksmith|blacksmith|boilers?|scaffolder|glazier|tiler|workshop|miner|engines|bikes|clocks|watches|stack shelves|stacking shelves|windmills?|turbines?',
  guard:
    'policeman|policewoman|police|police officer|firefighter|fireman|fire station|soldier|army|security|security guard|guard|night watch|night watchman|watchman|watchwoman|detective|judge|prison|night porter|porter|traffic warden|customs',
  science:
    'scientist|engineer|engineering|lab|laboratory|chemist|biologist|physicist|museum|geologist|astronomer|mathematician|statistician|economist|surveyor|researcher|archaeologist|meteorologist|astronaut',
  office:
    'secretary|receptionist|admin|office|accountant|accounts|bookkeeper|clerk|bank|banker|insurance|lawyer|solicitor|paralegal|hr|call cent(?:re|er)|phones|manager|consultant|council|civil servant|payroll|invoices|spreadsheets|marketing|planner|social worker|charity',
  home: 'housewife|househusband|stay at home|stay-at-home|at home with|homemaker|full ?time (?:mum|dad|mother|father)|maternity leave',
};
export const sortsOfWork = Object.keys(sorts);
const forms = [
  ...first,
  ...Object.entries(sorts).map(([sort, words]) => [sort, new RegExp(`\\b(?:${words})\\b`, 'i')] as const),
];

/** The sort of the work that `text` names, null if it names none. */
export function tradeOf(text: string): string | null {
  return forms.find(([, form]) => form.test(text))?.[0] ?? null;
}

/** "I drive a school bus", "my pupils": what only somebody says whose work it is. */
const atWork =
  /\b(?:i|we)(?:['’]?(?:m|ve|am))?(?: just| only| also| still| do| been| was| used to)* (?:drive|drove|driving|study|studying|teach|taught|teaching|work|worked|working|deliver|delivering|nurse|serve|served|serving|pour|pull|pulled|stack|stacking|walk dogs|groom|cut hair|tune|tuning|guard|translate|edit)\b|\bmy (?:pupils|patients|passengers|customers?|students|class|shop|launderette|bakery|lorry|taxi|bus route|salon|shift|first graders|clients|ward)\b|\b(?:at|from|for) work\b/i;
/** What many do at home, too, is work if it is done so. */
const anyDeed =
  /\b(?:i|we)(?:['’]?(?:m|ve|am))?(?: just| only| also| still| do| been| was| used to)* (?:fix|fixed|fixing|repair|repaired|repairing|mend|mended|mending|sell|sold|selling|bake|baked|baking|cook|cooked|clean|cleaned|cleaning|sew|build|paint|run|keep|make)\b/i;
const asWork =
  /\b(?:all (?:day|night|morning|week)|for a living|at work|for work|customers|since \d|\d+ (?:years|hours|hrs)|my shift|for (?:people|a shop))\b/i;

/** "I run a bike shop", "i keep bees" */
const ofTheirOwn =
  /\b(?:i|we) (?:just |also )?(?:run|own|manage) (?:an?|my|our|the|this) (?:\w+ ){0,2}(?:shop|stall|cafe|bakery|pub|inn|bar|farm|garage|studio|salon|school|nursery|workshop|launderette|restaurant|kennels?|library|museum)\b|\bi keep (?:bees|hens|goats|sheep|cows|pigs)\b/i;

/** The sort of work of which `text` tells by the way, null if it tells of none. */
export function workIn(text: string): string | null {
  const isTold = atWork.test(text) || ofTheirOwn.test(text) || (anyDeed.test(text) && asWork.test(text));
  return !isTold || text.includes('?') ? null : tradeOf(text);
}
