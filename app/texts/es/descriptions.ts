export const descriptions: Readonly<Record<string, string>> = {
  home: 'Una velada de fans en un pantano de cuento: charla con alguien enamorado, juega al ahorcado, escucha tu fortuna.',
  choose: 'Un estante de muñecos enamorados y, al final, un corazón roto. Elige a alguien y charla.',
  chat: 'Una charla con alguien del pantano que anda enamorado.',
  hangman: 'Adivina la palabra antes de que Shrek pierda la paciencia.',
  'fortune-teller': 'Siete adivinos y una cebolla que brilla. Pregúntale por el amor.',
  licence: 'Lo que puedes hacer con el código de Swampheart: casi todo.',
  care: 'Qué es esto, quién escribe, qué se guarda y a quién llamar.',
  lost: 'Ningún camino lleva hasta aquí.',
};
