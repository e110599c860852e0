export const title = 'Charla';
export const withoutScript = 'Para charlar hace falta JavaScript; sin él, aquí nadie puede oírte.';
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
export const tooLong = 'Eso era demasiado para un solo viaje. Inténtalo con menos palabras.';

export const you = 'Tú';
export const typing = 'Escribiendo...';
export const isTyping = ' está escribiendo';
export const greeting = '¡Hola! ¿Cómo puedo alegrarte el día? 😊';
export const failure = 'La respuesta no ha llegado. Inténtalo otra vez.';
export const emptyReply = (character: string) =>
  `¡A ${character} no le queda nada más que decir! Ve a molestar a otros.`;
export const machineReminder =
  'Estás hablando con una máquina, no con una persona. Viene bien hacer una pausa de vez en cuando.';
export const fanNote = (writer: string | undefined) =>
  `Las respuestas son ficción, escritas por ${writer === 'service' ? 'un modelo de lenguaje' : writer === 'understudy' ? 'un guion' : 'una máquina'}. Swampheart es una obra de fans.`;
export const scriptIsEnglish =
  'El guion de la casa está escrito en inglés: aquí te responden en inglés, y en inglés te entienden mejor.';

export const writeAgainIn = (time: string) => `Podrás escribir otra vez en ${time}.`;
export const writeAgain = 'Ya puedes escribir otra vez.';
export const lettersLost = (most: string, lost: string, isOne: boolean) =>
  isOne
    ? `Solo caben ${most} letras: la última que añadiste se ha quedado fuera.`
    : `Solo caben ${most} letras: las últimas ${lost} que añadiste se han quedado fuera.`;
export const lettersFull = (most: string) => `Esas son las ${most} letras que caben.`;
export const lettersNearlyFull = 'Queda poco sitio: como mucho, 100 letras.';
export const pause = (hours: number, isForChild: boolean) =>
  `Llevas aquí ${hours > 1 ? `${hours} horas` : 'una hora'}${isForChild ? ', con una máquina y no con una persona' : ''}. Es un buen momento para una pausa.`;
