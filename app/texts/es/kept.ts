export const question = '¿Olvidar charlas, juegos y fortunas?';
export const goneThen = 'Todo lo que Swampheart guarda aquí desaparecerá. Nadie podrá recuperarlo.';
export const forgotten = 'Olvidado. Este dispositivo ya no guarda nada de Swampheart.';
export const no = 'No, guárdalo';
export const forgetEverything = 'Olvidar todo en este dispositivo';
export const yes = 'Sí, olvidar todo';
