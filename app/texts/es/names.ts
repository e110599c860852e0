const names: Readonly<Record<string, string>> = {
  Donkey: 'Asno',
  Dragon: 'Dragona',
  'King Harold': 'Rey Harold',
  'Queen Lillian': 'Reina Lillian',
  'Puss in Boots': 'Gato con Botas',
  Gingerbread: 'Jengibre',
  Pinocchio: 'Pinocho',
  'No one': 'Nadie',
  Gingy: 'Jengi',
};

export const nameOf = (name: string): string => names[name] ?? name;
