export const titles: Readonly<Record<string, string>> = {
  choose: 'Elige y charla',
  chat: 'Aquí hay alguien\nque quiere\nhablar contigo',
  hangman: 'El ahorcado\ndel pantano',
  'fortune-teller': 'Shrek,\nel adivino',
  licence: 'Licencia',
  care: 'Ayuda y apoyo',
  lost: 'Sin rumbo\nen el pantano',
};
