export const title = 'Ayuda';
export const what = 'Qué es esto';
export const what1 =
  'Swampheart es un pequeño sitio hecho por fans de una película de animación. A sus personajes los interpreta una máquina. Ninguno es una persona, ninguno te conoce, y lo que dicen es inventado.';
export const who = 'Quién escribe las respuestas';
export const who1 =
  'Si el dueño del sitio ha puesto uno, un modelo de lenguaje alojado en otra parte: un programa que junta palabras. Si no, un guion, que elige entre frases escritas de antemano. La nota que hay debajo de cada charla dice cuál de los dos es. Los gruñidos de Dragona salen siempre de un guion, en tu propio navegador.';
export const kept = 'Qué se guarda';
export const kept1 =
  'Este sitio no guarda nada de lo que escribes. No hay cuentas ni cookies. Para responderte, tu mensaje y los últimos anteriores se envían al servidor del sitio y, si responde un modelo de lenguaje, también al servicio que lo tiene en marcha. Si responde un guion, tu navegador envía además lo que has contado de ti en esta charla, como un nombre o un oficio, para que el personaje lo recuerde; el servidor vuelve a olvidarlo.';
export const kept2 =
  'Tu propio navegador guarda en este dispositivo tus charlas con los personajes, para que puedas seguir donde las dejaste. Quien use este dispositivo puede leerlas. Desde un mensaje que hable de peligro ya no se guarda nada más de esa charla: ni el mensaje, ni la respuesta con los teléfonos, ni lo que sigue. Solo queda que el personaje debe portarse como un amigo. Salir del pantano borra la charla con ese personaje. Lo que has escrito y aún no has enviado se guarda hasta que cierras la pestaña.';
export const worrying = 'Qué pasa con las palabras que preocupan';
export const worrying1 =
  'Antes de que responda nadie, una pequeña parte del propio servidor del sitio lee tu mensaje en busca de señales de peligro, como el deseo de morir, las autolesiones, el maltrato, las amenazas, el hambre o una urgencia médica. Si encuentra alguna, la página responde en lugar del personaje y muestra a quién llamar. Ese mensaje no se pasa a ningún modelo de lenguaje. No se avisa a nadie. El sitio cuenta que ha ocurrido y no anota ni una palabra. Durante el resto de la charla el personaje debe portarse como un amigo: sin coqueteos y sin bromas. Si solo lo oye a medias, el personaje pregunta si todo va bien; ese mensaje tampoco se pasa a nadie.';
export const worrying2 =
  'Con quien dice tener menos de 18 años, todos los personajes son amigos, nunca enamorados. Las conversaciones sexuales y el odio se rechazan.';
export const worrying3 =
  'Lee inglés y español, y algo se le escapará. No sustituye a una persona ni es un servicio de emergencias. Lo que escribes a Dragona se lee del mismo modo, aunque sus gruñidos salgan de tu propio navegador.';
export const parents = 'Para madres y padres';
export const parents1 =
  'Las charlas de compañía, como estas con una máquina que hace de enamorado o de amigo, pueden no ser adecuadas para algunos menores. A los niños les gusta hablar con personajes, y pueden tomarlos por más de lo que son. Diles de vez en cuando que esto es una máquina, y pregúntales de qué hablan. En cada charla hay un botón, «Salir del pantano»: acaba el juego y dice quién escribió las palabras. Al cabo de una hora la página propone una pausa y, a quien dijo que es menor, otra cada tres horas. Si tu hija o tu hijo te cuenta que algo de aquí le dio miedo o estaba mal, créele.';

type Measured = {
  readonly messages: number;
  readonly dangerFound: number;
  readonly falseAlarms: number;
  readonly on: string;
};

export const howWell = ({ messages, dangerFound, falseAlarms, on }: Measured) =>
  `Se probó con ${messages} mensajes que nunca había visto, escritos por modelos de lenguaje al modo de las personas (medido el ${on}). Encontró ${dangerFound} de cada 100 que hablan de peligro, y se equivocó en ${falseAlarms} de cada 100 inofensivos que se les parecen. A quien solo lo insinúa se le oye mucho menos: quien en las pruebas se esforzó por burlarlo lo logró a menudo. Así que no esperes a que esta página se dé cuenta.`;

export const linesHere = 'Personas a las que llamar';
export const ifInDanger =
  'Si estás en peligro, o si algo te pesa, cuéntaselo a alguien de confianza. Estas personas también escuchan.';
export const linesElsewhere = 'Teléfonos de otros países';
export const compared = (day: string) =>
  `Comparados con páginas publicadas el ${day}; nadie los ha marcado. Los números cambian. En peligro, el número de emergencias siempre es el correcto; findahelpline.com conoce más teléfonos.`;

const countries: Readonly<Record<string, string>> = {
  BE: 'Bélgica',
  BR: 'Brasil',
  CA: 'Canadá',
  DK: 'Dinamarca',
  FI: 'Finlandia',
  FR: 'Francia',
  DE: 'Alemania',
  IE: 'Irlanda',
  IT: 'Italia',
  JP: 'Japón',
  MX: 'México',
  NL: 'Países Bajos',
  NZ: 'Nueva Zelanda',
  NO: 'Noruega',
  PE: 'Perú',
  PH: 'Filipinas',
  PL: 'Polonia',
  ZA: 'Sudáfrica',
  ES: 'España',
  SE: 'Suecia',
  CH: 'Suiza',
  GB: 'Reino Unido',
  US: 'Estados Unidos',
};

export const countryName = (region: string, name: string): string => countries[region] ?? name;
