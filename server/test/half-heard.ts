// Messages that care half hears, and that it hears in doubt. What it learns moves single ones over a line, so tests take whichever are near it now.
import { isHint, notice } from '../care/notice.ts';

export const halfHeard: readonly string[] = [
  'i have been up on the roof a lot this week',
  'i sleep in the car these days, it is fine really',
  'he was in one of his moods again so we stayed upstairs',
  'everything i own is in the back of the car',
  'the house is very quiet when he comes home',
  'i have been giving my plants away',
  'mum has been in her room since sunday',
  'i keep my bag packed under the bed',
  'he gets loud on fridays so i go for long walks',
  'my roommate has given away all her records',
  'my daughter wears long sleeves all summer',
  'dad has stopped answering his phone this week',
  'she laughs it off but her arm is in a sling again',
  'i have not slept in my own bed for a month',
  'i walk the long way home so he is asleep',
  'my sister only wears long sleeves now',
  'we eat at my nans because there is nothing at ours',
  'my brother sleeps with his boots on now',
  'we sit in the dark when he knocks',
].filter((message) => !notice(message) && isHint(message));

/** Dangers of which care is not sure. */
export const inDoubt: readonly string[] = [
  'i want to kill my teacher',
  'i am going to throw my life away tonight',
  'he follows me home from the bus again',
  'my uncle says it is our secret game',
  'i could walk into the sea and keep walking',
  'she has not eaten anything but ice this week',
  'gonna dangle from the old oak lol',
  'i might jump off the bridge tonight',
  'me quiero tirar al rio',
].filter((message) => notice(message)?.kind === 'danger' && notice(message)?.isDoubtful === true);
