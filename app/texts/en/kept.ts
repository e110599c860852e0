export const question = 'Forget all talks, games and fortunes?';
export const goneThen = 'All that Swampheart keeps here is gone then, your settings too. Nobody can bring it back.';
export const forgotten = 'Forgotten. This device keeps nothing of Swampheart now.';
export const no = 'No, keep it';
export const forgetEverything = 'Forget everything on this device';
export const yes = 'Yes, forget everything';
