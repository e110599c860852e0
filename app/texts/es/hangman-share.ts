export const tagsLeft = (left: number, all: number, withHint: boolean) =>
  `${left} de ${all} etiquetas a salvo${withHint ? ' y una pista' : ''}`;
export const found = (tags: string) => `Encontrada con ${tags}`;
export const lostAll = 'Se la quedó el pantano, con las nueve etiquetas';
export const dayShared = (day: string) => `Swampheart, palabra del día, ${day}`;
export const dareFound = (tags: string) => `Encontré esta palabra con ${tags}. ¿Y tú?`;
export const dareLost = 'Esta palabra me costó las nueve etiquetas. ¿La encuentras tú?';
