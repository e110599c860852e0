export const title = 'Charla';
export const withoutScript = 'Para charlar hace falta JavaScript; sin él, nadie puede oírte.';
export const youAre = 'Esta noche eres ';
export const tonight = '.';
export const guest = 'alguien que pasaba por el camino';
export const stepOut = 'Salir del pantano';
export const steppedOut = 'Has salido del pantano';

export const conversationWith = 'Charla con ';
export const newest = 'Lo último';
export const thingsToSay = 'Cosas que decir';
export const message = 'Mensaje';
export const placeholder = 'Escribe un mensaje...';
export const send = 'Enviar';
export const sendIn = 'Enviar en ';
export const tooLong = 'Demasiado para un solo viaje. Prueba con menos palabras.';

export const you = 'Tú';
export const typing = 'Escribiendo...';
export const isTyping = ' está escribiendo';
export const greeting = '¡Hola! ¿Cómo puedo alegrarte el día? 😊';
export const failure = 'La respuesta no ha llegado. Inténtalo otra vez.';
export const emptyReply = (character: string) => `¡A ${character} no le queda nada! Ve a molestar a otros.`;
export const machineReminder = 'Hablas con una máquina y no con una persona. Es buen momento para una pausa.';
export const fanNote = (writer: string | undefined) =>
  `Las respuestas son ficción de ${writer === 'service' ? 'un modelo de lenguaje' : writer === 'understudy' ? 'un guion' : 'una máquina'}. Swampheart es obra de fans.`;
export const scriptIsEnglish = 'El guion de la casa está escrito en inglés, y en inglés responde.';

export const writeAgainIn = (time: string) => `Podrás escribir otra vez en ${time}.`;
export const writeAgain = 'Ya puedes escribir otra vez.';
export const lettersLost = (most: string, lost: string) =>
  `Solo caben ${most} letras. De lo que añadiste sobran ${lost}.`;
export const lettersFull = (most: string) => `Solo caben ${most} letras.`;
export const lettersNearlyFull = 'Quedan 100 letras como mucho.';
export const pause = (hours: number, isForChild: boolean) =>
  `Llevas aquí ${hours > 1 ? `${hours} horas` : 'una hora'}${isForChild ? ', con una máquina y no con una persona' : ''}. Es buen momento para una pausa.`;
