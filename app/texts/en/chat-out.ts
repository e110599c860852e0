// What the page says to who has stepped out, and where there is no network.
export const saidByScript = (character: string) =>
  `What ${character} said comes from a script: a program picked it from lines that were written beforehand. No person read along.`;
export const saidByMachine = (character: string, isModel: boolean) =>
  `What ${character} said was written by ${isModel ? 'a language model, which is a computer program' : 'a machine'}. No person wrote it, and none knows you by it.`;
export const wasFiction = 'It was fiction. This site keeps nothing of it, and this device no longer does.';
export const theseListen = 'If something weighs on you, tell somebody you trust. These people listen, too:';
export const talkAgain = (character: string) => `Talk to ${character} again`;
export const cutOff =
  'The swamp has lost its network. What you write stays here; send it again when the network is back.';
