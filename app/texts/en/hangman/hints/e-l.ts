import type { Hint } from '../../../hint.ts';

export const hints: Readonly<Record<string, readonly Hint[]>> = {
  eagle: [
    { by: 'Puss in Boots', text: 'Hooked beak, sharp gaze, rules the mountain sky. A worthy rival!' },
    { by: 'Dragon', text: '*meets a big bird up high; both spread their wings, both nod*' },
    { by: 'anyone', text: 'A large bird that hunts from high in the sky.' },
  ],
  echo: [
    { by: 'Donkey', text: 'I say hello, it says hello, I say you first, it says...' },
    { by: 'Shrek', text: 'Shout at a cliff and some cheeky fella shouts it back.' },
    { by: 'anyone', text: 'Call into a cave, and you hear your own voice again.' },
  ],
  elbow: [
    { by: 'Doris', text: 'Tavern rule: off the table, both of them.' },
    { by: 'Fiona', text: 'Halfway up the arm. Useful in a crowded corridor.' },
    { by: 'anyone', text: 'The place where your arm bends.' },
  ],
  elephant: [
    { by: 'Dragon', text: '*swings a long invisible nose, stamps, squirts water everywhere* Prrooo!' },
    { by: 'Gingerbread', text: 'A mountain with ears! It bowed and picked me up by trunk!' },
    { by: 'anyone', text: 'The biggest animal on land.' },
  ],
  envelope: [
    { by: 'Kitty Softpaws', text: 'Hold it over steam, read, seal it again. Nobody ever knows.' },
    { by: 'Suzy Sugar', text: 'I lick the flap, sugar, and off go your invitations.' },
    { by: 'anyone', text: 'A letter travels inside it, with a stamp on the front.' },
  ],
  evening: [
    { by: 'Doris', text: 'When the sun clocks off and my customers clock in.' },
    { by: 'Puss in Boots', text: 'The sky blushes, the lamps wake, and I comb my whiskers.' },
    { by: 'anyone', text: 'It comes after the afternoon and before the night.' },
  ],
  explorer: [
    { by: 'Puss in Boots', text: 'Where the map ends, he begins. I do it with less luggage.' },
    { by: 'Fiona', text: 'Somebody who goes where nobody has been, on purpose.' },
    { by: 'anyone', text: 'A person who travels to discover unknown places.' },
  ],
  fairy: [
    { by: 'Kitty Softpaws', text: 'Wings, sparkles, pays coins for your teeth. Never got caught either.' },
    { by: 'Shrek', text: 'Wee glowing pest with wings. Keeps wanting to grant me something.' },
    { by: 'anyone', text: 'A tiny magical being with wings.' },
  ],
  family: [
    { by: 'Fiona', text: 'The people you’d fight for, and fight with over the bathroom.' },
    { by: 'Gingerbread', text: 'Mine is twelve to a tray! We look alike! I love them!' },
    { by: 'anyone', text: 'Parents and children together are one.' },
  ],
  farm: [
    { by: 'Shrek', text: 'Mud all over, pigs everywhere, nobody complains. Heaven, lad.' },
    { by: 'Doris', text: 'The eggs come from there, and so does the muddy man.' },
    { by: 'anyone', text: 'A place with cows, tractors and vegetables.' },
  ],
  feast: [
    { by: 'Doris', text: 'Forty plates, one cook, and everyone asks for seconds. My feet.' },
    { by: 'Puss in Boots', text: 'Roast fish, ten sauces, a toast to Puss! Then once more!' },
    { by: 'anyone', text: 'A very big meal for a celebration.' },
  ],
  feather: [
    { by: 'Puss in Boots', text: 'Every great hat wears one. A very surprised bird donated mine.' },
    { by: 'Kitty Softpaws', text: 'Light, silent, and it tickles guards.' },
    { by: 'anyone', text: 'A bird has hundreds; you can write with one.' },
  ],
  fence: [
    { by: 'Shrek', text: 'I built it to keep folk out. You climbed it. Typical.' },
    { by: 'Donkey', text: 'It’s pointy, it’s wooden, it’s all round the garden, gimme a boost!' },
    { by: 'anyone', text: 'Posts and boards that go all round a farm.' },
  ],
  fern: [
    { by: 'Dragon', text: '*scratches in wet shade; finds a green curl slowly unrolling* Mrrip?' },
    { by: 'Shrek', text: 'Green, curly, likes it damp and dark. Sensible plant.' },
    { by: 'anyone', text: 'A woodland plant with feathery leaves and no flowers.' },
  ],
  festival: [
    { by: 'Suzy Sugar', text: 'Three days of music and stalls, sweet pea, with my cakes everywhere.' },
    { by: 'Donkey', text: 'Bands, dancing, flags, food on sticks, can we stay till it’s over?' },
    { by: 'anyone', text: 'A big public celebration, often with music.' },
  ],
  field: [
    { by: 'Doris', text: 'Wheat’s in it, or cows are. Rain comes, they just stand there.' },
    { by: 'Gingerbread', text: 'A golden ocean taller than me! Only the scarecrow saw me cross!' },
    { by: 'anyone', text: 'Farmers grow corn or keep sheep on it.' },
  ],
  finger: [
    { by: 'Kitty Softpaws', text: 'I wear one ring on each, and none are mine. The rings.' },
    { by: 'Suzy Sugar', text: 'Keep yours out of my icing bowl, darling. I do count prints.' },
    { by: 'anyone', text: 'You have ten of them, counting the thumbs.' },
  ],
  flamingo: [
    { by: 'Fiona', text: 'It naps on one leg and never wobbles. Good fighting stance.' },
    { by: 'Suzy Sugar', text: 'Pink all over, like frosting on two very long straws.' },
    { by: 'anyone', text: 'A tall pink bird that stands on one leg.' },
  ],
  flower: [
    { by: 'Suzy Sugar', text: 'I copy its petals in icing, honey. Bees still complain.' },
    { by: 'Puss in Boots', text: 'One for each lady, in the teeth, thornless if possible. Olé!' },
    { by: 'anyone', text: 'It grows on a stem and smells lovely, mostly.' },
  ],
  flute: [
    { by: 'Gingerbread', text: 'I played one! Seven holes, one breath! I whistled like the wind!' },
    { by: 'Kitty Softpaws', text: 'A silver pipe you hold sideways. It opens purses in every street.' },
    { by: 'anyone', text: 'Blow across a hole in it to play a tune.' },
  ],
  forest: [
    { by: 'Fiona', text: 'Trees, paths, bandits, more trees. My kind of shortcut.' },
    { by: 'Gingerbread', text: 'Gloomy! Huge! Every tree a giant! I lit one candle and marched!' },
    { by: 'anyone', text: 'A very large wood.' },
  ],
  fortune: [
    { by: 'Kitty Softpaws', text: 'A heap of gold, or what the crystal ball tells you.' },
    { by: 'Doris', text: 'Lads set out to seek it. They come back asking after soup.' },
    { by: 'anyone', text: 'Great riches, or great luck.' },
  ],
  friendship: [
    { by: 'Donkey', text: 'It’s waffles for two, it’s secrets, it’s us, it’s forever, okay?' },
    { by: 'Shrek', text: 'Letting someone sit on your log. Twice.' },
    { by: 'anyone', text: 'What grows between two people who like each other.' },
  ],
  frog: [
    { by: 'Shrek', text: 'Jumps, croaks, puts up with me. Good lodger.' },
    { by: 'Fiona', text: 'Kiss one, they said. You might get a prince. I shook hands.' },
    { by: 'anyone', text: 'A green jumper that used to be a tadpole.' },
  ],
  frost: [
    { by: 'Dragon', text: '*breathes on a window; white icy ferns spread; she blinks* Mrrow.' },
    { by: 'Suzy Sugar', text: 'Winter’s icing on every twig, and it never asks for sugar.' },
    { by: 'anyone', text: 'White and icy, it covers the grass on cold mornings.' },
  ],
  galaxy: [
    { by: 'Donkey', text: 'Stars, stars, billions of stars, all swirly, we live in one, wow!' },
    { by: 'Dragon', text: '*spirals up into the dark, blinks at a river of stars*' },
    { by: 'anyone', text: 'The Milky Way is one.' },
  ],
  gallop: [
    { by: 'Puss in Boots', text: 'Faster, noble steed! Four hooves thunder, one cape flies!' },
    { by: 'Donkey', text: 'Trot, trot, faster, both ears back, wind in my mane, wheee!' },
    { by: 'anyone', text: 'What a horse does when it runs its fastest.' },
  ],
  garden: [
    { by: 'Gingerbread', text: 'A jungle with signposts: peas, beans, roses! The snails know me!' },
    { by: 'Shrek', text: 'I grow weeds, slugs and a giant onion. Mind where you step.' },
    { by: 'anyone', text: 'Flowers and vegetables are planted there, beside the house.' },
  ],
  garlic: [
    { by: 'Doris', text: 'Hang it over the door. No vampires since. Smells a bit.' },
    { by: 'Shrek', text: 'Onion’s wee cousin. Eat it raw and stand in peace.' },
    { by: 'anyone', text: 'A strong-smelling bulb for cooking, with many cloves.' },
  ],
  gate: [
    { by: 'Kitty Softpaws', text: 'Locked? How sweet. I was on the other side already.' },
    { by: 'Gingerbread', text: 'It creaked open, just one crumb wide! I charged right through!' },
    { by: 'anyone', text: 'The part of a fence that opens.' },
  ],
  giant: [
    { by: 'Gingerbread', text: 'To me, everyone is one! I look up and fear nothing!' },
    { by: 'Shrek', text: 'He ducks under clouds and drinks my pond in one gulp.' },
    { by: 'anyone', text: 'Jack met this huge fellow at the top of the beanstalk.' },
  ],
  giggle: [
    { by: 'Donkey', text: 'It starts in your tummy, won’t stop, now I’ve caught it too!' },
    { by: 'Dragon', text: '*tickled under one wing: little puffs of smoke, puff, puff, puff*' },
    { by: 'anyone', text: 'A small silly laugh that is hard to stop.' },
  ],
  giraffe: [
    { by: 'Fiona', text: 'It looks over my tower wall without a ladder. Spots and all.' },
    { by: 'Donkey', text: 'Super long neck, does it get a super long sore throat, huh?' },
    { by: 'anyone', text: 'The tallest animal in the world.' },
  ],
  glitter: [
    { by: 'Suzy Sugar', text: 'It’s edible, dumpling, and you’ll still find it on you in spring.' },
    { by: 'Kitty Softpaws', text: 'It shines, it sticks, it shows where I’ve been. I avoid it.' },
    { by: 'anyone', text: 'Tiny sparkly bits for craft and party cards.' },
  ],
  glove: [
    { by: 'Kitty Softpaws', text: 'Soft, black, no prints left behind. I prefer mine in pairs.' },
    { by: 'Doris', text: 'One always turns up under a table. Never both.' },
    { by: 'anyone', text: 'It has five warm places, one for each finger.' },
  ],
  gnome: [
    { by: 'Shrek', text: 'Wee man in a pointy hat. Stands in gardens, stares. Creepy.' },
    { by: 'Gingerbread', text: 'Pointed hat, mighty beard, a flowerbed to guard! Finally, someone my size!' },
    { by: 'anyone', text: 'A little bearded man in stories and in gardens.' },
  ],
  goat: [
    { by: 'Donkey', text: 'Beard, horns, little hooves, it ate my song sheet, the whole thing!' },
    { by: 'Fiona', text: 'Three brothers of this kind crossed a troll’s bridge. Smart animals.' },
    { by: 'anyone', text: 'It has horns and a beard, and gives milk.' },
  ],
  goblet: [
    { by: 'Puss in Boots', text: 'Fill it, amigo! From such a cup heroes and kings drink!' },
    { by: 'Doris', text: 'For kings. The rest of you get mugs.' },
    { by: 'anyone', text: 'A drinking cup with a stem, fit for a king.' },
  ],
  goblin: [
    { by: 'Fiona', text: 'Small, sneaky, pointy ears. Guard your ankles and your lunch.' },
    { by: 'Kitty Softpaws', text: 'Little, greedy, quick with purses. I taught a few of them.' },
    { by: 'anyone', text: 'A small, mischievous creature of fairy tales, with pointed ears.' },
  ],
  golden: [
    { by: 'Dragon', text: '*lies down on a heap of coins; her whole belly shines* Purrrr.' },
    { by: 'Suzy Sugar', text: 'How my caramel should look, angel. Not brown. Never, ever black.' },
    { by: 'anyone', text: 'Like the sun, or a winner’s medal.' },
  ],
  goose: [
    { by: 'Doris', text: 'Waddles in, honks, bites a customer, leaves. Fair review.' },
    { by: 'Donkey', text: 'White, honky, lays golden eggs in that story, hey, it’s chasing me!' },
    { by: 'anyone', text: 'A big farm bird that honks and hisses.' },
  ],
  grape: [
    { by: 'Kitty Softpaws', text: 'Small, round, grown in bunches. One won’t be missed. Nor will twenty.' },
    { by: 'Puss in Boots', text: 'Peeled, por favor, and dropped one by one into my mouth.' },
    { by: 'anyone', text: 'Dry this fruit in the sun, and it becomes a raisin.' },
  ],
  grass: [
    { by: 'Donkey', text: 'Green, tickly, all you can eat, free, it’s under your hooves!' },
    { by: 'Doris', text: 'Cows’ dinner. Same menu every day and never one complaint.' },
    { by: 'anyone', text: 'Green stuff that is mown on a lawn.' },
  ],
  guitar: [
    { by: 'Puss in Boots', text: 'Six strings beneath a moonlit window, and every heart is his. Olé!' },
    { by: 'Donkey', text: 'It goes twang, I’ve got the song, have you got the chords?' },
    { by: 'anyone', text: 'You pluck or strum its six strings.' },
  ],
  hammock: [
    { by: 'Shrek', text: 'Bed tied between two trees. Sags. So do I. Perfect.' },
    { by: 'Dragon', text: '*slung between two oaks, swaying; both oaks bend* Zzzrrr.' },
    { by: 'anyone', text: 'A hanging bed for lazy summer days.' },
  ],
  hamster: [
    { by: 'Donkey', text: 'Lunch stuffed in its cheeks, running in a wheel, it never arrives!' },
    { by: 'Fiona', text: 'Small, furry, runs all night on a wheel. I admire the training.' },
    { by: 'anyone', text: 'A furry pet, much smaller than a rabbit.' },
  ],
  happy: [
    { by: 'Dragon', text: '*wags her whole tail; three trees fall over* Prrr, prrr!' },
    { by: 'Suzy Sugar', text: 'Sugar, it’s the face you make at the first bite.' },
    { by: 'anyone', text: 'The opposite of sad.' },
  ],
  harvest: [
    { by: 'Fiona', text: 'Scythes out, everyone helps, wheat in before the storm.' },
    { by: 'Shrek', text: 'Pulling my turnips up, all in one week. Sore back, full pot.' },
    { by: 'anyone', text: 'Gathering in the ripe crops.' },
  ],
  haystack: [
    { by: 'Kitty Softpaws', text: 'Hide your needle in it. Give me five minutes.' },
    { by: 'Gingerbread', text: 'I slept on it! A golden mountain! Cows ate my bedroom!' },
    { by: 'anyone', text: 'Somewhere in it, a needle is supposed to be lost.' },
  ],
  hedgehog: [
    { by: 'Doris', text: 'Comes to my kitchen door nightly. Prickly, but polite. Gets scraps.' },
    { by: 'Gingerbread', text: 'A ball of a thousand spears! It sniffed me! I stood firm!' },
    { by: 'anyone', text: 'When it is scared, it rolls into a prickly ball.' },
  ],
  helicopter: [
    { by: 'Donkey', text: 'Straight up, it hovers, chop chop chop, are those wings spinning?' },
    { by: 'Dragon', text: '*tries flying by whirling her tail round and round; gets dizzy*' },
    { by: 'anyone', text: 'It flies with spinning blades, and can stop in midair.' },
  ],
  helmet: [
    { by: 'Fiona', text: 'Wear it in battle and on a bicycle. Heads don’t grow back.' },
    { by: 'Gingerbread', text: 'I used a thimble! It saved my icing! Always wear yours!' },
    { by: 'anyone', text: 'Something hard that protects your head.' },
  ],
  heron: [
    { by: 'Shrek', text: 'Stands in my swamp for hours, saying nothing. Ideal guest.' },
    { by: 'Puss in Boots', text: 'Silent lord of the shallows, long of leg, quick with the fish!' },
    { by: 'anyone', text: 'A long-legged bird that waits in the water for fish.' },
  ],
  hilltop: [
    { by: 'Dragon', text: '*lands on the highest round green place; watches the whole valley* Hrrm.' },
    { by: 'Fiona', text: 'Best place for a lookout. You see them all coming.' },
    { by: 'anyone', text: 'Climb all the way, and the view is wonderful.' },
  ],
  honey: [
    { by: 'Suzy Sugar', text: 'It’s in my cakes, it’s sticky, and I call everyone that.' },
    { by: 'Doris', text: 'Goes in the tea when your throat’s sore. Bears order it neat.' },
    { by: 'anyone', text: 'Bees make it, and bears love it.' },
  ],
  hopscotch: [
    { by: 'Gingerbread', text: 'One leg, two legs, one leg! I threw my crumb, and leapt!' },
    { by: 'Donkey', text: 'Chalk squares, throw a stone, one hoof, two hooves, did I win?' },
    { by: 'anyone', text: 'A jumping game on numbered squares.' },
  ],
  horizon: [
    { by: 'Puss in Boots', text: 'Where the sun goes down and a hero rides off. Hasta luego!' },
    { by: 'Kitty Softpaws', text: 'The line where sky meets sea. Ships vanish there. So do I.' },
    { by: 'anyone', text: 'However far you sail, you never reach it.' },
  ],
  horseshoe: [
    { by: 'Donkey', text: 'It’s iron, it’s curvy, my cousin wears four, does that bring luck?' },
    { by: 'Doris', text: 'Over my door for luck, open end up. Roof still leaks.' },
    { by: 'anyone', text: 'A blacksmith makes it, and a mare wears it.' },
  ],
  hotel: [
    { by: 'Kitty Softpaws', text: 'Soft beds, little soaps, room keys on hooks. All too easy.' },
    { by: 'Suzy Sugar', text: 'Someone makes your bed, peach, and puts my chocolate on the pillow.' },
    { by: 'anyone', text: 'Guests pay to sleep in its rooms.' },
  ],
  icicle: [
    { by: 'Dragon', text: '*breathes hot on the roof’s edge; long cold daggers drip, drip, drop*' },
    { by: 'Gingerbread', text: 'A frozen sword hangs above the door! Run under it! Run!' },
    { by: 'anyone', text: 'It hangs from the roof and melts in the sun.' },
  ],
  igloo: [
    { by: 'Fiona', text: 'Blocks of snow, one low door. Strong, if nobody cooks.' },
    { by: 'Dragon', text: '*curls up inside a round white house; it melts around her*' },
    { by: 'anyone', text: 'A dome-shaped house made of snow.' },
  ],
  innkeeper: [
    { by: 'Doris', text: 'Pours, listens, sweeps up, locks up. Somebody has to.' },
    { by: 'Puss in Boots', text: 'Wake him, amigo! Puss needs his finest room, and warm milk!' },
    { by: 'anyone', text: 'This person rents tired guests a bed for the night.' },
  ],
  insect: [
    { by: 'Shrek', text: 'Six legs, some wings, crunch. Snack, I’d call it.' },
    { by: 'Fiona', text: 'Ants and bees are this. Spiders aren’t, count the legs.' },
    { by: 'anyone', text: 'A tiny animal with six legs.' },
  ],
  invisible: [
    { by: 'Kitty Softpaws', text: 'How I look to guards. That is, I don’t.' },
    { by: 'Gingerbread', text: 'I looked in the mirror and nobody was there! Magic cloak! Terror!' },
    { by: 'anyone', text: 'What a ghost is, mostly.' },
  ],
  island: [
    { by: 'Puss in Boots', text: 'Palm trees, sand, one X on the map. Puss digs at midnight.' },
    { by: 'Shrek', text: 'Water all round it. Nobody walks over to borrow things.' },
    { by: 'anyone', text: 'You need a boat or a bridge to leave it.' },
  ],
  jacket: [
    { by: 'Kitty Softpaws', text: 'It has two sleeves and six pockets. Were they full? They were.' },
    { by: 'Doris', text: 'Left on my hook since spring. Two sleeves, one hole. Yours?' },
    { by: 'anyone', text: 'Put it on over your shirt when it gets chilly.' },
  ],
  jellyfish: [
    { by: 'Donkey', text: 'It’s wobbly, it’s see-through, it’s got no brain, it stings, ow!' },
    { by: 'Suzy Sugar', text: 'Wobbles like dessert, cupcake, but keep your spoon well away.' },
    { by: 'anyone', text: 'A soft sea creature with stinging threads.' },
  ],
  jewel: [
    { by: 'Kitty Softpaws', text: 'Red, green or blue, it looks better in my paw.' },
    { by: 'Dragon', text: '*picks one sparkling thing out of her treasure, polishes it, hides it*' },
    { by: 'anyone', text: 'A ruby is one, and so is an emerald.' },
  ],
  jigsaw: [
    { by: 'Gingerbread', text: 'I come in one piece! This comes in five hundred! Horrors!' },
    { by: 'Doris', text: 'Missing one bit of sky. Been on that table since Tuesday.' },
    { by: 'anyone', text: 'A picture that is cut up into many small pieces.' },
  ],
  journey: [
    { by: 'Donkey', text: 'Are we there yet, are we there yet, that’s the whole hint!' },
    { by: 'Fiona', text: 'Boots, map, water, somewhere to go. The going is the good bit.' },
    { by: 'anyone', text: 'You make one when you travel a long way.' },
  ],
  juggle: [
    { by: 'Gingerbread', text: 'I tossed three crumbs in the air, and caught them all, nearly!' },
    { by: 'Suzy Sugar', text: 'Three eggs in the air, darling? Please, not in my shop.' },
    { by: 'anyone', text: 'Keep three balls in the air at the same time.' },
  ],
  juice: [
    { by: 'Suzy Sugar', text: 'Squeeze six oranges, pumpkin, and pour. Bits or no bits?' },
    { by: 'Kitty Softpaws', text: 'Press the fruit, take the best part, leave before they notice.' },
    { by: 'anyone', text: 'Squeeze fruit, and you can drink it.' },
  ],
  jungle: [
    { by: 'Puss in Boots', text: 'Vines, tigers, lost temples! Puss swings in, hat still on.' },
    { by: 'Donkey', text: 'It’s hot, it’s green, something’s growling, was that my tummy, monkeys!' },
    { by: 'anyone', text: 'A thick, hot forest where monkeys and parrots live.' },
  ],
  kangaroo: [
    { by: 'Donkey', text: 'It jumps everywhere, it’s got a pocket, there’s a baby in there!' },
    { by: 'Fiona', text: 'Boxes with its feet, carries the child in front. Impressive mother.' },
    { by: 'anyone', text: 'It hops through Australia.' },
  ],
  kettle: [
    { by: 'Doris', text: 'It sings when it’s hot. Better than most who sing here.' },
    { by: 'Shrek', text: 'Whistles at me till I make the tea. Bossy wee pot.' },
    { by: 'anyone', text: 'You boil water in it.' },
  ],
  keyhole: [
    { by: 'Kitty Softpaws', text: 'One eye against the door, and I know what’s in your safe.' },
    { by: 'Gingerbread', text: 'I tried to squeeze through the locked door! Stuck till supper!' },
    { by: 'anyone', text: 'Peep through it to see into the next room.' },
  ],
  kindness: [
    { by: 'Suzy Sugar', text: 'Costs nothing. Still the best thing I ever gave away.' },
    { by: 'Shrek', text: 'Mending someone’s roof and denying it after.' },
    { by: 'anyone', text: 'You show it when you help somebody.' },
  ],
  kingdom: [
    { by: 'Puss in Boots', text: 'Villages, rivers, one throne, and I have defended all of it!' },
    { by: 'Fiona', text: 'My parents rule one. From our tower you see half of it.' },
    { by: 'anyone', text: 'The land that a crown rules over.' },
  ],
  kitchen: [
    { by: 'Suzy Sugar', text: 'My battlefield, angel: whisks, pans, flour on the ceiling.' },
    { by: 'Doris', text: 'Out back, where the soup happens. Don’t go in. Trust me.' },
    { by: 'anyone', text: 'The room where meals are cooked.' },
  ],
  kite: [
    { by: 'Dragon', text: '*something on a string bobs beside her; she flies it politely* Prrp.' },
    { by: 'Donkey', text: 'It’s up, it’s up, run, hold the string, it’s in the tree!' },
    { by: 'anyone', text: 'It flies on a string on a windy day.' },
  ],
  kitten: [
    { by: 'Puss in Boots', text: 'Small, round, enormous eyes. Puss was one, and invented the look.' },
    { by: 'Donkey', text: 'Tiny, fluffy, mews, chases string, fell asleep on my hoof, don’t move!' },
    { by: 'anyone', text: 'It plays with wool and will be a cat one day.' },
  ],
  knight: [
    { by: 'Fiona', text: 'Clanks, bows, arrives late. I had already freed myself.' },
    { by: 'Dragon', text: '*spits out a helmet; politely hands back the sword* Grmf.' },
    { by: 'anyone', text: 'He rides to tournaments, dressed all in steel.' },
  ],
  knot: [
    { by: 'Kitty Softpaws', text: 'Sailors tie forty kinds. I can undo them all behind my back.' },
    { by: 'Shrek', text: 'It’s in your rope, your laces, or my brow.' },
    { by: 'anyone', text: 'You tie it in a rope so that it holds.' },
  ],
  koala: [
    { by: 'Dragon', text: '*hugs a whole tree, chews one leaf, falls asleep* Mrrrzz.' },
    { by: 'Doris', text: 'Sleeps twenty hours, chews leaves, fluffy ears. Some customers manage it too.' },
    { by: 'anyone', text: 'A furry animal that hugs trees in Australia.' },
  ],
  ladder: [
    { by: 'Fiona', text: 'Rungs, two rails, lean it on the tower. Nobody thought of that?' },
    { by: 'Gingerbread', text: 'I climbed every rung! The cat was waiting at the top!' },
    { by: 'anyone', text: 'You climb it to reach the roof.' },
  ],
  lamp: [
    { by: 'Puss in Boots', text: 'Rub it, and poof, three wishes! Puss asks for better boots.' },
    { by: 'Doris', text: 'Lit, it’s open. Out, go home.' },
    { by: 'anyone', text: 'Switch it on to read in the dark.' },
  ],
  lantern: [
    { by: 'Doris', text: 'I hang it out by the door so strays find the stew.' },
    { by: 'Dragon', text: '*lights the little glass box in your hand with one careful breath*' },
    { by: 'anyone', text: 'A light in a case that you can carry outdoors.' },
  ],
  laughter: [
    { by: 'Donkey', text: 'Ha ha, hee hee, what’s so funny, everybody, was it me?' },
    { by: 'Shrek', text: 'Noise folk make when I slip in my own mud.' },
    { by: 'anyone', text: 'The sound that follows a very good joke.' },
  ],
  laundry: [
    { by: 'Shrek', text: 'Once a year, whether the shirt needs it or not.' },
    { by: 'Suzy Sugar', text: 'Icing on every sleeve. Mondays I soap, wring and hang it all.' },
    { by: 'anyone', text: 'Dirty shirts and socks that need washing.' },
  ],
  leaf: [
    { by: 'Gingerbread', text: 'It fell! It covered me whole! I called it a tent!' },
    { by: 'Dragon', text: '*sneezes; something small and green spins down onto her nose*' },
    { by: 'anyone', text: 'It is green in spring and falls off the tree later.' },
  ],
  lemon: [
    { by: 'Suzy Sugar', text: 'Yellow, sour, and the making of my meringue pie. Like me, dear.' },
    { by: 'Doris', text: 'Slice of it on your fish. That face you’re making is free.' },
    { by: 'anyone', text: 'A yellow fruit that makes your mouth pucker.' },
  ],
  lettuce: [
    { by: 'Shrek', text: 'Green crunchy rabbit food. Slugs like it. I like slugs.' },
    { by: 'Donkey', text: 'Leafy, crunchy, goes in burgers, bunnies love it, you gonna eat that?' },
    { by: 'anyone', text: 'The green leaves in a salad.' },
  ],
  library: [
    { by: 'Fiona', text: 'Shelves, silence, a thousand battles bound in leather. I lived there, once.' },
    { by: 'Kitty Softpaws', text: 'Shh. You take things home, and nobody calls the guards.' },
    { by: 'anyone', text: 'You can borrow books there.' },
  ],
  lighthouse: [
    { by: 'Puss in Boots', text: 'Tall lady on the rocks, winking at every sailor but me!' },
    { by: 'Dragon', text: '*sits on a sea cliff, breathes flame: on, off, on, off* Hrrr.' },
    { by: 'anyone', text: 'It warns ships away from the rocks at night.' },
  ],
  lily: [
    { by: 'Fiona', text: 'It floats on my pond. Frogs queue up to sit on it.' },
    { by: 'Kitty Softpaws', text: 'White, elegant, grows in ponds or vases. Dusts your nose yellow.' },
    { by: 'anyone', text: 'A pond flower with big flat pads.' },
  ],
  lobster: [
    { by: 'Puss in Boots', text: 'He came at me with both claws! It was a draw, amigo.' },
    { by: 'Gingerbread', text: 'Iron shell! Great claws! Under the sea! I saluted from the shore!' },
    { by: 'anyone', text: 'It walks on the sea floor and turns red when cooked.' },
  ],
  lullaby: [
    { by: 'Dragon', text: '*hums low, so low the cradle trembles* Mmmrrr, mmmrrr.' },
    { by: 'Fiona', text: 'Sing it softly, end it slowly, tiptoe out. Harder than sword drill.' },
    { by: 'anyone', text: 'A quiet song that sends babies to sleep.' },
  ],
  lunch: [
    { by: 'Doris', text: 'Noon rush. Soup, bread, and somebody wants it without the soup.' },
    { by: 'Suzy Sugar', text: 'A little sandwich at noon, just to make room for cake.' },
    { by: 'anyone', text: 'The meal in the middle of the day.' },
  ],
};
