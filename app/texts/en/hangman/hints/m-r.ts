import type { Hint } from '../../../hint.ts';

export const hints: Readonly<Record<string, readonly Hint[]>> = {
  magic: [
    { by: 'Kitty Softpaws', text: 'Coins behind your ear, gone again. Only half of it is tricks.' },
    { by: 'Gingerbread', text: 'A wizard waved, and icing moved! I am the proof!' },
    { by: 'anyone', text: 'Wizards and witches use it to cast spells.' },
  ],
  magnet: [
    { by: 'Donkey', text: 'It sticks to fridges, to horseshoes, why won’t it stick to me?' },
    { by: 'Kitty Softpaws', text: 'It pulls every nail in the room. I do that with gems.' },
    { by: 'anyone', text: 'It pulls things of iron and steel close.' },
  ],
  magpie: [
    { by: 'Kitty Softpaws', text: 'Black, white, steals anything shiny. We trained together.' },
    { by: 'Fiona', text: 'A black and white bird with a hoard. Count your rings after.' },
    { by: 'anyone', text: 'This bird is said to steal shiny things.' },
  ],
  marble: [
    { by: 'Gingerbread', text: 'A glass ball as big as my head! It rolled! I ran!' },
    { by: 'Puss in Boots', text: 'The finest palaces are of this stone, and the statues of Puss.' },
    { by: 'anyone', text: 'A small glass ball that children play with.' },
  ],
  market: [
    { by: 'Suzy Sugar', text: 'Dawn, crates, fresh eggs, and gossip by the pound.' },
    { by: 'Shrek', text: 'Haggling over one turnip in a crowd. I go early and scowl.' },
    { by: 'anyone', text: 'Farmers sell their vegetables there from stalls.' },
  ],
  maze: [
    { by: 'Fiona', text: 'Keep one hand on the hedge. Left, always left. You’ll get out.' },
    { by: 'Donkey', text: 'Left, right, dead end, hedge, hedge, is that me over there, help!' },
    { by: 'anyone', text: 'It is full of dead ends, and easy to get lost in.' },
  ],
  meadow: [
    { by: 'Dragon', text: '*rolls over in poppies and tall grass; bees fly up* Prrr.' },
    { by: 'Suzy Sugar', text: 'Wild grass, buttercups and a picnic rug, sweet pea. I bring scones.' },
    { by: 'anyone', text: 'A grassy place where wild flowers grow.' },
  ],
  melon: [
    { by: 'Gingerbread', text: 'Green, round, vast! They thumped it, to hear if it was ready!' },
    { by: 'Suzy Sugar', text: 'Scoop it into little balls, angel, and spit the seeds politely.' },
    { by: 'anyone', text: 'A big sweet fruit, juicy on a hot day.' },
  ],
  mermaid: [
    { by: 'Puss in Boots', text: 'Half señorita, half fish. My heart and my stomach disagree.' },
    { by: 'Fiona', text: 'Hair above, scales below, sings to sailors. Never once needed saving.' },
    { by: 'anyone', text: 'Half woman, half fish.' },
  ],
  milk: [
    { by: 'Puss in Boots', text: 'Un vaso, por favor, cold, and let no one laugh at Puss.' },
    { by: 'Shrek', text: 'Comes from the cow. Off by Thursday. I like it Friday.' },
    { by: 'anyone', text: 'White drink that comes from cows.' },
  ],
  mill: [
    { by: 'Doris', text: 'Grinds the wheat, grinds all night. Flour’s delivered Mondays.' },
    { by: 'Dragon', text: '*blows at four big sails on a hill; round they go*' },
    { by: 'anyone', text: 'Grain is ground into flour here.' },
  ],
  mirror: [
    { by: 'Puss in Boots', text: 'Ay, who is this handsome stranger with the hat? He winked first!' },
    { by: 'Shrek', text: 'Hung one up once. We didn’t get on.' },
    { by: 'anyone', text: 'You see your own face in it.' },
  ],
  moat: [
    { by: 'Fiona', text: 'Water all round the walls. I learned to swim in ours.' },
    { by: 'Dragon', text: '*takes a bath round the castle walls; the drawbridge floats off*' },
    { by: 'anyone', text: 'A drawbridge goes over it.' },
  ],
  moon: [
    { by: 'Dragon', text: '*hangs in the dark, howls at something round and white* Arrooo.' },
    { by: 'Kitty Softpaws', text: 'The only one who has seen every one of my robberies.' },
    { by: 'anyone', text: 'It shines at night, sometimes round, sometimes thin.' },
  ],
  morning: [
    { by: 'Donkey', text: 'Rise and shine, waffles, everybody up, is it too early, who cares!' },
    { by: 'Doris', text: 'The part of the day I know from hearsay.' },
    { by: 'anyone', text: 'The sun comes up, and the rooster crows.' },
  ],
  mosquito: [
    { by: 'Shrek', text: 'Wee whining thing that bites at dusk. In my swamp, it’s family.' },
    { by: 'Kitty Softpaws', text: 'It steals one drop and leaves an itch. Sloppy work.' },
    { by: 'anyone', text: 'A buzzing insect that bites and makes you itch.' },
  ],
  moss: [
    { by: 'Shrek', text: 'Soft, green, damp. Best pillow there is, grows on any stone.' },
    { by: 'Dragon', text: '*lies down on the soft green side of a rock* Hrrrmm.' },
    { by: 'anyone', text: 'It grows like a green carpet over stones and old trees.' },
  ],
  mountain: [
    { by: 'Fiona', text: 'Too high to go round by dinner. So we climb it.' },
    { by: 'Dragon', text: '*lands on the snowy top; a few rocks roll down, embarrassed*' },
    { by: 'anyone', text: 'Much bigger than a hill, with snow on its top.' },
  ],
  mouse: [
    { by: 'Puss in Boots', text: 'So small, so quick, so delicious! But today I only wave.' },
    { by: 'Doris', text: 'Lives behind the bar, pays in crumbs, keeps better hours than most.' },
    { by: 'anyone', text: 'A small squeaky animal that is afraid of cats.' },
  ],
  muffin: [
    { by: 'Suzy Sugar', text: 'Blueberries in, batter in, and the top rises over the tin.' },
    { by: 'Gingerbread', text: 'Domed! Golden! It shared my tray, and had no legs!' },
    { by: 'anyone', text: 'A small round cake, often with berries in it.' },
  ],
  mushroom: [
    { by: 'Shrek', text: 'Has a cap, likes the dark, grows overnight. Ask first, some bite.' },
    { by: 'Gingerbread', text: 'I sat under one when it rained! Its roof was spotted!' },
    { by: 'anyone', text: 'It has a cap and a stem, and pops up after rain.' },
  ],
  music: [
    { by: 'Donkey', text: 'I do it all day, singing, humming, wait, is this my verse?' },
    { by: 'Dragon', text: '*sways, sways, taps her tail at the fiddler’s feet* Mrrr mrrr.' },
    { by: 'anyone', text: 'What bands and orchestras make.' },
  ],
  mystery: [
    { by: 'Kitty Softpaws', text: 'Who did it, how, and where is it now? I never tell.' },
    { by: 'Doris', text: 'How that one pays for his drinks. Nobody’s ever worked it out.' },
    { by: 'anyone', text: 'A detective tries to solve it.' },
  ],
  necklace: [
    { by: 'Kitty Softpaws', text: 'Pearls, clasp at the back. One click, and good night, countess.' },
    { by: 'Suzy Sugar', text: 'I strung you one from sugar pearls, darling. Wear it, then nibble.' },
    { by: 'anyone', text: 'A string of beads worn below the chin.' },
  ],
  needle: [
    { by: 'Gingerbread', text: 'A tailor’s lance! With it and thread I mended the giant’s sock!' },
    { by: 'Doris', text: 'Thread goes in the eye. Three tries, by candle.' },
    { by: 'anyone', text: 'You sew with it, and it has an eye.' },
  ],
  nest: [
    { by: 'Dragon', text: '*sits on a heap of twigs; under her, something goes crack*' },
    { by: 'Shrek', text: 'Twigs, mud, moss, built by beak. Neater than my house.' },
    { by: 'anyone', text: 'A bird builds it and lays its eggs there.' },
  ],
  noodle: [
    { by: 'Donkey', text: 'Long, slurpy, up, up, slap, it got me on the nose!' },
    { by: 'Fiona', text: 'Flour and water, rolled long. Try eating just one quietly.' },
    { by: 'anyone', text: 'It is long and soft, and you slurp it from soup.' },
  ],
  notebook: [
    { by: 'Fiona', text: 'Plans on the left page, better plans on the right.' },
    { by: 'Doris', text: 'Who owes me what. It’s on its third volume.' },
    { by: 'anyone', text: 'You write in its empty pages.' },
  ],
  ocean: [
    { by: 'Puss in Boots', text: 'Blue to the edge of the world! I crossed it, twice seasick.' },
    { by: 'Fiona', text: 'Bigger than any sea. No bridge, so build a ship.' },
    { by: 'anyone', text: 'Whales live in this huge stretch of salt water.' },
  ],
  octopus: [
    { by: 'Donkey', text: 'Eight arms, count ’em, imagine the hugs, imagine the waffle flipping!' },
    { by: 'Kitty Softpaws', text: 'Eight arms, no bones, slips through any crack. My dream partner.' },
    { by: 'anyone', text: 'A sea creature with eight arms.' },
  ],
  ogre: [
    { by: 'Shrek', text: 'Big, green, wants to be left alone. Handsome, too.' },
    { by: 'Fiona', text: 'Layers of grump, and then the kindest heart. I married one.' },
    { by: 'anyone', text: 'A big, grumpy giant of fairy tales.' },
  ],
  olive: [
    { by: 'Puss in Boots', text: 'Small, green, from the old groves of Spain, with a stone inside.' },
    { by: 'Doris', text: 'One in every fancy drink. I eat the leftovers.' },
    { by: 'anyone', text: 'Small, green or black, it is pressed to make oil.' },
  ],
  onion: [
    { by: 'Shrek', text: 'My finest crop. Makes grown knights weep, and never says sorry.' },
    { by: 'Suzy Sugar', text: 'It makes me cry, cupcake, and I’m holding the knife.' },
    { by: 'anyone', text: 'Cut it, and your eyes begin to water.' },
  ],
  orange: [
    { by: 'Donkey', text: 'It’s a fruit, it’s a paint, which one got the name first?' },
    { by: 'Suzy Sugar', text: 'Peel it, sugar. Zest for my sponge, the rest for you.' },
    { by: 'anyone', text: 'A round fruit, full of juice.' },
  ],
  orchard: [
    { by: 'Kitty Softpaws', text: 'Apples over the wall, nobody guarding. Almost too easy.' },
    { by: 'Gingerbread', text: 'Rows and rows of trees! An apple fell! It just missed me!' },
    { by: 'anyone', text: 'Lots of fruit trees stand there in rows.' },
  ],
  origami: [
    { by: 'Kitty Softpaws', text: 'One flat square, twelve quick folds, and a crane takes off.' },
    { by: 'Donkey', text: 'Fold it, turn it, fold it, is that a swan, a hat?' },
    { by: 'anyone', text: 'The art of folding little figures.' },
  ],
  ostrich: [
    { by: 'Fiona', text: 'Tall bird, can’t fly, outruns horses. Kicks even better than I do.' },
    { by: 'Puss in Boots', text: 'I rode one across the desert. Feathers everywhere, dignity nowhere!' },
    { by: 'anyone', text: 'The biggest bird alive, and it cannot fly.' },
  ],
  otter: [
    { by: 'Shrek', text: 'Slides down my mudbank on its belly, squeaking. Shows off.' },
    { by: 'Dragon', text: '*floats on her back in the river, cracking a clam* Mrrip.' },
    { by: 'anyone', text: 'It swims, eats fish and floats on its back.' },
  ],
  oven: [
    { by: 'Gingerbread', text: 'The hot dark place! The door! The tray! Speak of it softly!' },
    { by: 'Suzy Sugar', text: 'Hot, honey, very, for twenty minutes, and no peeking.' },
    { by: 'anyone', text: 'Cakes and pizzas are cooked inside it.' },
  ],
  paddle: [
    { by: 'Fiona', text: 'Left side, right side, and the canoe goes straight. In theory.' },
    { by: 'Donkey', text: 'Splash, splash, I’m rowing, I’m rowing, why are we going round?' },
    { by: 'anyone', text: 'You push a canoe along with it.' },
  ],
  palace: [
    { by: 'Puss in Boots', text: 'Ballrooms, mirrors, a hundred stairs. I know it by the kitchen window.' },
    { by: 'Kitty Softpaws', text: 'More rooms than guards. A royal invitation, I call that.' },
    { by: 'anyone', text: 'A king’s grand home, bigger than any house.' },
  ],
  pancake: [
    { by: 'Donkey', text: 'Flat waffle, okay, it’s flat, you flip it, it’s on the ceiling!' },
    { by: 'Suzy Sugar', text: 'Flour, milk, one egg, hot butter. Flip it, darling, do not blink.' },
    { by: 'anyone', text: 'Toss it high, catch it, then add lemon or syrup.' },
  ],
  panda: [
    { by: 'Donkey', text: 'Black and white, fluffy, eats bamboo all day, can we keep it?' },
    { by: 'Dragon', text: '*sits heavily, chews a bamboo forest, one stalk after another* Mmrf.' },
    { by: 'anyone', text: 'A black and white bear from China.' },
  ],
  paper: [
    { by: 'Doris', text: 'Letters, lists, bills. I light the stove with the bills.' },
    { by: 'Kitty Softpaws', text: 'Every treasure map is drawn on it. I collect those.' },
    { by: 'anyone', text: 'It is made from trees, and you write on it.' },
  ],
  parade: [
    { by: 'Gingerbread', text: 'Drums, flags, marching feet! I led it! From very low down!' },
    { by: 'Donkey', text: 'Trumpets, floats, everybody waves, I’m waving, who’s it for, is it me?' },
    { by: 'anyone', text: 'A marching band and floats go down the street.' },
  ],
  parsley: [
    { by: 'Doris', text: 'Green sprig on the plate. Nobody eats it. I keep putting it.' },
    { by: 'Shrek', text: 'Wee curly leaf on top of stew. Posh. I eat round it.' },
    { by: 'anyone', text: 'A green kitchen herb with curly leaves.' },
  ],
  party: [
    { by: 'Suzy Sugar', text: 'I bring the cake, sugar, you bring people who clap.' },
    { by: 'Shrek', text: 'Folk, noise, balloons. Somebody always finds out where I live.' },
    { by: 'anyone', text: 'Friends come over to dance, play games and eat cake.' },
  ],
  path: [
    { by: 'Fiona', text: 'One foot wide, trodden by goats. It gets you there.' },
    { by: 'Gingerbread', text: 'Follow my crumbs, one by one! No, the birds ate it!' },
    { by: 'anyone', text: 'A narrow way to walk through the woods.' },
  ],
  peach: [
    { by: 'Suzy Sugar', text: 'Fuzzy outside, sweet inside, with a heart of stone. Like my aunt.' },
    { by: 'Kitty Softpaws', text: 'Soft skin, golden inside, warm from the sun. I took two.' },
    { by: 'anyone', text: 'A soft, juicy fruit with fuzzy skin.' },
  ],
  peacock: [
    { by: 'Puss in Boots', text: 'He opens a hundred eyes behind him, and struts. Amateur!' },
    { by: 'Doris', text: 'Fancy tail, awful voice. I’ve had singers like that.' },
    { by: 'anyone', text: 'A bird with a huge, shining fan of a tail.' },
  ],
  pear: [
    { by: 'Fiona', text: 'Bell-shaped, hangs in a tree. At Christmas, a partridge sits there.' },
    { by: 'Suzy Sugar', text: 'Green, juicy, narrow at the top. Poach it in vanilla.' },
    { by: 'anyone', text: 'A juicy fruit, thin on top and round below.' },
  ],
  pebble: [
    { by: 'Gingerbread', text: 'Round and smooth! I sat by the brook, as on a throne!' },
    { by: 'Shrek', text: 'Wee stone. Skips three times, sinks, stays quiet.' },
    { by: 'anyone', text: 'You find it on the beach, smooth and small.' },
  ],
  pencil: [
    { by: 'Doris', text: 'Behind my ear, for your order. Chewed at one end.' },
    { by: 'Donkey', text: 'Wood outside, lead, no, graphite inside, sharpen me, I mean sharpen it!' },
    { by: 'anyone', text: 'You can rub out what you write with it.' },
  ],
  penguin: [
    { by: 'Puss in Boots', text: 'A small gentleman in black and white. He forgot the boots!' },
    { by: 'Dragon', text: '*waddles over the ice with stiff wings, slips, slides on her tummy*' },
    { by: 'anyone', text: 'A black and white bird that swims but cannot fly.' },
  ],
  pepper: [
    { by: 'Gingerbread', text: 'It made the giant sneeze! I flew across the table!' },
    { by: 'Doris', text: 'Black, ground, next to the salt. One shake, or you’ll weep.' },
    { by: 'anyone', text: 'It makes you sneeze, and stands beside the salt.' },
  ],
  piano: [
    { by: 'Fiona', text: 'Eighty-eight keys, and not one opens a door.' },
    { by: 'Kitty Softpaws', text: 'I walk across it at midnight. Black, white, black. Still no sound.' },
    { by: 'anyone', text: 'A big instrument with black and white keys.' },
  ],
  picnic: [
    { by: 'Donkey', text: 'Blanket, sandwiches, ants, more ants, hey, that’s my sandwich, come back!' },
    { by: 'Suzy Sugar', text: 'My basket, your rug, honey, under the nearest tree at noon.' },
    { by: 'anyone', text: 'A meal on a blanket in the grass.' },
  ],
  pigeon: [
    { by: 'Doris', text: 'Struts about outside like it’s rent day. Coos. Eats the crusts.' },
    { by: 'Kitty Softpaws', text: 'It carries other people’s letters home. Very interesting letters.' },
    { by: 'anyone', text: 'A plump city bird that picks up crumbs.' },
  ],
  pillow: [
    { by: 'Dragon', text: '*lays her head on a barn roof, pats it, sighs* Prrrr.' },
    { by: 'Gingerbread', text: 'Soft as dough! I slept on one corner! There were feathers within!' },
    { by: 'anyone', text: 'You lay your head on it at night.' },
  ],
  pirate: [
    { by: 'Puss in Boots', text: 'He has a hook, an eyepatch, and, since Tuesday, no boots. Ha!' },
    { by: 'Kitty Softpaws', text: 'Steals at sea, with flags up. So loud. So wet.' },
    { by: 'anyone', text: 'A robber on a ship with a skull on its flag.' },
  ],
  pizza: [
    { by: 'Donkey', text: 'Round, cheesy, eight slices, two for you and, uh, six for me?' },
    { by: 'Doris', text: 'Sauce, cheese, dough, thrown in the air. Mine stuck up there.' },
    { by: 'anyone', text: 'It is round, from Italy, and cut into slices.' },
  ],
  planet: [
    { by: 'Dragon', text: '*breathes a ring of smoke, spins a round rock inside it*' },
    { by: 'Donkey', text: 'We’re on one, it’s round, it’s spinning, I’m dizzy, are you dizzy?' },
    { by: 'anyone', text: 'Earth is one, and Mars is another.' },
  ],
  pocket: [
    { by: 'Kitty Softpaws', text: 'Warm, deep, on your left side. And it’s empty now.' },
    { by: 'Gingerbread', text: 'I travel in one! Lint, a coin, a lost toffee! Home!' },
    { by: 'anyone', text: 'You can keep your hands and your coins in it.' },
  ],
  pond: [
    { by: 'Shrek', text: 'Small, still, mucky. Frogs on top, dinner underneath.' },
    { by: 'Fiona', text: 'Ducks on top, frogs on the lilies, one lost tiara below.' },
    { by: 'anyone', text: 'Ducks and goldfish swim in this small water.' },
  ],
  pony: [
    { by: 'Donkey', text: 'Small horse, good hair, everybody’s birthday wish, what about us, huh?' },
    { by: 'Puss in Boots', text: 'A little steed! Exactly tall enough for a hero’s boots.' },
    { by: 'anyone', text: 'A small horse for children to ride.' },
  ],
  popcorn: [
    { by: 'Dragon', text: '*breathes on a pot of grains; crack, crack, a white storm* Prrr!' },
    { by: 'Suzy Sugar', text: 'Shake the pot and listen. When it goes quiet, add butter.' },
    { by: 'anyone', text: 'You munch it while you watch a film.' },
  ],
  potato: [
    { by: 'Shrek', text: 'Boil it, fry it, bake it. It grew in my mud.' },
    { by: 'Fiona', text: 'Brown, lumpy, has eyes, never looks back. Good soldier’s supper.' },
    { by: 'anyone', text: 'A brown vegetable that is dug up and often mashed.' },
  ],
  potion: [
    { by: 'Fiona', text: 'Never drink one without reading the label. Trust me on this.' },
    { by: 'Doris', text: 'Bubbling, purple, no label. I don’t serve it. I don’t ask.' },
    { by: 'anyone', text: 'A witch brews this magic drink.' },
  ],
  present: [
    { by: 'Gingerbread', text: 'Ribbon! Wrapping! I jumped out of it! They screamed with joy!' },
    { by: 'Donkey', text: 'Shake it, is it socks, is it waffles, can I open it?' },
    { by: 'anyone', text: 'It is wrapped, and you open it at Christmas.' },
  ],
  pretzel: [
    { by: 'Suzy Sugar', text: 'Roll it, cross it, loop it, salt it: an edible hug.' },
    { by: 'Gingerbread', text: 'My salty cousin, tied in a bow for life! I salute him!' },
    { by: 'anyone', text: 'A salty snack, baked in the shape of a knot.' },
  ],
  princess: [
    { by: 'Fiona', text: 'Tiara, tower, waiting for rescue. I got bored of the last part.' },
    { by: 'Puss in Boots', text: 'The king’s daughter looks down, and Puss is already on one knee!' },
    { by: 'anyone', text: 'The daughter of a king and queen.' },
  ],
  promise: [
    { by: 'Fiona', text: 'Cross my heart. And then I actually do it.' },
    { by: 'Puss in Boots', text: 'Hand on heart: what Puss has sworn, Puss will do. Siempre!' },
    { by: 'anyone', text: 'You give your word, and must not break it.' },
  ],
  puddle: [
    { by: 'Donkey', text: 'Jump in it, splash, I’m wet, you’re wet, again, again!' },
    { by: 'Shrek', text: 'After the rain, I sit in the biggest one. Free bath.' },
    { by: 'anyone', text: 'Rain leaves it behind, and boots love to splash in it.' },
  ],
  pumpkin: [
    { by: 'Suzy Sugar', text: 'Hollow it, spice it, bake it in a crust for autumn.' },
    { by: 'Dragon', text: '*lights a grinning round orange face from inside with one spark*' },
    { by: 'anyone', text: 'Carve a face in it, and put a candle inside.' },
  ],
  puppet: [
    { by: 'Kitty Softpaws', text: 'It has strings, and somebody above does all the thinking.' },
    { by: 'Gingerbread', text: 'A wooden friend of mine once was one! Strings everywhere!' },
    { by: 'anyone', text: 'Its strings make it walk and wave.' },
  ],
  puppy: [
    { by: 'Puss in Boots', text: 'All paws, all tongue, no manners. Puss stays up on this shelf.' },
    { by: 'Fiona', text: 'Chewed my boot, wet my rug, licked my nose. He stays.' },
    { by: 'anyone', text: 'It chews slippers, wags its tail, and will be a dog.' },
  ],
  purple: [
    { by: 'Suzy Sugar', text: 'Mix red icing with blue, darling, and there it is.' },
    { by: 'Kitty Softpaws', text: 'The shade kings wear. Suits me rather better.' },
    { by: 'anyone', text: 'The shade of plums and lavender.' },
  ],
  puzzle: [
    { by: 'Doris', text: 'Gave the wizard one. He’s still on the stool, scratching his head.' },
    { by: 'Kitty Softpaws', text: 'A lock for the brain. I open those, too.' },
    { by: 'anyone', text: 'Something tricky to work out, for fun.' },
  ],
  pyramid: [
    { by: 'Puss in Boots', text: 'I sneezed in one, and woke a king in bandages! Lo siento!' },
    { by: 'Gingerbread', text: 'Four stone walls meeting in one point! Inside, a sleeping king!' },
    { by: 'anyone', text: 'The old kings of Egypt had one built.' },
  ],
  queen: [
    { by: 'Kitty Softpaws', text: 'The strongest piece on the chessboard. Also, the best jewels.' },
    { by: 'Puss in Boots', text: 'Before her even Puss in Boots takes off his hat. Majestad!' },
    { by: 'anyone', text: 'She wears a crown, and bees have one, too.' },
  ],
  question: [
    { by: 'Donkey', text: 'Who, what, why, when, can I, are we, what’s that one called?' },
    { by: 'Doris', text: 'It ends with a hook. I’ve had a hundred tonight.' },
    { by: 'anyone', text: 'Put your hand up in class to ask one.' },
  ],
  quiet: [
    { by: 'Shrek', text: 'What I had, before you lot came down the road.' },
    { by: 'Dragon', text: '*puts one claw to her lips; even the smoke tiptoes*' },
    { by: 'anyone', text: 'Without a sound, as a library should be.' },
  ],
  quilt: [
    { by: 'Doris', text: 'Grandmother’s. A hundred scraps, one stitch at a time. Still warm.' },
    { by: 'Suzy Sugar', text: 'Sewn from every apron I wore out. Keeps you warm at night.' },
    { by: 'anyone', text: 'A bed cover that is sewn from many patches.' },
  ],
  quiz: [
    { by: 'Fiona', text: 'Ten things to know, one buzzer, and I keep score.' },
    { by: 'Gingerbread', text: 'I answered all ten! Even the one about ovens! I trembled!' },
    { by: 'anyone', text: 'The teacher wants to see what you know.' },
  ],
  rabbit: [
    { by: 'Puss in Boots', text: 'Long ears, fast feet, lives in a hat. But never in Puss’s.' },
    { by: 'Shrek', text: 'Hops in, eats my carrots, hops out. Fluffy wee robber.' },
    { by: 'anyone', text: 'It has long ears and hops.' },
  ],
  radish: [
    { by: 'Shrek', text: 'Small, red, hot. Pull it up, bite it, keep a straight face.' },
    { by: 'Gingerbread', text: 'Red-cheeked, round, leafy hair! It bites back, they say!' },
    { by: 'anyone', text: 'A crunchy little root for the salad bowl.' },
  ],
  rainbow: [
    { by: 'Dragon', text: '*sneezes water into sunshine; seven stripes bend across the sky* Ooorrr.' },
    { by: 'Donkey', text: 'Red, orange, yellow, wait for me, green, blue, where’s the gold?' },
    { by: 'anyone', text: 'It shows itself when the sun shines after a shower.' },
  ],
  recipe: [
    { by: 'Suzy Sugar', text: 'Two cups this, one pinch that. Mine is locked in a drawer.' },
    { by: 'Kitty Softpaws', text: 'The baker’s secret, written on one card. I took a picture.' },
    { by: 'anyone', text: 'It tells you how to bake a cake.' },
  ],
  reindeer: [
    { by: 'Donkey', text: 'Antlers, harness, one big flight a year, how do I sign up?' },
    { by: 'Dragon', text: '*lands on the snowy roof with eight antlered friends, panting* Hff.' },
    { by: 'anyone', text: 'These pull Santa’s sleigh.' },
  ],
  remember: [
    { by: 'Doris', text: 'I do it with faces, orders, debts. You had the soup.' },
    { by: 'Donkey', text: 'Don’t forget, don’t forget, don’t forget, what was I saying?' },
    { by: 'anyone', text: 'The opposite of forget.' },
  ],
  rhyme: [
    { by: 'Puss in Boots', text: 'Like heart and part, moon and tune. I do it for love.' },
    { by: 'Gingerbread', text: 'Cat, hat! Bread, dread! I make them while I march!' },
    { by: 'anyone', text: 'Frog does it with log.' },
  ],
  ribbon: [
    { by: 'Suzy Sugar', text: 'I tie it round every box and curl the ends.' },
    { by: 'Kitty Softpaws', text: 'Silk, red, pulled once, and the whole gift falls open.' },
    { by: 'anyone', text: 'It makes a bow in your hair or on a gift.' },
  ],
  riddle: [
    { by: 'Fiona', text: 'A troll asks it, and lets you pass if you guess.' },
    { by: 'Kitty Softpaws', text: 'What has cities but no houses? A map. That was one.' },
    { by: 'anyone', text: 'A tricky question, such as a sphinx asks.' },
  ],
  river: [
    { by: 'Dragon', text: '*drinks; downstream, the boats sit down in the mud* Grrlp.' },
    { by: 'Fiona', text: 'A trickle in the hills, then wider, then the sea. Bring oars.' },
    { by: 'anyone', text: 'Water that flows all the way down to the sea.' },
  ],
  robin: [
    { by: 'Shrek', text: 'Red chest, cocky walk, follows my spade for worms.' },
    { by: 'Doris', text: 'Small, red in front, sings on my sill whatever the weather.' },
    { by: 'anyone', text: 'This bird with the red breast is on many Christmas cards.' },
  ],
  rope: [
    { by: 'Kitty Softpaws', text: 'Over the wall, down the wall. Coil it after, always.' },
    { by: 'Shrek', text: 'Thick, knotted, good for tying boats or pulling donkeys out of mud.' },
    { by: 'anyone', text: 'You skip with it, or climb up it in the gym.' },
  ],
  rose: [
    { by: 'Puss in Boots', text: 'Red, between the teeth, and ay, the thorns! For you, señorita.' },
    { by: 'Suzy Sugar', text: 'Piped in pink, petal by petal. Mine come without thorns.' },
    { by: 'anyone', text: 'The flower of sweethearts, with thorns on its stem.' },
  ],
  ruby: [
    { by: 'Dragon', text: '*turns one red stone in her claws; it glows like an ember*' },
    { by: 'Kitty Softpaws', text: 'Red as a stolen kiss, and I do mean stolen.' },
    { by: 'anyone', text: 'A precious red stone.' },
  ],
};
