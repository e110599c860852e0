export const sound = 'Sound';
export const isOn = 'Sound: on';
export const isOff = 'Sound: off';
