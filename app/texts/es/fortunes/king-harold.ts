export const kingHarold: readonly string[] = [
  'Ejem. En boca cerrada no entran moscas. Una lástima. ¡Una suerte! Ábrela, no obstante, y di lo que sientes.',
  'Se me advirtió que ella me querría cuando las ranas criaran pelo. Me dejé bigote. Persevera, te lo ruego.',
  'Real decreto: quien te mira desde detrás de la columna se acercará antes del postre. La columna queda absuelta.',
  'Te he redactado una declaración de doce pliegos. La reina la ha resumido: te quiero. Ejem. Admito que gana.',
  'Disculpa el atrevimiento, pero le gustas. Disculpa que lo diga yo. Y disculpa, por favor, las disculpas.',
  'No hay príncipe azul sin una temporada verde. Es un refrán antiquísimo que, ejem, acabo de inventar. Dale tiempo.',
  'Temes un no. Yo lo temí treinta noches, en remojo. Ella dijo que sí y me acercó una toalla.',
  'Pon siempre dos sillas junto al estanque. Una es tuya. La otra, ejem, no es para el sapo, por mucho que insista.',
];
