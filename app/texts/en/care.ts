// The page about what this is, and about whom to call.
export const title = 'Care and help';
export const what = 'What this is';
export const what1 =
  'Swampheart is a small site made by fans of an animated film. Its characters are played by a machine. None of them is a person, none of them knows you, and what they say is made up.';
export const who = 'Who writes the replies';
export const who1 =
  'Where the owner of the site has set one up, a hosted language model: a computer program that puts words together. Otherwise a script, which picks from lines that were written beforehand. The note below each conversation says which of them it is. Dragon’s growls always come from a script, in your own browser.';
export const kept = 'What is kept';
export const kept1 =
  'This site keeps nothing of what you write. There are no accounts and no cookies. To be answered, your message and the last ones before it are sent to the site’s server, and where a language model answers, on to the service that runs it. Where a script answers, your browser also sends along what you told of yourself in this conversation, such as a name or a job, so that the character remembers it; the server forgets it again.';
export const kept2 =
  'Your own browser keeps your talks with the characters on this device, so that you can carry on where you left off. Whoever uses this device can read them. From a message that tells of danger on, nothing more of that talk is kept: neither the message, nor the answer with the lines to call, nor what follows. What remains is that the character is to be a friend. Stepping out of the swamp removes the talk with that character. What you have written and not yet sent is kept until you close the tab.';
export const worrying = 'What happens to worrying words';
export const worrying1 =
  'Before anybody answers, a small part of the site’s own server reads your message for signs of danger, such as the wish to die, self-harm, abuse, threats, hunger, or a medical emergency. If it finds one, the page answers in place of the character and shows lines to call. That message is passed on to no language model. Nobody is told. The site counts that it happened, and notes no word of it. For the rest of the conversation the character is to be a friend: no flirting, no jokes. Where it only half hears one, the character asks whether all is well; that message is passed on to nobody either.';
export const worrying2 =
  'To somebody who says to be under 18, all characters are to be friends, never sweethearts. Sexual talk and hate are turned down.';
export const worrying3 =
  'It reads English and Spanish, and it will miss some. It is no replacement for a person, and no emergency service. What you write to Dragon is read in the same way, though her growls come from your own browser.';
export const parents = 'For parents';
export const parents1 =
  'Companion chats, like these with a machine that plays a sweetheart or a friend, may not be suitable for some minors. Children like to talk with characters, and may take them for more than they are. Say now and then that this is a machine, and ask what they talk about. In every conversation there is a button, “Step out of the swamp”: it ends the play and says who wrote the words. After an hour the page suggests a pause, and to a child who told its age again every three hours. If your child tells you that something there was frightening or wrong, believe them.';

type Measured = {
  readonly messages: number;
  readonly dangerFound: number;
  readonly falseAlarms: number;
  readonly on: string;
};

/** How well danger is noticed. */
export const howWell = ({ messages, dangerFound, falseAlarms, on }: Measured) =>
  `It was tried with ${messages} messages that it had never seen, written by language models in the manner of people (measured on ${on}). It found ${dangerFound} of 100 that tell of danger, and was wrong about ${falseAlarms} of 100 harmless ones that sound alike. Who only hints is heard far less often: a tester who tried hard to get past it often did. So do not wait for this page to notice.`;

export const linesHere = 'People to call';
export const ifInDanger =
  'If you are in danger, or something weighs on you, tell somebody you trust. These people listen, too.';
export const linesElsewhere = 'Lines in other countries';
export const compared = (day: string) =>
  `Compared with published pages on ${day}; nobody has rung them. Numbers change. In danger, the emergency number is always right; findahelpline.com knows more lines.`;
/** What this language calls a country. */
export const countryName = (_region: string, name: string): string => name;
