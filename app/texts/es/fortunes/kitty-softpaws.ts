export const kittySoftpaws: readonly string[] = [
  'Ladrón que roba a ladrón, cien años de perdón. A ti te robaron el corazón, ¿no? Pues ya sabes. Yo vigilo.',
  'Guardo un secreto tuyo y otro de alguien que te mira mucho. Son el mismo secreto. Me ahorro un cajón.',
  'Te apuesto un collar a que no le sostienes la mirada hasta diez. Nadie pasa de siete. En el ocho da la risa.',
  'Busca en el bolsillo izquierdo: había una nota de amor. Bonita letra. Ahora está en el derecho. De nada.',
  'El beso que esperas queda sin vigilancia de siete a siete y cuarto, junto al puesto de manzanas. Ve sin antifaz.',
  'Esta semana te descubren con las manos en la masa. Fíjate bien: en esa masa hay cuatro manos.',
  'Jamás pido nada. Pero si alguien con media manta libre se sienta cerca, yo que tú tiritaría un poquito.',
  'Pegué la oreja a tu corazón, por costumbre, como a las cajas fuertes. Se abre con un nombre. Buena combinación.',
];
