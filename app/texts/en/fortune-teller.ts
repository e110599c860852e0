export const title = 'Shrek Fortune Teller';
export const goBack = 'Go Back';
export const who = 'Who shall look into the onion for you?';
export const predicting = 'Predicting...';
export const reveal = 'Reveal My Swamp Fate';
export const withoutScript = 'The onion glows only where JavaScript is switched on.';
export const nobodyChosen = 'Please choose a Shrek character first!';
export const missingPool = 'No fortunes available for this character yet.';
