import type { Hint } from '../../../hint.ts';

export const hints: Readonly<Record<string, readonly Hint[]>> = {
  acorn: [
    { by: 'Donkey', text: 'Squirrels bury it, forget it, then wham, a whole oak, who knew?' },
    { by: 'Kitty Softpaws', text: 'Small, wearing a tidy cap. Squirrels are its only serious thieves.' },
    { by: 'anyone', text: 'The little nut that an oak tree grows from.' },
  ],
  adventure: [
    { by: 'Puss in Boots', text: 'Swords, storms, a map, señor! Puss in Boots has one before lunch.' },
    { by: 'Fiona', text: 'Pack a sword, skip the plan. What follows is this.' },
    { by: 'anyone', text: 'An exciting trip on which anything might happen.' },
  ],
  afternoon: [
    { by: 'Shrek', text: 'Midday stew eaten, supper not yet on. Nap hours, aye.' },
    { by: 'Doris', text: 'Slow hours in the tavern. Lunch crowd’s gone, night crowd’s asleep.' },
    { by: 'anyone', text: 'The part of the day that comes before evening.' },
  ],
  alphabet: [
    { by: 'Donkey', text: 'Twenty-six friends in a row, everybody knows the song, I’ll start!' },
    { by: 'Suzy Sugar', text: 'I pipe the whole set in icing, all twenty-six, in order.' },
    { by: 'anyone', text: 'You learned it when you learned to read.' },
  ],
  anchor: [
    { by: 'Puss in Boots', text: 'Drop it, marinero, and the proudest ship must stand and wait.' },
    { by: 'Dragon', text: '*drops something heavy off the boat; the boat stops dead* Grumph.' },
    { by: 'anyone', text: 'Heavy iron hook that keeps a ship where it is.' },
  ],
  animal: [
    { by: 'Donkey', text: 'I’m one, Puss is one, a rock isn’t one, you following me?' },
    { by: 'Shrek', text: 'Could be a goat. Could be a newt. Never a turnip.' },
    { by: 'anyone', text: 'Cats, fish and beetles are all examples of one.' },
  ],
  answer: [
    { by: 'Kitty Softpaws', text: 'Every riddle is locked around one. I simply pick it out.' },
    { by: 'Doris', text: 'Folk ask me things all night. This is what they get.' },
    { by: 'anyone', text: 'It is what a question is waiting for.' },
  ],
  apple: [
    { by: 'Suzy Sugar', text: 'Slice six into a pie, honey, and never trust a stepmother’s.' },
    { by: 'Donkey', text: 'Red or green, crunchy, teachers get them, I ate yours, sorry!' },
    { by: 'anyone', text: 'A round fruit that keeps the doctor away, people say.' },
  ],
  apron: [
    { by: 'Suzy Sugar', text: 'I tie it on before the flour flies. Frosting stains, darling.' },
    { by: 'Doris', text: 'Mine has forty years of gravy on it. My dress has none.' },
    { by: 'anyone', text: 'You tie it round your waist before you cook.' },
  ],
  armchair: [
    { by: 'Shrek', text: 'Big soft seat, props up both elbows. Touch mine, regret it.' },
    { by: 'Gingerbread', text: 'I climbed its cushion for an hour! Grandmothers knit up there!' },
    { by: 'anyone', text: 'One person sits in it comfortably, often beside the fire.' },
  ],
  arrow: [
    { by: 'Fiona', text: 'Draw the bow, breathe out, let go. I hit the middle, usually.' },
    { by: 'Puss in Boots', text: 'Archers boast of theirs. I dodge three at once, caballero.' },
    { by: 'anyone', text: 'It can fly to a target, or point the way.' },
  ],
  attic: [
    { by: 'Kitty Softpaws', text: 'Top of the house, old trunks, nobody home. I come in there.' },
    { by: 'Gingerbread', text: 'Up the last ladder, under the roof! Dust! Forgotten boxes! Glory!' },
    { by: 'anyone', text: 'The dusty room right at the top of a house.' },
  ],
  autumn: [
    { by: 'Dragon', text: '*breathes out gently; every leaf on the tree turns red and drops*' },
    { by: 'Shrek', text: 'Leaves rot, mud thickens. Best season there is.' },
    { by: 'anyone', text: 'The months between summer and winter.' },
  ],
  backpack: [
    { by: 'Fiona', text: 'Straps over both shoulders, sword through the top, and walk.' },
    { by: 'Donkey', text: 'Snacks, maps, more snacks, it’s on your shoulders, are we going?' },
    { by: 'anyone', text: 'Hikers and pupils carry their things in it.' },
  ],
  bakery: [
    { by: 'Suzy Sugar', text: 'My shop, sweetness. Bread, cake, and everybody’s news by nine.' },
    { by: 'Gingerbread', text: 'Warm, floury, full of ovens! I was born there, and I fled!' },
    { by: 'anyone', text: 'The shop that sells fresh rolls and cakes.' },
  ],
  balcony: [
    { by: 'Puss in Boots', text: 'Beneath it one sings; above, she listens. Ay, mind the thorns!' },
    { by: 'Kitty Softpaws', text: 'A small platform outside an upstairs window. My usual entrance.' },
    { by: 'anyone', text: 'Step out of an upstairs room to stand on it.' },
  ],
  balloon: [
    { by: 'Donkey', text: 'Round, squeaky, on a string, don’t let go, oh no, bye!' },
    { by: 'Dragon', text: '*puffs, puffs, puffs, ties a knot; one claw; bang* Mrrp!' },
    { by: 'anyone', text: 'Blow it up for a party, but mind the pins.' },
  ],
  banana: [
    { by: 'Donkey', text: 'Peel it, eat it, don’t drop the peel, whoops, don’t walk there!' },
    { by: 'Shrek', text: 'Long, curvy, yellow. Slip on the skin and I’ll laugh, lass.' },
    { by: 'anyone', text: 'A long yellow fruit that monkeys in stories love.' },
  ],
  barn: [
    { by: 'Shrek', text: 'Big wooden place for hay. Smells of cow. I’d live there.' },
    { by: 'Doris', text: 'Owls up in the rafters. Cows below, paying no rent either.' },
    { by: 'anyone', text: 'The big building on a farm where hay is kept.' },
  ],
  barrel: [
    { by: 'Doris', text: 'I’ve rolled a thousand up from the cellar. Round, wooden, heavy.' },
    { by: 'Puss in Boots', text: 'I hid in one once, among the pickled fish. Delicioso!' },
    { by: 'anyone', text: 'It is round and wooden, with hoops of iron.' },
  ],
  basket: [
    { by: 'Kitty Softpaws', text: 'A girl in a red hood carried one. The wolf noticed first.' },
    { by: 'Gingerbread', text: 'Woven walls, one great handle! I rode to market in it!' },
    { by: 'anyone', text: 'It is woven, and good for picnics and kittens.' },
  ],
  beach: [
    { by: 'Shrek', text: 'Sand in your stew, gulls at your bread. Give me mud.' },
    { by: 'Suzy Sugar', text: 'Looks like brown sugar, sweetie, but bring a towel, not a spoon.' },
    { by: 'anyone', text: 'Where you play between the sea and the land.' },
  ],
  beanstalk: [
    { by: 'Dragon', text: '*peers down through a cloud; someone small is climbing up* Mrrow?' },
    { by: 'Fiona', text: 'Trade your cow, climb for hours, meet a giant. Pack an axe.' },
    { by: 'anyone', text: 'Jack climbed it right up into the sky.' },
  ],
  bedtime: [
    { by: 'Doris', text: 'When I put up the stools and you all go home yawning.' },
    { by: 'Donkey', text: 'Brush teeth, one story, one more story, are you asleep yet?' },
    { by: 'anyone', text: 'The hour when children are tucked in.' },
  ],
  beetle: [
    { by: 'Shrek', text: 'Six legs, shiny shell. Grand on toast, if you catch one.' },
    { by: 'Kitty Softpaws', text: 'Hard glossy coat, six quiet feet. I admire the outfit.' },
    { by: 'anyone', text: 'An insect whose hard case hides its wings.' },
  ],
  birthday: [
    { by: 'Suzy Sugar', text: 'Three layers, your name in icing, and one more candle, sweetheart.' },
    { by: 'Donkey', text: 'Presents, cake, everybody sings at you, it’s yearly, am I invited?' },
    { by: 'anyone', text: 'On it you turn one year older.' },
  ],
  blackbird: [
    { by: 'Puss in Boots', text: 'Dressed like midnight, golden beak, sings at dawn. What style, amigo!' },
    { by: 'Shrek', text: 'Dark feathers, orange beak, tugs up my worms. Sings well, mind.' },
    { by: 'anyone', text: 'Four and twenty of them once went into a pie.' },
  ],
  blanket: [
    { by: 'Dragon', text: '*spreads one soft wing over you, right up to the chin* Purrr.' },
    { by: 'Shrek', text: 'Woolly thing you hide under. Mine has holes. Warm holes.' },
    { by: 'anyone', text: 'It keeps you warm on the sofa or in bed.' },
  ],
  blizzard: [
    { by: 'Dragon', text: '*sneezes; the world goes white and howling; tail shivers* Brrraw!' },
    { by: 'Fiona', text: 'Wind and snow together, and you can’t see your own sword.' },
    { by: 'anyone', text: 'A wild snowstorm.' },
  ],
  blossom: [
    { by: 'Suzy Sugar', text: 'Pink petals all over the orchard. Free sprinkles every spring, darling.' },
    { by: 'Kitty Softpaws', text: 'Steal it in spring, and the tree bears no fruit later.' },
    { by: 'anyone', text: 'The flowers on a fruit tree.' },
  ],
  bonfire: [
    { by: 'Dragon', text: '*one roar at the heaped branches; everyone toasts marshmallows* Prrrah.' },
    { by: 'Doris', text: 'Folk dance round it till dawn, then smell of smoke all week.' },
    { by: 'anyone', text: 'A big outdoor blaze on a cold night.' },
  ],
  bottle: [
    { by: 'Doris', text: 'Glass, with a cork. I’ve a cellar full, and never one genie.' },
    { by: 'Puss in Boots', text: 'Cast it to the waves with a letter, and love may reply!' },
    { by: 'anyone', text: 'Milk, medicine or a message can come in it.' },
  ],
  bracelet: [
    { by: 'Kitty Softpaws', text: 'It was on the duchess’s wrist. Was.' },
    { by: 'Fiona', text: 'Pretty, till it catches on your sword hilt. Goes round the wrist.' },
    { by: 'anyone', text: 'Friends weave one from thread and wear it on the arm.' },
  ],
  branch: [
    { by: 'Donkey', text: 'Owls sit on it, swings hang off it, every tree has loads!' },
    { by: 'Shrek', text: 'Tree’s arm. Don’t swing on mine, it’s drying my socks.' },
    { by: 'anyone', text: 'It grows out sideways from the trunk of a tree.' },
  ],
  bread: [
    { by: 'Suzy Sugar', text: 'Flour, yeast, one warm hour, and you have a loaf, sugar.' },
    { by: 'Doris', text: 'Comes with the soup. Crust’s free. So is the advice.' },
    { by: 'anyone', text: 'It is sliced for toast and sandwiches.' },
  ],
  breakfast: [
    { by: 'Donkey', text: 'Waffles! I mean, that’s when I make them, sun’s up, you hungry?' },
    { by: 'Shrek', text: 'Eat it before you talk to me. Eggs, usually.' },
    { by: 'anyone', text: 'The first meal of the day.' },
  ],
  breeze: [
    { by: 'Puss in Boots', text: 'It stirs the feather of my hat, no more. Qué poesía!' },
    { by: 'Dragon', text: '*breathes out so softly that only one candle flickers* Hhhhh.' },
    { by: 'anyone', text: 'A light, gentle wind.' },
  ],
  bridge: [
    { by: 'Fiona', text: 'Trolls charge you for crossing it. I don’t pay.' },
    { by: 'Gingerbread', text: 'No foxes for me! I cross the river high and dry!' },
    { by: 'anyone', text: 'It takes a road over a river.' },
  ],
  broomstick: [
    { by: 'Kitty Softpaws', text: 'A witch left hers outside. Now it is parked at mine.' },
    { by: 'Gingerbread', text: 'Upright, it sweeps up crumbs! I fear it! Sideways, it flies!' },
    { by: 'anyone', text: 'In stories it flies, with a black cat on the end.' },
  ],
  bubble: [
    { by: 'Donkey', text: 'Full of air, floating, floating, I touched it, it popped, sorry!' },
    { by: 'Dragon', text: '*blows through soapy claws; something round and shiny drifts off*' },
    { by: 'anyone', text: 'Fizzy drinks and foamy baths are full of them.' },
  ],
  bucket: [
    { by: 'Shrek', text: 'Carries slops. Put it on your head and you’re a knight.' },
    { by: 'Fiona', text: 'Lower it down the well on a rope, then pull hard.' },
    { by: 'anyone', text: 'A pail for water, or for sand at the seaside.' },
  ],
  bumblebee: [
    { by: 'Suzy Sugar', text: 'My best supplier, sugar: fuzzy, striped, and paid in nectar.' },
    { by: 'Donkey', text: 'Stripes, fur, tiny wings, how does it even stay up, ow, nose!' },
    { by: 'anyone', text: 'The big furry insect that hums around in the clover.' },
  ],
  butterfly: [
    { by: 'Puss in Boots', text: 'Painted wings, no sword, yet the whole meadow bows. Magnífico!' },
    { by: 'Gingerbread', text: 'It crept in, slept in a silky case, and came out dazzling!' },
    { by: 'anyone', text: 'It used to be a caterpillar.' },
  ],
  button: [
    { by: 'Kitty Softpaws', text: 'Small, round, four holes. Cut one, and the coat swings open.' },
    { by: 'Doris', text: 'They fall off coats. I keep a jar of them. No reason.' },
    { by: 'anyone', text: 'It closes your shirt, or is there to be pressed.' },
  ],
  cabbage: [
    { by: 'Shrek', text: 'Round, green, leafy. Boil it, and visitors leave. Perfect vegetable.' },
    { by: 'Gingerbread', text: 'A giant green head! Nothing but leaves inside! I bowed anyway!' },
    { by: 'anyone', text: 'Rabbits love this big round vegetable of folded leaves.' },
  ],
  cabin: [
    { by: 'Fiona', text: 'Four log walls in the woods, and nobody drops by. Bliss.' },
    { by: 'Doris', text: 'Sailors sleep in one the size of my larder. Woodcutters build theirs.' },
    { by: 'anyone', text: 'A little wooden house, or a bedroom on a ship.' },
  ],
  camel: [
    { by: 'Donkey', text: 'Like me but humpy, no drinks for a week, can you imagine?' },
    { by: 'Puss in Boots', text: 'Proud ship of the desert! He spits. I prefer a horse, gracias.' },
    { by: 'anyone', text: 'It crosses the desert with one hump or two.' },
  ],
  camera: [
    { by: 'Kitty Softpaws', text: 'One click, and I own your face forever. On paper.' },
    { by: 'Suzy Sugar', text: 'Hold that smile, dumpling! Click! Straight into my shop window.' },
    { by: 'anyone', text: 'You take photos with it.' },
  ],
  candle: [
    { by: 'Dragon', text: '*one careful breath; a little wax thing glows; proud wiggle* Prrr.' },
    { by: 'Suzy Sugar', text: 'Eight of them on your cake, dumpling. Wish, then blow.' },
    { by: 'anyone', text: 'It gives light while its wax slowly melts.' },
  ],
  canoe: [
    { by: 'Fiona', text: 'Kneel, paddle left, paddle right. Stand up, and you swim.' },
    { by: 'Donkey', text: 'Long skinny boat, I sat down, it tipped, are those fish?' },
    { by: 'anyone', text: 'A narrow boat, pointed at both ends.' },
  ],
  captain: [
    { by: 'Puss in Boots', text: 'On his ship every sailor salutes. Puss in Boots merely nods.' },
    { by: 'Shrek', text: 'Bossy fella on a boat. On my swamp, that’s me.' },
    { by: 'anyone', text: 'The one in charge of a ship or a team.' },
  ],
  carpet: [
    { by: 'Kitty Softpaws', text: 'Some fly. This one just hides the trapdoor.' },
    { by: 'Gingerbread', text: 'A woolly desert from the door to the sofa! I crossed it!' },
    { by: 'anyone', text: 'It lies on the floor and keeps your feet warm.' },
  ],
  carriage: [
    { by: 'Fiona', text: 'Gold wheels, velvet seats, four horses. I’d still rather walk.' },
    { by: 'Suzy Sugar', text: 'One was a pumpkin, and at midnight went back to pie filling.' },
    { by: 'anyone', text: 'Horses pull it, and a queen may wave from inside.' },
  ],
  carrot: [
    { by: 'Donkey', text: 'Orange, crunchy, dangle it on a stick, hey, where’d it go?' },
    { by: 'Shrek', text: 'Grows down, not up. Stew needs three. Rabbits can wait.' },
    { by: 'anyone', text: 'The orange vegetable that makes a snowman’s nose.' },
  ],
  castle: [
    { by: 'Fiona', text: 'Stone walls, tall towers, no privacy. I grew up in one.' },
    { by: 'Dragon', text: '*curls around a high tower, dips her tail in the moat* Hrrroom.' },
    { by: 'anyone', text: 'A king and queen live in it, behind thick walls.' },
  ],
  cave: [
    { by: 'Dragon', text: '*backs into the hillside; two eyes glow in the dark* Mrrrm.' },
    { by: 'Shrek', text: 'A hole in a hill. No windows, no guests. Lovely.' },
    { by: 'anyone', text: 'Bears and bats like to sleep in this rocky hollow.' },
  ],
  chatterbox: [
    { by: 'Donkey', text: 'Who never stops talking, who, who does that, why’s everyone staring?' },
    { by: 'Shrek', text: 'Four legs, no off switch. You know the fella I mean.' },
    { by: 'anyone', text: 'Somebody who talks and talks and talks.' },
  ],
  cheerful: [
    { by: 'Suzy Sugar', text: 'How I feel when you order the big cake, honey.' },
    { by: 'Doris', text: 'I’m not. The ones who whistle on Mondays are.' },
    { by: 'anyone', text: 'In a good mood, bright and smiling.' },
  ],
  cheese: [
    { by: 'Kitty Softpaws', text: 'It sits in the trap. Only the cleverest mouse gets it out.' },
    { by: 'Doris', text: 'Mice order it. I serve them the corner with the holes.' },
    { by: 'anyone', text: 'A yellow food that is made from milk.' },
  ],
  cherry: [
    { by: 'Suzy Sugar', text: 'The very last thing on top of my sundae, sweet pea.' },
    { by: 'Kitty Softpaws', text: 'Two on one stem, red as rubies. Nobody counted them.' },
    { by: 'anyone', text: 'It grows in pairs and has a stone inside.' },
  ],
  chicken: [
    { by: 'Shrek', text: 'Lays eggs and walks like it lost something.' },
    { by: 'Fiona', text: 'It crossed the road. Everybody asks why. I say, good for it.' },
    { by: 'anyone', text: 'A farm bird that scratches, pecks and clucks.' },
  ],
  chimney: [
    { by: 'Gingerbread', text: 'Smoke goes up, and Santa comes down! I stay well away!' },
    { by: 'Kitty Softpaws', text: 'My private door: over the roof, down past the soot.' },
    { by: 'anyone', text: 'It stands on the roof and lets the smoke out.' },
  ],
  chocolate: [
    { by: 'Suzy Sugar', text: 'Dark, milk or white, darling. It melts first, then you do.' },
    { by: 'Donkey', text: 'It’s brown, it’s sweet, it’s melting, I was only holding it!' },
    { by: 'anyone', text: 'A sweet treat made from cocoa beans.' },
  ],
  cinnamon: [
    { by: 'Gingerbread', text: 'The bold brown spice in my very crumb! Sniff, and salute!' },
    { by: 'Suzy Sugar', text: 'One warm brown teaspoon in the buns, and the whole street sniffs.' },
    { by: 'anyone', text: 'A spice that is sold as powder or curly sticks.' },
  ],
  circus: [
    { by: 'Donkey', text: 'Acrobats, a big tent, loud trumpets, can I join, what’s my act?' },
    { by: 'Puss in Boots', text: 'Trapeze, lions, applause! I was the star, naturalmente.' },
    { by: 'anyone', text: 'Jugglers and acrobats perform there in a ring.' },
  ],
  clock: [
    { by: 'Doris', text: 'It looks at me, I look at it. Closing hour, it says.' },
    { by: 'Kitty Softpaws', text: 'Face on the tower, always watching. I strike before it does.' },
    { by: 'anyone', text: 'It has a face and hands, and it ticks.' },
  ],
  cloud: [
    { by: 'Dragon', text: '*flies up into something white and fluffy; sneezes; it rains*' },
    { by: 'Donkey', text: 'White, fluffy, that one’s a rabbit, that one’s me, look up!' },
    { by: 'anyone', text: 'Rain falls from it.' },
  ],
  clover: [
    { by: 'Donkey', text: 'Three leaves, three, three, FOUR, I’m so lucky, oh, I ate it.' },
    { by: 'Fiona', text: 'Bees visit it, goats chew it, lucky people find a strange one.' },
    { by: 'anyone', text: 'In the lawn it has three leaves, seldom four.' },
  ],
  clown: [
    { by: 'Puss in Boots', text: 'He falls over on purpose, and all weep with laughter. Bravo!' },
    { by: 'Donkey', text: 'Squirty flower, tiny car, pie in the face, I’d be amazing!' },
    { by: 'anyone', text: 'Someone with a red nose who makes people laugh.' },
  ],
  cobweb: [
    { by: 'Shrek', text: 'Cheap curtains. I hang them myself, and the spiders stay.' },
    { by: 'Doris', text: 'Top corner, since spring. I dust round it. She’s a regular.' },
    { by: 'anyone', text: 'A sticky net in the corner of a dusty room.' },
  ],
  coconut: [
    { by: 'Kitty Softpaws', text: 'Hairy, hard as a safe, sweet milk inside. I like a challenge.' },
    { by: 'Dragon', text: '*cracks something round and hairy between two teeth; white milk drips*' },
    { by: 'anyone', text: 'It grows on palm trees and falls with a thump.' },
  ],
  compass: [
    { by: 'Puss in Boots', text: 'Its little needle knows north; Puss knows only destiny, amigo.' },
    { by: 'Fiona', text: 'Four directions, one needle. I argue with it anyway.' },
    { by: 'anyone', text: 'Sailors use it to find out where north is.' },
  ],
  cottage: [
    { by: 'Gingerbread', text: 'A witch built hers out of sweets! I do not visit!' },
    { by: 'Fiona', text: 'Small, thatched, roses round the door. Bears leave their bowls there.' },
    { by: 'anyone', text: 'A small house in the country.' },
  ],
  crab: [
    { by: 'Shrek', text: 'Grumpy, walks sideways, lives in a shell. We get on fine.' },
    { by: 'Puss in Boots', text: 'A duel! He has two pincers and attacks always from the side!' },
    { by: 'anyone', text: 'You may meet this pinching creature on the beach.' },
  ],
  cradle: [
    { by: 'Dragon', text: '*rocks something tiny to and fro with one claw tip* Mmmrrr.' },
    { by: 'Suzy Sugar', text: 'Rock it slowly, honey bun, until the little dumpling sleeps.' },
    { by: 'anyone', text: 'A very first bed that gently sways.' },
  ],
  crayon: [
    { by: 'Donkey', text: 'I drew on the wall, it was waxy, it was purple, sorry!' },
    { by: 'Gingerbread', text: 'Someone drew me taller with it! I have framed the picture!' },
    { by: 'anyone', text: 'Children draw with this stick of bright wax.' },
  ],
  cricket: [
    { by: 'Shrek', text: 'Rubs its wings and sings all night. Good company, never knocks.' },
    { by: 'Doris', text: 'Plays in the grass till morning. Cheapest band I’ve had.' },
    { by: 'anyone', text: 'It chirps on warm nights.' },
  ],
  crocodile: [
    { by: 'Fiona', text: 'Long jaws, lives in rivers. Smile back, but keep paddling.' },
    { by: 'Gingerbread', text: 'Mighty jaws! It offered me a ride across! I declined, bravely!' },
    { by: 'anyone', text: 'It looks like a floating log, but with a lot of teeth.' },
  ],
  crown: [
    { by: 'Fiona', text: 'Gold, heavy, slides off when you fight. Belongs on a royal head.' },
    { by: 'Kitty Softpaws', text: 'Sits on a king all day. At night it sits on me.' },
    { by: 'anyone', text: 'A ruler wears it, and it may have jewels.' },
  ],
  crumb: [
    { by: 'Gingerbread', text: 'A small brown piece of me on the path! Nobody panic!' },
    { by: 'Doris', text: 'What’s left on the plate at closing. The mouse gets it.' },
    { by: 'anyone', text: 'A tiny bit of bread or cake.' },
  ],
  crystal: [
    { by: 'Kitty Softpaws', text: 'Fortune tellers stare into a ball of it. I price it.' },
    { by: 'Puss in Boots', text: 'Clear, cool, sparkling, like the gaze of a certain señorita.' },
    { by: 'anyone', text: 'Salt, sugar and snow are made of tiny ones.' },
  ],
  cucumber: [
    { by: 'Fiona', text: 'Long, green, cool. Calmer than any knight I’ve met.' },
    { by: 'Gingerbread', text: 'Sliced thin for the queen’s sandwiches! A brave green fellow!' },
    { by: 'anyone', text: 'A long green vegetable, sliced for salad.' },
  ],
  cupboard: [
    { by: 'Doris', text: 'Plates on the top shelf. Good pie hidden behind the plates.' },
    { by: 'Kitty Softpaws', text: 'Shelves behind little doors. Whatever you hid there, I found it.' },
    { by: 'anyone', text: 'Kitchen furniture for your plates and glasses.' },
  ],
  curtain: [
    { by: 'Puss in Boots', text: 'It rises, and behold, the hero! It falls, and roses fly!' },
    { by: 'Kitty Softpaws', text: 'I wait behind it. Ignore the paws peeking out below.' },
    { by: 'anyone', text: 'It hangs beside the window and is drawn at night.' },
  ],
  cushion: [
    { by: 'Suzy Sugar', text: 'Soft as meringue, and a proper sofa needs at least six.' },
    { by: 'Dragon', text: '*pats something soft and square, sits; feathers fly everywhere* Mrrf.' },
    { by: 'anyone', text: 'It makes a hard seat comfortable.' },
  ],
  daffodil: [
    { by: 'Shrek', text: 'Yellow trumpet, sticks its nose out in spring. Too jolly.' },
    { by: 'Puss in Boots', text: 'It wears gold each spring and bows to me. Good manners!' },
    { by: 'anyone', text: 'It grows from a bulb and tells you that spring is here.' },
  ],
  daisy: [
    { by: 'Fiona', text: 'Pull its petals: loves me, loves me not. Or just ask.' },
    { by: 'Suzy Sugar', text: 'White petals, yellow middle, like a tiny fried egg, sweet pea.' },
    { by: 'anyone', text: 'You can make a chain of these little flowers.' },
  ],
  dance: [
    { by: 'Puss in Boots', text: 'Give her your hand, señor! One, two, three, and mind the tail!' },
    { by: 'Donkey', text: 'Music’s on, hooves are going, can’t stop, watch this, join in!' },
    { by: 'anyone', text: 'What your feet want to do when music plays.' },
  ],
  dandelion: [
    { by: 'Dragon', text: '*puffs at one white fluffy ball; a hundred tiny parachutes sail off*' },
    { by: 'Shrek', text: 'Weed with a yellow mane. Let it be. It likes bad ground.' },
    { by: 'anyone', text: 'First a yellow flower, later a ball of fluff.' },
  ],
  diamond: [
    { by: 'Kitty Softpaws', text: 'Hardest stone, coldest sparkle. I left it there. Mostly.' },
    { by: 'Fiona', text: 'It can cut glass. Handy, if someone locks you in.' },
    { by: 'anyone', text: 'A precious stone, often set in a ring.' },
  ],
  dinner: [
    { by: 'Shrek', text: 'Slugs, stew, something with eyes. You’re not invited. Fine, sit.' },
    { by: 'Suzy Sugar', text: 'Finish it first, sugar. Then we talk about cake.' },
    { by: 'anyone', text: 'The main meal of the day.' },
  ],
  dinosaur: [
    { by: 'Dragon', text: '*finds giant old bones in a rock; bows her head* Mrrrooo.' },
    { by: 'Donkey', text: 'Huge, scaly, stompy, gone for millions of years, where’d they go?' },
    { by: 'anyone', text: 'We know these giants only from their bones.' },
  ],
  dolphin: [
    { by: 'Donkey', text: 'It jumps, it clicks, it smiles at everybody, that’s me with fins!' },
    { by: 'Puss in Boots', text: 'He leaps beside the ship, laughing. A sailor without boots!' },
    { by: 'anyone', text: 'A clever sea animal that looks like it is smiling.' },
  ],
  donkey: [
    { by: 'Shrek', text: 'Long ears, big mouth, follows me home. Best friend I’ve got.' },
    { by: 'Dragon', text: '*sighs a heart of smoke, bats her lashes at two long ears*' },
    { by: 'anyone', text: 'It says hee-haw.' },
  ],
  doorbell: [
    { by: 'Shrek', text: 'Ding dong, there goes my peace. I never put one in.' },
    { by: 'Fiona', text: 'Press it once, and wait. Twice, and I bring the sword.' },
    { by: 'anyone', text: 'Visitors press it, and you hear them.' },
  ],
  dragon: [
    { by: 'Donkey', text: 'Wings, flames, gorgeous eyelashes, she’s my sweetheart, isn’t she great?' },
    { by: 'Puss in Boots', text: 'It guards gold, toasts knights, and asked me politely for my hat!' },
    { by: 'anyone', text: 'A beast of fairy tales that breathes fire.' },
  ],
  dream: [
    { by: 'Gingerbread', text: 'In mine I am ten feet tall! Then morning comes! Alas!' },
    { by: 'Doris', text: 'You had it asleep. Now you’re telling me. Go on, then.' },
    { by: 'anyone', text: 'A story that only you see, with your eyes closed.' },
  ],
  drum: [
    { by: 'Dragon', text: '*thumps her tail: boom, boom, tadaboom; the roof tiles join in*' },
    { by: 'Gingerbread', text: 'Two sticks, one round skin, and I march to glory!' },
    { by: 'anyone', text: 'You hit it to keep the beat.' },
  ],
  duckling: [
    { by: 'Fiona', text: 'Called ugly, grew into a swan. I like that story.' },
    { by: 'Suzy Sugar', text: 'Yellow as butter, fluffy as sponge, waddles after its mama, honey.' },
    { by: 'anyone', text: 'A fluffy baby bird that can swim.' },
  ],
};
