export const shrek: readonly string[] = [
  'Contigo, pan y cebolla, dice el refrán. Busca a quien ponga la cebolla. El pan lo pone cualquiera.',
  'Alguien dirá que no hay quien te aguante y te guardará sitio en la carreta. Es una declaración. Sube.',
  'Vas a meter la pata. En barro hondo. Y alguien meterá la suya al lado, adrede, para que no pases vergüenza.',
  'Habrá quien te traiga flores. Quédate con quien las traiga con raíz, tierra y gusano. Eso es ir en serio.',
  'Se te escapará una lágrima. Dirás que es la cebolla. A tu lado, alguien dirá que también. No hay cebolla.',
  'Cupido pasó por mi pantano y se le hundió una bota. Va para largo. Ve tú a decir hola, que boca tienes.',
  'Cuelga un cartel: fuera todo el mundo. Debajo, pequeñito: menos tú. Y deja la puerta mal cerrada.',
  'En tu futuro hay una sopa que sabe a calcetín. Repite. Quien la hizo lleva tres días ensayándola.',
  '¿Versos? Anda ya. Hazte a un lado en el tronco y di: cabes. Si se sienta, es que rima.',
  'La cara te arde cada vez que pasa. No es fiebre ni picadura. Es eso otro. Y deja de rascarte.',
];
