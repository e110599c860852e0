export const title = 'Charla';
export const withoutScript = 'Para charlar hace falta JavaScript; sin él, aquí nadie puede oírte.';
export const youAre = 'Esta noche eres ';
export const tonight = '.';
export const guest = 'alguien de paso';
export const stepOut = 'Salir del pantano';
/** What it begins with, for where there is no room. */
export const stepOutInShort = 'Salir';
export const steppedOut = 'Has salido del pantano';

export const conversationWith = 'Charla con ';
export const newest = 'Lo último';
export const thingsToSay = 'Cosas que decir';
export const sayTo = (character: string) => `A ${character}:`;
export const message = 'Mensaje';
export const placeholder = 'Escribe un mensaje...';
export const send = 'Enviar';
export const tooLong = 'Demasiado para un solo viaje. Prueba con menos palabras.';

export const you = 'Tú';
export const typing = 'Escribiendo...';
export const isTyping = ' está escribiendo';
export const greeting = '¡Hola! ¿Cómo puedo alegrarte el día? 😊';
export const failure = 'La respuesta no ha llegado. Inténtalo otra vez.';
export const emptyReply = (character: string) =>
  `¡A ${character} no le queda nada más que decir! Ve a molestar a otros.`;
export const machineReminder = 'Hablas con una máquina, no con una persona. Haz una pausa de vez en cuando.';
export const writtenBy = (writer: string | undefined) =>
  `Las respuestas son ficción, escritas por ${writer === 'service' ? 'un modelo de lenguaje' : writer === 'understudy' ? 'un guion' : 'una máquina'}.`;
export const fanWork = 'Swampheart es una obra de fans.';
export const scriptIsEnglish = 'El guion está en inglés, y en inglés responde.';

export const writeAgainIn = (time: string) => `Podrás escribir otra vez en ${time}.`;
export const writeAgain = 'Ya puedes escribir otra vez.';
export const lettersLost = (most: string, lost: string, isOne: boolean) =>
  `Solo caben ${most} letras: del final ${isOne ? 'se ha' : 'se han'} quedado fuera ${lost}.`;
export const lettersFull = (most: string) => `Ya están las ${most} letras que caben.`;
export const lettersNearlyFull = 'Quedan como mucho 100 letras.';
