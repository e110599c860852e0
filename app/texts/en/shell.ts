// What every screen may say.
export const back = 'Back';
export const tryAgain = 'Try again';
export const goHome = 'Go home';
export const close = 'Close';
export const newTab = 'opens in a new tab';
export const careAndHelp = 'Care and help';

export const rotten = 'That plank was rotten';
export const partMissing = 'This part of the swamp did not arrive. Your way back is dry.';
export const pathUnderWater =
  'The path ahead is under water: that part of the swamp did not arrive. All you have here stays dry.';
export const stay = 'Stay here';
