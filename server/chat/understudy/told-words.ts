// Words of which visitors tell, for the forms in told-forms.ts.

/** No other words count as a job, so that nothing rude can be one. */
export const jobs =
  'nurse|doctor|teacher|student|engineer|developer|programmer|designer|writer|artist|baker|cook|chef|waiter|waitress|barista|farmer|gardener|builder|carpenter|electrician|plumber|mechanic|driver|pilot|sailor|fisherman|soldier|lawyer|judge|accountant|cashier|clerk|librarian|scientist|chemist|biologist|physicist|vet|dentist|surgeon|pharmacist|therapist|psychologist|paramedic|firefighter|fireman|policeman|postman|cleaner|hairdresser|barber|tailor|photographer|musician|singer|drummer|dancer|actor|actress|painter|journalist|editor|translator|manager|secretary|receptionist|salesman|shopkeeper|bartender|butcher|florist|architect|professor|tutor|nanny|babysitter|coach|trainer|athlete|footballer|astronaut|zookeeper|beekeeper|shepherd|welder|miner|lifeguard|tour guide|social worker|data scientist|truck driver|bus driver|train driver|taxi driver|care worker|security guard|flight attendant|graphic designer|software engineer|civil engineer|primary school teacher|school teacher|maths teacher|music teacher|art teacher|veterinarian|blacksmith|potter|knitter|gamer|streamer|detective|magician|clown|mathematician|historian|economist|banker|consultant|midwife|nursing student|medical student';
export const relatives =
  'mother|mom|mum|father|dad|sister|brother|twin|son|daughter|baby|niece|nephew|aunt|uncle|cousin|grandmother|grandma|gran|granny|nana|grandfather|grandpa|grandad|wife|husband|girlfriend|boyfriend|fiancee?|best friend|friend|roommate|flatmate|boss|teacher|neighbou?r|colleague';
export const beasts =
  'cat|kitten|dog|puppy|rabbit|bunny|hamster|guinea pig|parrot|budgie|bird|horse|pony|mule|donkey|mare|cow|pig|sheep|lamb|owl|fish|goldfish|turtle|tortoise|snake|lizard|gecko|rat|mouse|ferret|goat|hen|chicken|duck|frog|hedgehog';
/** Several of them. */
export const many =
  'kids|children|sons|daughters|boys|girls|twins|brothers|sisters|cats|dogs|rabbits|hens|nieces|nephews';
export const size = '(?:big |little |older |younger |baby |new |old |dear |twin |step)?';

/** What ends like a trade and is none. */
export const noTrades =
  '(?:sister|brother|mother|father|daughter|winner|loser|dreamer|lover|believer|beginner|foreigner|stranger|monster|teenager|toddler|talker|sleeper|eater|drinker|thinker|worrier|quitter|fighter|survivor|sufferer|better|bigger|little|character|customer|visitor|neighbor|prisoner|number|member|leader|follower|lier|liar|cheater|killer|murderer|hater|hugger|kisser|virgin|christian|vegetarian|pacifist|optimist|pessimist|perfectionist|feminist|racist|sexist|terrorist|human|lesbian|loner|outsider|sinner|keeper|hoarder|stalker|joker|speaker|reader)';
