export const title = 'Sin rumbo en el pantano';
export const first =
  'Vale, calma, yo estoy calmado, ¿tú estás en calma? Aquí no hay ninguna página. He mirado debajo del tronco, he mirado encima del tronco, le he preguntado al tronco.';
export const second =
  'Conozco un atajo, va a la izquierda, luego a la izquierda, luego hay una garza, no la mires a los ojos, otra vez a la izquierda y, bueno, mira qué cosas, volvemos a estar aquí, ¡hola! O...';
export const third = 'Toma uno de estos caminos, tienen letreros y todo. Yo te acompaño. Yo te hablo. Sobre todo eso.';
export const paths = 'Caminos para salir de aquí';
export const home = 'Al inicio del pantano';
export const choose = 'Alguien con quien hablar';
export const hangman = 'Una partida de ahorcado';
export const fortune = 'Una fortuna';
