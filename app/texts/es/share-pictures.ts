export const titles: Readonly<Record<string, string>> = {
  choose: 'Elige y charla',
  chat: 'Aquí hay alguien\nque quiere\nhablar contigo',
  hangman: 'El ahorcado:\nedición pantano',
  'fortune-teller': 'Shrek,\nel adivino',
  licence: 'Licencia',
  care: 'Cuidado y ayuda',
  lost: 'Sin rumbo\nen el pantano',
};
