// What people tell of by the way, and what may be said back to anybody in two words: no person, no body, nothing that weighs.

const listed = (words: string): readonly string[] => words.split(', ');

/** The most telling first: what is coming, what somebody is, whom they keep, what they have or do. */
export const thingsOfLife: readonly (readonly string[])[] = [
  listed(
    'first tooth, loose tooth, wobbly tooth, audition, first date, exam, recital, concert, interview, rehearsal, marathon, wedding, birthday party, birthday, party, picnic, holiday, flight, meeting, presentation, deadline, driving test, spelling test, maths test, test, sleepover, school play, school trip, festival, fair, parade, house move, job interview, match, tournament, competition, race, birthday cake',
  ),
  listed(
    'bus driver, tram driver, train driver, lorry driver, taxi driver, beekeeper, vet, dental nurse, physicist, engineer, teacher, baker, carpenter, plumber, electrician, florist, librarian, gardener, farmer, postman, postwoman, painter, musician, student, translator, barista, waiter, waitress, chef, cook, tailor, locksmith, hairdresser, barber, mechanic, architect, bookseller, potter, welder, roofer, cleaner, cashier, accountant, lawyer, journalist, photographer, pilot, sailor, fisherman, chemist, biologist, programmer, developer, designer, nurse, midwife, paramedic, firefighter, lifeguard, shepherd, miller, cobbler, launderette, bakery, flower shop, bookshop, cake shop, night shift, chip shop, early shift, late shift, ship',
  ),
  listed(
    'goose, gull, seagull, dog, puppy, cat, kitten, hen, chicken, duck, horse, pony, calf, foal, piglet, goat, sheep, lamb, cow, rabbit, hamster, guinea pig, parrot, budgie, canary, tortoise, turtle, hedgehog, fox, owl, heron, swan, magpie, pigeon, squirrel, badger, lizard, gecko, snail, goldfish, axolotl, ferret, beehive, frog, toad',
  ),
  listed(
    'viola, fiddle, violin, cello, guitar, piano, trombone, trumpet, flute, drum kit, ukulele, harp, accordion, clarinet, saxophone, banjo, choir, orchestra, brass band, band, tumble dryer, washing machine, dishwasher, dryer, oven, kettle, toaster, fridge, freezer, sofa, ladder, roof, shed, greenhouse, allotment, garden centre, garden, balcony, attic, cellar, tent, suitcase, umbrella, raincoat, jumper, cardigan, scarf, bobble hat, sandwich, honey barrel, barrel, bike, bicycle, scooter, tractor, caravan, motorbike, sailing boat, canoe, kayak, puzzle, crossword, kite, telescope, camera, sewing machine, tomato plant, pumpkin, sunflower, cactus, new flat, lemon tree, apple tree, vegetable patch',
  ),
];

/** Of these nobody has one. */
export const stuff: readonly string[] = listed(
  'porridge, pasta, soup, rice, laundry, washing powder, homework, knitting, football, tennis, chess, yoga, karate, swimming, fencing, pottery, marmalade, honey, sourdough, lasagne, popcorn, toast, choir practice, band practice, overtime, traffic',
);
