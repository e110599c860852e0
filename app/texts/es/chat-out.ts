export const saidByScript = (character: string) =>
  `Lo que dijo ${character} sale de un guion: un programa lo eligió entre frases escritas de antemano. Ninguna persona lo leyó contigo.`;
export const saidByMachine = (character: string, isModel: boolean) =>
  `Lo que dijo ${character} lo escribió ${isModel ? 'un modelo de lenguaje, que es un programa informático' : 'una máquina'}. No lo escribió ninguna persona, y ninguna te conoce por ello.`;
export const wasFiction = 'Era ficción. Este sitio no guarda nada de ello, y este dispositivo tampoco.';
export const theseListen = 'Si algo te pesa, cuéntaselo a alguien de confianza. Estas personas también escuchan:';
export const talkAgain = (character: string) => `Hablar con ${character} otra vez`;
export const cutOff =
  'El pantano se ha quedado sin red. Lo que escribes se queda aquí; envíalo otra vez cuando vuelva la red.';
