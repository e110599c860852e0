// Messages that care half hears. What it learns moves single ones over the line, so tests take whichever are near it now.
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
].filter((message) => !notice(message) && isHint(message));
