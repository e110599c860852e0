// Words of which visitors tell, for the forms in told-forms.ts.

/** No other words count as a job, so that nothing rude can be one. */
export const jobs =
  'nurse|doctor|teacher|student|engineer|developer|programmer|designer|writer|artist|baker|cook|chef|waiter|waitress|barista|farmer|gardener|builder|carpenter|electrician|sparky|brickie|joiner|postie|plumber|mechanic|driver|pilot|sailor|fisherman|soldier|lawyer|judge|accountant|cashier|clerk|librarian|scientist|chemist|biologist|physicist|vet|dentist|surgeon|pharmacist|therapist|psychologist|paramedic|firefighter|fireman|policeman|postman|postwoman|ferry captain|sea captain|captain|skipper|night watchman|watchman|watchwoman|mail carrier|museum guard|guard|apprentice|vet nurse|dog walker|tram driver|lorry driver|ferryman|stonemason|mason|roofer|weaver|tattooist|optician|usher|janitor|caretaker|cleaner|hairdresser|barber|tailor|photographer|musician|singer|drummer|dancer|actor|actress|painter|journalist|editor|translator|manager|secretary|receptionist|salesman|shopkeeper|bartender|butcher|florist|architect|professor|tutor|nanny|babysitter|coach|trainer|athlete|footballer|astronaut|zookeeper|beekeeper|shepherd|welder|miner|lifeguard|tour guide|social worker|data scientist|truck driver|bus driver|train driver|taxi driver|care worker|security guard|flight attendant|graphic designer|software engineer|civil engineer|primary school teacher|school teacher|maths teacher|music teacher|art teacher|veterinarian|blacksmith|potter|knitter|gamer|streamer|detective|magician|clown|mathematician|historian|economist|banker|consultant|midwife|nursing student|medical student|bike courier|courier|costume maker|seamstress|signalman|forklift driver|shop assistant|upholsterer|radiographer|physiotherapist|estate agent|saleswoman|salesperson|bricklayer|plasterer|decorator|locksmith|jeweller|cobbler|brewer|winemaker|fishmonger|greengrocer|grocer|bookseller|bookkeeper|landscaper|forester|park ranger|tree surgeon|illustrator|cartoonist|animator|puppeteer|lecturer|childminder|geologist|botanist|astronomer|statistician|surveyor|night porter|porter|stewardess|delivery driver|delivery rider';
export const relatives =
  'mother-in-law|father-in-law|sister-in-law|brother-in-law|grandson|granddaughter|godmother|godfather|partner|landlord|landlady|lodger|pupil|mother|mom|mum|father|dad|sister|brother|twin|son|daughter|baby|toddler|niece|nephew|aunt|uncle|cousin|grandmother|grandma|gran|granny|nana|nan|grandfather|grandpa|grandad|wife|husband|girlfriend|boyfriend|fiancee?|best friend|friend|mate|pal|roommate|flatmate|boss|teacher|neighbou?r|colleague';
export const beasts =
  'cat|kitten|dog|puppy|rabbit|bunny|stick insect|snail|beetle|newt|iguana|chameleon|cockatiel|cockatoo|parakeet|pigeon|llama|alpaca|rooster|cockerel|toad|axolotl|hamster|guinea pig|parrot|budgie|bird|horse|pony|mule|donkey|mare|cow|pig|sheep|lamb|owl|fish|goldfish|turtle|tortoise|snake|lizard|gecko|rat|mouse|ferret|goat|hen|chicken|duck|goose|frog|hedgehog|spider|gerbil|canary|spaniel|terrier|beagle|labrador|poodle|dachshund|corgi|collie|greyhound|whippet|retriever|husky|pug|bulldog|mutt|tomcat|moggy|pup|gull|seagull|crow|raven|magpie|jackdaw|swan|peacock|squirrel|chinchilla';
/** Nobody's pets, but somebody's to look after. */
export const wildBeasts =
  'monkey|ape|gorilla|chimp|lemur|sloth|otter|seal|penguin|elephant|giraffe|tiger|lion|panda|camel|zebra|bee|caterpillar|tadpole|calf|foal|piglet';
/** Several of them. */
export const many =
  'kids|children|sons|daughters|boys|girls|twins|brothers|sisters|cats|dogs|rabbits|hens|nieces|nephews|pupils|spaniels|guinea pigs|guinea-pigs|hamsters|mice|rats|budgies|goats|ducks|chickens|parrots|horses|ponies|kittens|puppies|tortoises|goldfish|fish|gerbils|ferrets';
const ofTwoWords = `${relatives}|${beasts}`.split('|').filter((noun) => noun.includes(' '));
/** A word between "my" and whom it is about, which does not begin a noun of two words: "my fat cat", "my guinea pig". */
export const adjective = `(?:(?!(?:${ofTwoWords.join('|')}))[a-z-]+ )?`;
export const size = '(?:big |little |older |younger |baby |new |old |dear |twin |step)?';

/** Words for the same kin, beast or thing that bears a name: whoever asks of their gran told of a grandmother. */
const families = [
  'mother|mom|mum',
  'father|dad',
  'grandmother|grandma|gran|granny|nana|nan|nonna|oma|abuela|babcia',
  'grandfather|grandpa|grandad|nonno|opa|abuelo',
  'son|boy',
  'daughter|girl',
  'kid|child|son|daughter|toddler|baby|boy|girl',
  'sons|boys|twins|kids|children',
  'daughters|girls|twins|kids|children',
  'children|kids|twins',
  'cat|kitten|tomcat|moggy',
  'cats|kittens',
  'fish|goldfish',
  'bird|parrot|budgie|canary|cockatiel|cockatoo|parakeet',
  'birds|parrots|budgies',
  'dogs|puppies|spaniels',
  'dog|puppy|spaniel|terrier|beagle|labrador|poodle|dachshund|corgi|collie|greyhound|whippet|retriever|husky',
  'boat|narrowboat|houseboat|barge|ship|yacht|dinghy',
  'car|van|truck|banger',
  'bike|bicycle|moped|scooter|motorbike',
].map((row) => row.split('|'));

/** `noun` and the other words for the same. */
export function alikeTo(noun: string): readonly string[] {
  return families.find((family) => family.includes(noun)) ?? [noun];
}

export function isSeveral(noun: string): boolean {
  return several.has(noun);
}
const several: ReadonlySet<string> = new Set(many.split('|'));

/** What ends like a trade and is none. */
export const noTrades =
  '(?:sister|brother|mother|father|daughter|winner|loser|dreamer|lover|believer|beginner|foreigner|stranger|monster|teenager|toddler|talker|sleeper|eater|drinker|thinker|worrier|quitter|fighter|survivor|sufferer|better|bigger|little|character|customer|visitor|neighbor|prisoner|number|member|leader|follower|lier|liar|cheater|killer|murderer|hater|hugger|kisser|virgin|christian|vegetarian|pacifist|optimist|pessimist|perfectionist|feminist|racist|sexist|terrorist|human|lesbian|loner|outsider|sinner|keeper|hoarder|stalker|joker|speaker|reader)';
