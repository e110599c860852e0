import type { Hint } from '../../../hint.ts';

export const hints: Readonly<Record<string, readonly Hint[]>> = {
  sailor: [
    { by: 'Puss in Boots', text: 'Salt in his beard, and a parrot who knows all the songs!' },
    { by: 'Doris', text: 'Swears the whale was this big. Last week it was smaller.' },
    { by: 'anyone', text: 'Someone who works on a ship.' },
  ],
  salad: [
    { by: 'Suzy Sugar', text: 'Leaves, cucumber, a little dressing, dumpling. Then you may have cake.' },
    { by: 'Shrek', text: 'Rabbit supper. Put a slug in it and I’ll talk.' },
    { by: 'anyone', text: 'A bowl of lettuce, tomatoes and other raw things.' },
  ],
  sandwich: [
    { by: 'Fiona', text: 'Bread, cheese, bread. Eaten with one hand, sword in the other.' },
    { by: 'Doris', text: 'Two slices with something between. Don’t lift the lid.' },
    { by: 'anyone', text: 'Lunch that you can hold: bread outside, a filling inside.' },
  ],
  sausage: [
    { by: 'Puss in Boots', text: 'Long, round, sizzling! A dog stole my whole string of them. War!' },
    { by: 'Dragon', text: '*toasts one on each claw tip, offers you the smallest* Prrr?' },
    { by: 'anyone', text: 'It may sizzle in a pan or go inside a hot dog.' },
  ],
  scarecrow: [
    { by: 'Gingerbread', text: 'A giant of straw! I hid beneath his hat from the birds!' },
    { by: 'Shrek', text: 'Ugly, stuffed with straw, keeps everybody off. I want one.' },
    { by: 'anyone', text: 'It stands in a field to frighten birds away.' },
  ],
  scarf: [
    { by: 'Dragon', text: '*wraps a very long knitted thing round her neck; eleven turns*' },
    { by: 'Suzy Sugar', text: 'Knitted it for you, muffin, three yards, so your throat stays sweet.' },
    { by: 'anyone', text: 'Wind it round your neck in winter.' },
  ],
  school: [
    { by: 'Donkey', text: 'Bells, books, best friends, lessons, can I sit next to you?' },
    { by: 'Fiona', text: 'Mine taught curtsies. I’d have liked fencing.' },
    { by: 'anyone', text: 'Children go there to learn.' },
  ],
  scissors: [
    { by: 'Gingerbread', text: 'Two swords that love each other! Snip, snap, paper people!' },
    { by: 'Suzy Sugar', text: 'Snip the ribbon with them. Touch my cake, and we talk.' },
    { by: 'anyone', text: 'Two blades that cut paper.' },
  ],
  secret: [
    { by: 'Kitty Softpaws', text: 'I keep it. You tell me yours. I keep that, too.' },
    { by: 'Donkey', text: 'I won’t tell, I won’t, okay, I told one bird, that’s all!' },
    { by: 'anyone', text: 'Something that you must not tell anyone.' },
  ],
  shadow: [
    { by: 'Kitty Softpaws', text: 'Mine is tall, quiet, and never gets caught.' },
    { by: 'Puss in Boots', text: 'It copies my every move, but never the hat’s true dash!' },
    { by: 'anyone', text: 'It follows you in the sun and has your shape.' },
  ],
  sheep: [
    { by: 'Dragon', text: '*counts fluffy white things over a gate; falls asleep at four* Zzrr.' },
    { by: 'Donkey', text: 'It goes baa, it’s a cloud with legs, it grows socks!' },
    { by: 'anyone', text: 'An animal that gives us wool.' },
  ],
  shield: [
    { by: 'Fiona', text: 'Strap it on your arm. It stops arrows and rude remarks.' },
    { by: 'Dragon', text: '*melts something round and shiny off a knight’s arm; looks sorry*' },
    { by: 'anyone', text: 'A knight holds it in front of himself for protection.' },
  ],
  shovel: [
    { by: 'Shrek', text: 'For digging ditches, moats and my way out of dinner parties.' },
    { by: 'Puss in Boots', text: 'No sword, alas! But who digs for gold with a sword?' },
    { by: 'anyone', text: 'You dig with it, or clear snow.' },
  ],
  signpost: [
    { by: 'Shrek', text: 'Mine says keep out. The arrow says where to.' },
    { by: 'Fiona', text: 'It stands at the crossroads with arms and no legs.' },
    { by: 'anyone', text: 'It tells you which road leads where.' },
  ],
  silver: [
    { by: 'Suzy Sugar', text: 'Not gold, angel, but see how the cake forks shine.' },
    { by: 'Kitty Softpaws', text: 'Spoons, moonlight, second prizes. I only take the spoons.' },
    { by: 'anyone', text: 'Second place wins a medal of this.' },
  ],
  sleepy: [
    { by: 'Dragon', text: '*opens her mouth very wide, eyelids fall, chin sinks, smoke curls*' },
    { by: 'Doris', text: 'How they look at closing. How I look at opening.' },
    { by: 'anyone', text: 'Ready for bed.' },
  ],
  sleigh: [
    { by: 'Suzy Sugar', text: 'Bells on it, fur rugs, cocoa, and the snow underneath, sugar plum.' },
    { by: 'Donkey', text: 'Eight reindeer pull it, is there room for one more, I’m strong!' },
    { by: 'anyone', text: 'Santa rides in it across the snow.' },
  ],
  slipper: [
    { by: 'Suzy Sugar', text: 'One was glass, sweet pea, and the prince tried everybody’s foot.' },
    { by: 'Kitty Softpaws', text: 'She ran at midnight and left it on the stairs. Careless.' },
    { by: 'anyone', text: 'A soft shoe to wear in the house.' },
  ],
  snail: [
    { by: 'Shrek', text: 'Slow, slimy, carries its own house. Nobody can drop in. Genius.' },
    { by: 'Gingerbread', text: 'I raced one! It left a shining trail! It won!' },
    { by: 'anyone', text: 'A slow creature with a shell on its back.' },
  ],
  snowflake: [
    { by: 'Dragon', text: '*one white star lands on her nose; she goes cross-eyed; it melts*' },
    { by: 'Suzy Sugar', text: 'Six tiny lace arms, and no two ever come out alike.' },
    { by: 'anyone', text: 'It falls in winter, and it always has six sides.' },
  ],
  soap: [
    { by: 'Doris', text: 'By the sink. It’s the thing nobody’s touched.' },
    { by: 'Shrek', text: 'Slippery wee brick. Tried it once. Lost a good year’s dirt.' },
    { by: 'anyone', text: 'You wash your hands with it.' },
  ],
  soup: [
    { by: 'Doris', text: 'Today’s is yesterday’s, with a carrot. Comes in a bowl.' },
    { by: 'Fiona', text: 'Best thing for a cold. You don’t even need to chew.' },
    { by: 'anyone', text: 'You eat it hot, with a spoon, from a bowl.' },
  ],
  spaghetti: [
    { by: 'Donkey', text: 'Twirl it, twirl it, twirl it, slurp it, sauce on my ears!' },
    { by: 'Gingerbread', text: 'Long as ropes! I was tangled in it! Meatballs rolled at me!' },
    { by: 'anyone', text: 'Long thin strings from Italy, good with tomato sauce.' },
  ],
  sparkle: [
    { by: 'Kitty Softpaws', text: 'What I look for first, in stones and in eyes.' },
    { by: 'Dragon', text: '*tips one coin in the sun, this way, that way, purrs*' },
    { by: 'anyone', text: 'Diamonds and stars do it.' },
  ],
  spider: [
    { by: 'Doris', text: 'She does the top corner. Eight legs, no wages.' },
    { by: 'Fiona', text: 'Eight legs, spins its own rope. I could have used that.' },
    { by: 'anyone', text: 'It spins a web and waits for flies.' },
  ],
  spinach: [
    { by: 'Shrek', text: 'Green and mushy when boiled. Wee ones hide it under the plate.' },
    { by: 'Puss in Boots', text: 'A leaf of strength! I ate one, and lifted a mouse!' },
    { by: 'anyone', text: 'Dark green leaves that are supposed to make you strong.' },
  ],
  splash: [
    { by: 'Donkey', text: 'Run, jump, cannonball, everybody’s wet, that’s the sound, do it again!' },
    { by: 'Dragon', text: '*dives from a cloud; the lake is now elsewhere*' },
    { by: 'anyone', text: 'The sound when you jump into water.' },
  ],
  spoon: [
    { by: 'Doris', text: 'Goes in the soup. Comes back bent when the wizards visit.' },
    { by: 'Gingerbread', text: 'I rowed across the custard with it! A silver oar!' },
    { by: 'anyone', text: 'You stir your tea with it.' },
  ],
  sprinkle: [
    { by: 'Suzy Sugar', text: 'Tiny rainbow bits, shake, shake, over the frosting, and never stingily.' },
    { by: 'Dragon', text: '*flies past with a wet tail; a few drops fall* Mrrp.' },
    { by: 'anyone', text: 'To shake a little sugar over a cake.' },
  ],
  squeak: [
    { by: 'Kitty Softpaws', text: 'Third floorboard from the left does it. I step on the fourth.' },
    { by: 'Puss in Boots', text: 'Ah! From behind the cheese, a small, delicious noise!' },
    { by: 'anyone', text: 'The sound that a mouse makes.' },
  ],
  squirrel: [
    { by: 'Donkey', text: 'Bushy tail, acorns, up the tree, down the tree, wait for me!' },
    { by: 'Gingerbread', text: 'It chased me for the nut in my icing! What a tail!' },
    { by: 'anyone', text: 'It has a bushy tail and hides nuts.' },
  ],
  star: [
    { by: 'Dragon', text: '*flies higher, higher, pats one tiny far light with her nose* Hmmm.' },
    { by: 'Puss in Boots', text: 'Wish upon one, señorita, while I stand where the light is best.' },
    { by: 'anyone', text: 'It twinkles in the sky at night.' },
  ],
  storm: [
    { by: 'Dragon', text: '*growls at a black sky; the sky growls back, with lightning*' },
    { by: 'Puss in Boots', text: 'Waves! Lightning! The mast breaks! Puss holds on to his hat!' },
    { by: 'anyone', text: 'Wild weather with wind, rain and thunder.' },
  ],
  story: [
    { by: 'Gingerbread', text: 'Once there was a hero of small size... sit, it is long!' },
    { by: 'Doris', text: 'Everyone at the bar has one. The dog’s is the best.' },
    { by: 'anyone', text: 'It starts with once upon a time.' },
  ],
  strawberry: [
    { by: 'Suzy Sugar', text: 'Red heart, green cap, seeds outside. Dip it in chocolate, darling.' },
    { by: 'Kitty Softpaws', text: 'Red, ripe, under a net. Nets are only string.' },
    { by: 'anyone', text: 'A red summer fruit, good with cream.' },
  ],
  sugar: [
    { by: 'Kitty Softpaws', text: 'White, sweet. Horses do tricks for a lump. I do better.' },
    { by: 'Gingerbread', text: 'It holds my smile on! It is in all my crumbs!' },
    { by: 'anyone', text: 'It makes tea, cakes and lemonade sweet.' },
  ],
  suitcase: [
    { by: 'Kitty Softpaws', text: 'A small one, always packed. You never know when the guards come.' },
    { by: 'Doris', text: 'Left under table four. Socks in it, and a handle.' },
    { by: 'anyone', text: 'You pack your clothes in it for a trip.' },
  ],
  sunset: [
    { by: 'Puss in Boots', text: 'Gold, crimson, violins! The day takes its bow, and I applaud.' },
    { by: 'Dragon', text: '*lands in the west; the whole sky turns red behind her*' },
    { by: 'anyone', text: 'The end of the day, in the west.' },
  ],
  supper: [
    { by: 'Doris', text: 'Pie after dark. Kitchen shuts when I say.' },
    { by: 'Shrek', text: 'Last bite of the day. I eat it alone, by candle. Usually.' },
    { by: 'anyone', text: 'You eat it in the evening.' },
  ],
  surprise: [
    { by: 'Gingerbread', text: 'I leapt out from behind the teapot! They never saw me coming!' },
    { by: 'Donkey', text: 'Close your eyes, don’t peek, okay, peek, do you love it?' },
    { by: 'anyone', text: 'Something that you did not expect.' },
  ],
  swamp: [
    { by: 'Shrek', text: 'Mud, reeds, frogs, my front door. Get out of it.' },
    { by: 'Donkey', text: 'It’s squishy, it’s foggy, it’s home, he says it’s his, it’s ours!' },
    { by: 'anyone', text: 'Wet, muddy land where frogs and ogres feel at home.' },
  ],
  swan: [
    { by: 'Fiona', text: 'Floats like a queen, hisses like a kettle. Give it room.' },
    { by: 'Suzy Sugar', text: 'White as meringue, angel, with a long neck and a short temper.' },
    { by: 'anyone', text: 'The ugly duckling grew up to be one.' },
  ],
  swing: [
    { by: 'Donkey', text: 'Push me higher, higher, too high, okay, higher, whee!' },
    { by: 'Gingerbread', text: 'Two ropes, one plank, and I flew over the flowerbed! Far over!' },
    { by: 'anyone', text: 'It hangs in the playground and goes to and fro.' },
  ],
  tadpole: [
    { by: 'Shrek', text: 'All head and tail, no legs yet. Give it a month.' },
    { by: 'Fiona', text: 'Swims in my pond, grows legs, loses its tail, hops out.' },
    { by: 'anyone', text: 'One day this wriggly swimmer will be a frog.' },
  ],
  teacher: [
    { by: 'Doris', text: 'Chalk on the sleeves. Comes in Fridays and needs quiet.' },
    { by: 'Fiona', text: 'She knows the answer and still asks you.' },
    { by: 'anyone', text: 'This person works in a school.' },
  ],
  teapot: [
    { by: 'Suzy Sugar', text: 'A spout, a belly, and a warm pour at four, always.' },
    { by: 'Gingerbread', text: 'I live beside one! Its handle is my horse! Steam, my weather!' },
    { by: 'anyone', text: 'It has a handle, a lid and a spout.' },
  ],
  telescope: [
    { by: 'Puss in Boots', text: 'To the eye, señor! There, far off, an island, and somebody’s lunch!' },
    { by: 'Kitty Softpaws', text: 'Through it I count the duchess’s pearls from across the bay.' },
    { by: 'anyone', text: 'It makes the moon and faraway ships look near.' },
  ],
  tent: [
    { by: 'Fiona', text: 'Four pegs, one pole, done before the rain. Father’s fell on him.' },
    { by: 'Dragon', text: '*crawls under cloth on poles; stands up; wears it home* Mrrp.' },
    { by: 'anyone', text: 'You sleep in it when you camp.' },
  ],
  throne: [
    { by: 'Puss in Boots', text: 'Gold, high, cushioned. The cat always finds it before the king.' },
    { by: 'Fiona', text: 'Hard seat, stiff back, and everyone stares. I kept the log.' },
    { by: 'anyone', text: 'A king or queen sits on it.' },
  ],
  thumb: [
    { by: 'Puss in Boots', text: 'Hold it up, amigo, for bravo! I have only claws.' },
    { by: 'Gingerbread', text: 'I met a tiny boy named after one! I shook his hand!' },
    { by: 'anyone', text: 'Four fingers stand beside it on your hand.' },
  ],
  thunder: [
    { by: 'Dragon', text: '*nothing to see; only a long deep growl behind the clouds* RRRROOM.' },
    { by: 'Shrek', text: 'Big noise after the flash. Or me, before breakfast.' },
    { by: 'anyone', text: 'You hear it after lightning.' },
  ],
  tiger: [
    { by: 'Puss in Boots', text: 'A cousin of Puss, in stripes, a little larger. A little!' },
    { by: 'Donkey', text: 'Stripes, big teeth, is it a kitty, here kitty, nope, not kitty!' },
    { by: 'anyone', text: 'A big wild cat with stripes.' },
  ],
  toad: [
    { by: 'Shrek', text: 'Warty, lumpy, sits about in mud. Handsome lad.' },
    { by: 'Kitty Softpaws', text: 'Bumpy outside. Some say its head holds a jewel. I checked.' },
    { by: 'anyone', text: 'It looks like a frog, but has warty skin.' },
  ],
  toast: [
    { by: 'Dragon', text: '*breathes on your bread, gently; both sides go brown and crisp* Prr?' },
    { by: 'Gingerbread', text: 'Once mere bread, it went through fire! Now it crunches! A hero!' },
    { by: 'anyone', text: 'You spread butter and jam on it at breakfast.' },
  ],
  together: [
    { by: 'Dragon', text: '*one tail round her donkey, one wing over, chin on his head*' },
    { by: 'Suzy Sugar', text: 'You and me and one slice, sugar. Two forks, one plate.' },
    { by: 'anyone', text: 'Not alone.' },
  ],
  tomato: [
    { by: 'Doris', text: 'Red, round, thrown at bad singers. We wash the stage on Sundays.' },
    { by: 'Suzy Sugar', text: 'Swears it’s a fruit, yet never gets into my tarts, poor love.' },
    { by: 'anyone', text: 'It is red, and ketchup is made from it.' },
  ],
  tomorrow: [
    { by: 'Doris', text: 'When they all say they’ll pay. It never comes.' },
    { by: 'Fiona', text: 'I sleep tonight and rescue somebody then.' },
    { by: 'anyone', text: 'The day after today.' },
  ],
  toothbrush: [
    { by: 'Gingerbread', text: 'Up, down, go the bristles! They sweep away my sweetest friends!' },
    { by: 'Suzy Sugar', text: 'Eat my cake, angel, then two minutes with this, round and round.' },
    { by: 'anyone', text: 'Use it every morning and every night, with paste.' },
  ],
  towel: [
    { by: 'Puss in Boots', text: 'Puss took a bath by accident. Quick, wrap him in it!' },
    { by: 'Shrek', text: 'Rough, dry, hangs by the tub. Mine’s clean. Never been used.' },
    { by: 'anyone', text: 'Dry yourself with it after a bath.' },
  ],
  tower: [
    { by: 'Fiona', text: 'Tall, round, one window. I have opinions about living in those.' },
    { by: 'Dragon', text: '*coils round something tall, looks in at the top window* Hrroo?' },
    { by: 'anyone', text: 'A tall part of a castle, where Rapunzel let down her hair.' },
  ],
  trail: [
    { by: 'Gingerbread', text: 'Paw prints! Bent ferns! I follow it, magnifying glass held high!' },
    { by: 'Kitty Softpaws', text: 'I never leave one. Follow anybody else’s.' },
    { by: 'anyone', text: 'Footprints through the forest make one.' },
  ],
  train: [
    { by: 'Donkey', text: 'Choo choo, tickets please, all aboard, who’s driving, is it me?' },
    { by: 'Puss in Boots', text: 'An iron horse that whistles! I leap from roof to roof, olé!' },
    { by: 'anyone', text: 'It runs on rails from station to station.' },
  ],
  treasure: [
    { by: 'Dragon', text: '*sleeps on a mountain of gold, one eye open* Grrr.' },
    { by: 'Puss in Boots', text: 'An old map, a locked chest, and Puss without the key!' },
    { by: 'anyone', text: 'Pirates bury it in a chest.' },
  ],
  triangle: [
    { by: 'Doris', text: 'Rang it for dinner on the farm, three sides. They came running.' },
    { by: 'Suzy Sugar', text: 'Cut the cake like so, darling: three corners, all of them frosted.' },
    { by: 'anyone', text: 'It has three sides and three corners.' },
  ],
  trumpet: [
    { by: 'Gingerbread', text: 'Hark! It is brass! It is bigger than me! I blew!' },
    { by: 'Puss in Boots', text: 'When the herald lifts it, three bright notes, and I enter!' },
    { by: 'anyone', text: 'A shiny brass instrument that you blow.' },
  ],
  tulip: [
    { by: 'Suzy Sugar', text: 'A cup on a stem, peach, red or yellow, straight from Holland.' },
    { by: 'Fiona', text: 'A bulb sleeps all winter, then stands up straight as a guard.' },
    { by: 'anyone', text: 'Fields of this spring flower bloom in Holland.' },
  ],
  tunnel: [
    { by: 'Kitty Softpaws', text: 'Spoon, patience, two years. Or my way: find the old one.' },
    { by: 'Fiona', text: 'Dig down, along, then up. Prisoners and moles know it.' },
    { by: 'anyone', text: 'A road or train goes through a mountain in it.' },
  ],
  turnip: [
    { by: 'Shrek', text: 'Round, purple, plain, honest. Boil two and call it a feast.' },
    { by: 'Doris', text: 'Stew’s full of it. It was cheap. White inside, purple on top.' },
    { by: 'anyone', text: 'In one tale it is enormous, and everyone must pull it.' },
  ],
  turtle: [
    { by: 'Dragon', text: '*taps a round shell with one claw; a head peeps out*' },
    { by: 'Donkey', text: 'Flippers, shell, so slow, how old are you, a hundred, really, wow?' },
    { by: 'anyone', text: 'It swims or crawls slowly, with a shell on its back.' },
  ],
  twig: [
    { by: 'Doris', text: 'Birds carry them past my window all spring. One at a time.' },
    { by: 'Dragon', text: '*one tiny dry thing cracks under her foot; every deer looks up*' },
    { by: 'anyone', text: 'A tiny branch; birds build with it.' },
  ],
  umbrella: [
    { by: 'Suzy Sugar', text: 'When it pours, sugar, it keeps your curls dry. Never indoors.' },
    { by: 'Shrek', text: 'Folding roof on a stick. What’s wrong with getting wet?' },
    { by: 'anyone', text: 'Open it when it rains.' },
  ],
  uncle: [
    { by: 'Doris', text: 'Mine ran this place before me. Mother’s brother. Terrible cook.' },
    { by: 'Gingerbread', text: 'Father’s brother! He fell in the tea, and came up laughing!' },
    { by: 'anyone', text: 'Your mother’s brother, or your father’s.' },
  ],
  unicorn: [
    { by: 'Fiona', text: 'One horn, white, hates being petted. I know the feeling.' },
    { by: 'Dragon', text: '*a white horse bows; one horn catches on her smoke ring* Prrr!' },
    { by: 'anyone', text: 'Like a white horse, with one horn on its forehead.' },
  ],
  valley: [
    { by: 'Dragon', text: '*glides low between two mountains, wingtips brushing both* Hrroom.' },
    { by: 'Puss in Boots', text: 'Between two great mountains it sleeps, a river for its belt. Hermoso!' },
    { by: 'anyone', text: 'The low land between hills.' },
  ],
  vanilla: [
    { by: 'Suzy Sugar', text: 'One long black pod, scraped, and the whole custard sighs.' },
    { by: 'Doris', text: 'One scoop, no sauce, somebody said. Tastes of more than you’d think.' },
    { by: 'anyone', text: 'The taste of plain, pale ice cream.' },
  ],
  vegetable: [
    { by: 'Shrek', text: 'Carrot, turnip, leek, they’re all one. Apples aren’t, so no apples.' },
    { by: 'Suzy Sugar', text: 'Carrots are one, and still I made cake of it.' },
    { by: 'anyone', text: 'Your parents want you to eat it before dessert.' },
  ],
  velvet: [
    { by: 'Kitty Softpaws', text: 'Soft, dark, heavy. Jewel boxes are lined with it.' },
    { by: 'Puss in Boots', text: 'Puss’s cape! Stroke it one way, soft; the other, also soft!' },
    { by: 'anyone', text: 'A soft cloth for curtains and royal robes.' },
  ],
  village: [
    { by: 'Doris', text: 'Twenty houses, one well, my tavern. Everybody knows your business.' },
    { by: 'Gingerbread', text: 'Bakers on every street! I crept through by night, rooftop to rooftop!' },
    { by: 'anyone', text: 'It is smaller than a town.' },
  ],
  violet: [
    { by: 'Suzy Sugar', text: 'Little purple petals, sugared one by one, for the top of truffles.' },
    { by: 'Dragon', text: '*sniffs something tiny and purple in the grass; puffs, blushes* Hff.' },
    { by: 'anyone', text: 'A small flower, and the last stripe of the rainbow.' },
  ],
  violin: [
    { by: 'Puss in Boots', text: 'Tucked under the chin, señor, four strings, one bow, a hundred tears!' },
    { by: 'Doris', text: 'Played well it weeps. Played here, we all do.' },
    { by: 'anyone', text: 'The smallest string instrument in the orchestra.' },
  ],
  volcano: [
    { by: 'Dragon', text: '*smokes from the top, rumbles, shakes the island, glows red* GRRRAAH!' },
    { by: 'Gingerbread', text: 'A mountain that is an oven! Run! It boils over!' },
    { by: 'anyone', text: 'A mountain that may spit hot lava.' },
  ],
  voyage: [
    { by: 'Puss in Boots', text: 'Raise the sails, farewell, señoritas! I return within the year!' },
    { by: 'Shrek', text: 'Weeks on a boat, going somewhere else. Why? Here’s fine.' },
    { by: 'anyone', text: 'A long trip by ship or through space.' },
  ],
  waffle: [
    { by: 'Donkey', text: 'My best dish, crispy squares, syrup in every hole, guess, guess, guess!' },
    { by: 'Suzy Sugar', text: 'Batter into the hot iron, close the lid, and count.' },
    { by: 'anyone', text: 'A breakfast treat covered in little squares, for syrup.' },
  ],
  walrus: [
    { by: 'Shrek', text: 'Big, whiskered, lies on ice, bellows at visitors. Good life.' },
    { by: 'Puss in Boots', text: 'Those whiskers! Those tusks! I salute a gentleman of the ice!' },
    { by: 'anyone', text: 'A big sea animal with two long tusks.' },
  ],
  wand: [
    { by: 'Kitty Softpaws', text: 'One flick makes mice into horses. I kept it, just because.' },
    { by: 'Dragon', text: '*sniffs a fairy’s thin stick; her tail turns pink, then back*' },
    { by: 'anyone', text: 'A fairy waves it to do a spell.' },
  ],
  waterfall: [
    { by: 'Fiona', text: 'Somebody’s cave is always behind it. Take a deep breath, go through.' },
    { by: 'Dragon', text: '*showers under a river that jumps off a cliff; steam everywhere*' },
    { by: 'anyone', text: 'A river does this over the edge of a cliff.' },
  ],
  wave: [
    { by: 'Fiona', text: 'The sea does it on the beach. Queens do it from balconies.' },
    { by: 'Gingerbread', text: 'High as a house, wet, foaming! I ran for my icing!' },
    { by: 'anyone', text: 'Say goodbye with your hand, or surf on it.' },
  ],
  whale: [
    { by: 'Shrek', text: 'Huge. Sings under water, spouts, keeps to itself. I respect that.' },
    { by: 'Gingerbread', text: 'It swallowed a friend of mine! Wooden boy, he lit a fire!' },
    { by: 'anyone', text: 'It lives in the sea, but comes up to breathe and spout.' },
  ],
  wheel: [
    { by: 'Doris', text: 'Came off the cart again. Round, with spokes. I hold the lamp.' },
    { by: 'Puss in Boots', text: 'Round and round beneath the carriage, faster, faster, hero on top!' },
    { by: 'anyone', text: 'A bicycle has two, and a car has four.' },
  ],
  whisper: [
    { by: 'Kitty Softpaws', text: 'Lean closer. Softer. That is it, that’s what I’m doing.' },
    { by: 'Gingerbread', text: 'Shh! So the cook cannot hear! Lean down to me! Very low!' },
    { by: 'anyone', text: 'To speak so softly that hardly anybody hears.' },
  ],
  whistle: [
    { by: 'Donkey', text: 'I do it through my teeth, trains do it, kettles do it!' },
    { by: 'Doris', text: 'Referees blow it. Shepherds blow it. Not at me, please.' },
    { by: 'anyone', text: 'Blow it, and the match stops.' },
  ],
  window: [
    { by: 'Puss in Boots', text: 'Below it, guitars; behind it, the lady; through it, Puss!' },
    { by: 'Doris', text: 'I wipe it Saturdays. By Sunday there’s noses on it.' },
    { by: 'anyone', text: 'It is made of glass, and lets in the light.' },
  ],
  winter: [
    { by: 'Dragon', text: '*breathes warm on her feet; white hills, bare trees, tiny footprints*' },
    { by: 'Suzy Sugar', text: 'Cocoa weather, sugar: bare trees, short days, gingerbread in every tin.' },
    { by: 'anyone', text: 'The coldest part of the year.' },
  ],
  wizard: [
    { by: 'Doris', text: 'Pointy hat, long beard, pays in frogs. I take coins.' },
    { by: 'Shrek', text: 'Old fella in a starry gown. Turned my shed into a swan.' },
    { by: 'anyone', text: 'An old man with a long beard who does magic.' },
  ],
  wobble: [
    { by: 'Suzy Sugar', text: 'What a good custard does, dumpling, when you nudge the plate.' },
    { by: 'Dragon', text: '*lands on one foot on the chimney; left, right, left, flap*' },
    { by: 'anyone', text: 'A loose tooth does it before it comes out.' },
  ],
  wolf: [
    { by: 'Fiona', text: 'Howls, huffs, wears grandmother’s nightgown. I’d still ask him in.' },
    { by: 'Puss in Boots', text: 'I met him in the forest: big teeth, very bad manners!' },
    { by: 'anyone', text: 'It howls at the moon, and once blew down a straw house.' },
  ],
  wonder: [
    { by: 'Doris', text: 'I do that, nights. Who they are, where they’re all going.' },
    { by: 'Puss in Boots', text: 'Ay, the seven of the world! And Puss, who is the eighth.' },
    { by: 'anyone', text: 'What you feel when you see something amazing.' },
  ],
  woodland: [
    { by: 'Kitty Softpaws', text: 'Trees all round, soft moss, no witnesses but owls.' },
    { by: 'Gingerbread', text: 'Trunks like towers! Roots like walls! An owl above! I tiptoed through!' },
    { by: 'anyone', text: 'Lots of trees, with deer, owls and bluebells.' },
  ],
  wool: [
    { by: 'Fiona', text: 'Comes off sheep. Mother knits with it. It itches under chain mail.' },
    { by: 'Shrek', text: 'Sheep’s old coat. Makes a good sock and an itchy neck.' },
    { by: 'anyone', text: 'It grows on sheep and is knitted.' },
  ],
  wreath: [
    { by: 'Suzy Sugar', text: 'Holly and ribbon in a circle, on the shop door.' },
    { by: 'Kitty Softpaws', text: 'A ring of leaves for the winner’s head. Gold suits me better.' },
    { by: 'anyone', text: 'A ring of leaves on the door at Christmas.' },
  ],
  xylophone: [
    { by: 'Donkey', text: 'Wooden bars, two sticks, plink plonk, one for each hoof, I’m amazing!' },
    { by: 'Gingerbread', text: 'I ran over it! Every plank under my feet sang a note!' },
    { by: 'anyone', text: 'You hit its wooden bars to play a tune.' },
  ],
  yawn: [
    { by: 'Doris', text: 'It goes round the tavern at midnight. One starts, everyone follows.' },
    { by: 'Dragon', text: '*opens jaws wide as a barn door, tiny squeak, tail curls*' },
    { by: 'anyone', text: 'Your mouth does it, when you are tired.' },
  ],
  yellow: [
    { by: 'Fiona', text: 'Lemons, ducklings, daffodils. Don’t make me wear it.' },
    { by: 'Suzy Sugar', text: 'Egg yolk, butter, lemon curd: my whole morning, sunshine.' },
    { by: 'anyone', text: 'The shade of bananas and the sun.' },
  ],
  zebra: [
    { by: 'Donkey', text: 'My cousin in stripes, black on white, white on black, which, which?' },
    { by: 'Gingerbread', text: 'A horse in black and white icing! Who piped it? Magnificent!' },
    { by: 'anyone', text: 'An African animal with stripes.' },
  ],
  zigzag: [
    { by: 'Kitty Softpaws', text: 'Left, right, left, over the roofs, and arrows hit only tiles.' },
    { by: 'Gingerbread', text: 'Left! Right! Left! That is how one runs from a fox!' },
    { by: 'anyone', text: 'A line of sharp turns, like a bolt of lightning.' },
  ],
};
