export const sound = 'Sonido';
export const isOn = 'Sonido: encendido';
export const isOff = 'Sonido: apagado';
