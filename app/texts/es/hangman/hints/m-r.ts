import type { Hint } from '../../../hint.ts';

export const hints: Readonly<Record<string, readonly Hint[]>> = {
  madera: [
    { by: 'Doris', text: 'De eso son mis barriles, mis mesas y algún cliente narigudo.' },
    { by: 'Shrek', text: 'Arde, flota y no habla. Salvo un muñeco que conozco.' },
    { by: 'anyone', text: 'Material que se saca de los troncos.' },
  ],
  maestra: [
    { by: 'Fiona', text: 'La mía fue una torre vacía y un libro de llaves.' },
    { by: 'Suzy Sugar', text: 'Le llevo una manzana confitada, terrón, y me cuenta las notas.' },
    { by: 'anyone', text: 'En la escuela te explica las lecciones.' },
  ],
  magia: [
    { by: 'Puss in Boots', text: '¡Nada por aquí, nada por allá! Y ya no hay sardinas.' },
    { by: 'Gingerbread', text: '¡Hubo un destello y abrí los ojos de azúcar! ¡Así nací!' },
    { by: 'anyone', text: 'Con ella las varitas hacen cosas imposibles.' },
  ],
  manzana: [
    { by: 'Fiona', text: 'Una reina me ofreció una muy roja. La mordió el jardinero. Roncó.' },
    { by: 'Dragon', text: '*asa la cosecha en el árbol, ensartada en la cola* Ñam, grrr.' },
    { by: 'anyone', text: 'Fruta que durmió a Blancanieves.' },
  ],
  mañana: [
    { by: 'Donkey', text: 'Qué desayunamos, adónde vamos, ya salió el sol, ¿estás despierto?' },
    { by: 'Doris', text: 'La parte del día que no conozco. Me han hablado de ella.' },
    { by: 'anyone', text: 'Empieza cuando sale el sol y termina al mediodía.' },
  ],
  mapa: [
    { by: 'Kitty Softpaws', text: 'El mío marca salidas. El de los otros, la equis.' },
    { by: 'Puss in Boots', text: '¡Al norte, sin duda! Lo tenía del revés, pero con elegancia.' },
    { by: 'anyone', text: 'Papel que muestra caminos, ríos y países.' },
  ],
  marinero: [
    { by: 'Doris', text: 'Cuenta olas más altas que el campanario y pide más pan.' },
    { by: 'Puss in Boots', text: '¡Nudos, tatuajes y canciones! Yo pongo los bigotes al viento.' },
    { by: 'anyone', text: 'Trabaja en un barco.' },
  ],
  marioneta: [
    { by: 'Dragon', text: '*se enreda entera en unos hilos; baila un poco sin querer* ¿Mrrru?' },
    { by: 'Kitty Softpaws', text: 'Todos miran a la que baila. Yo, a quien tira arriba.' },
    { by: 'anyone', text: 'Se mueve con hilos en un teatrito.' },
  ],
  mariposa: [
    { by: 'Donkey', text: 'Vuela, aletea, es un pétalo, es mi mejor amiga, ¡vuelve!' },
    { by: 'Suzy Sugar', text: 'Fue una oruga glotona, azuquítar, y mírala ahora con vestido nuevo.' },
    { by: 'anyone', text: 'Insecto de alas de colores que antes fue oruga.' },
  ],
  medusa: [
    { by: 'Dragon', text: '*besa algo blando y transparente en el mar; pica* ¡Auuurrr!' },
    { by: 'Kitty Softpaws', text: 'Transparente, callada, y si la tocas suena la alarma: en ti.' },
    { by: 'anyone', text: 'Animal blando del mar que parece un paraguas y pica.' },
  ],
  melena: [
    { by: 'Puss in Boots', text: 'La del león es vulgar; la mía cabe entera bajo el sombrero.' },
    { by: 'Fiona', text: 'Sirve de escala, dicen. La mía va en trenza y no estorba.' },
    { by: 'anyone', text: 'Pelo largo que lleva el león.' },
  ],
  mensaje: [
    { by: 'Kitty Softpaws', text: 'Lo leí con el sello intacto. Mejor no digo quién te escribe.' },
    { by: 'Donkey', text: 'Me lo sé, era urgente, empezaba por querida, no, por socorro, ¡ay!' },
    { by: 'anyone', text: 'Llega en botella, en paloma o por teléfono.' },
  ],
  mentira: [
    { by: 'Doris', text: 'Este guiso es de hoy. Acabo de decirte una.' },
    { by: 'Suzy Sugar', text: 'Chiquita y con glaseado se traga sola, primor, pero luego repite.' },
    { by: 'anyone', text: 'Por cada una le crece la nariz a un muñeco.' },
  ],
  meñique: [
    { by: 'Gingerbread', text: '¡El más chiquito de la mano! ¡Pequeños del mundo, unidos!' },
    { by: 'Puss in Boots', text: 'Lo levanto al beber leche. La clase, amigos, no se compra.' },
    { by: 'anyone', text: 'El más pequeño de cinco hermanos en tu mano.' },
  ],
  mercado: [
    { by: 'Suzy Sugar', text: 'Llego a las seis por las fresas, cielo, y vuelvo con noticias.' },
    { by: 'Kitty Softpaws', text: 'Manos ocupadas, bolsas abiertas. Mejor espero fuera. O no.' },
    { by: 'anyone', text: 'Lugar con puestos de fruta, pescado y flores.' },
  ],
  mermelada: [
    { by: 'Suzy Sugar', text: 'Fruta, azúcar y paciencia, tesoro; lo que sobra se lame.' },
    { by: 'Gingerbread', text: '¡Es el pegamento de mi pueblo! ¡Una vez me salvó una pierna!' },
    { by: 'anyone', text: 'Se hace con fruta y se unta en el pan.' },
  ],
  miedo: [
    { by: 'Fiona', text: 'Lo llevo conmigo y le doy la espada pequeña.' },
    { by: 'Donkey', text: 'No tengo, quién tiene, qué fue eso, por qué te mueves, ¡ay!' },
    { by: 'anyone', text: 'Lo sientes a oscuras cuando algo cruje.' },
  ],
  miel: [
    { by: 'Dragon', text: '*mete el hocico en el tronco; sale dorada, pegajosa y contenta* Ñamrrr.' },
    { by: 'Shrek', text: 'Los osos se pelean por ella. Dulce, sí, pero tiene dueñas.' },
    { by: 'anyone', text: 'Dulce, dorada, hecha por abejas.' },
  ],
  mochila: [
    { by: 'Fiona', text: 'Cuerda, pan, piedra de afilar. Si suena, va mal hecha.' },
    { by: 'Donkey', text: 'La mía pesa, qué tiene, barquillos, y debajo, ¡más barquillos!' },
    { by: 'anyone', text: 'La cuelgas en la espalda para ir a la escuela.' },
  ],
  molino: [
    { by: 'Doris', text: 'Gira, cruje y nos da harina. Más trabaja él que mis clientes.' },
    { by: 'Puss in Boots', text: 'Un hidalgo lo creyó gigante. ¡Yo heredé de uno mis comienzos!' },
    { by: 'anyone', text: 'El viento mueve sus aspas.' },
  ],
  moneda: [
    { by: 'Kitty Softpaws', text: 'Cae del lado que yo digo. No la mires mucho.' },
    { by: 'Doris', text: 'La muerdo antes de guardarla. Una era de chocolate.' },
    { by: 'anyone', text: 'Redonda, de metal, con cara y cruz.' },
  ],
  montaña: [
    { by: 'Dragon', text: '*se echa una siesta; los excursionistas la escalan y plantan bandera* Rrrzz.' },
    { by: 'Shrek', text: 'Subes, sudas, miras, bajas. Quédate abajo, anda ya.' },
    { by: 'anyone', text: 'Más alta que una colina, con nieve arriba.' },
  ],
  mosca: [
    { by: 'Shrek', text: 'Aperitivo que viene volando. Servicio a domicilio.' },
    { by: 'Doris', text: 'Hay una en la sopa. No la cobro.' },
    { by: 'anyone', text: 'Insecto que zumba y se para en la comida.' },
  ],
  mundo: [
    { by: 'Donkey', text: 'Es redondo, gira, vivimos encima, ¿por qué no nos mareamos?' },
    { by: 'Gingerbread', text: '¡Salté de la bandeja y ahí estaba, entero, esperándome!' },
    { by: 'anyone', text: 'Todos los países y mares juntos.' },
  ],
  muñeca: [
    { by: 'Suzy Sugar', text: 'Trenzas de lana y boca cosida, confite: la única que guarda secretos.' },
    { by: 'Kitty Softpaws', text: 'Abres una y hay otra, y otra. La última guarda mi rubí.' },
    { by: 'anyone', text: 'Juguete con cara, vestido y pelo.' },
  ],
  museo: [
    { by: 'Kitty Softpaws', text: 'Entrada gratis los martes. Yo entro gratis los miércoles, de noche.' },
    { by: 'Puss in Boots', text: 'Reservan un pedestal vacío. ¡Qué detalle, saben que voy a llegar!' },
    { by: 'anyone', text: 'Allí se ven cuadros y cosas antiguas.' },
  ],
  musgo: [
    { by: 'Shrek', text: 'Alfombra verde, mojada y gratis. La mejor de la casa.' },
    { by: 'Dragon', text: '*se echa en las piedras verdes y blandas; prueba la almohada* Prrrm.' },
    { by: 'anyone', text: 'Cubre de verde las piedras húmedas.' },
  ],
  nadar: [
    { by: 'Fiona', text: 'El foso, ida y vuelta, con botas. Eso es calentar.' },
    { by: 'Puss in Boots', text: 'Este felino sabe, por supuesto. Elige no mojarse, por estilo.' },
    { by: 'anyone', text: 'Moverse en el agua con brazos y piernas.' },
  ],
  naranja: [
    { by: 'Suzy Sugar', text: 'Rallo solo la piel, solecito, y el bizcocho huele a domingo.' },
    { by: 'Donkey', text: 'Es una fruta, es un color, cuál fue primero, ¡no duermo!' },
    { by: 'anyone', text: 'Fruta redonda que se exprime para beber.' },
  ],
  nariz: [
    { by: 'Gingerbread', text: '¡La mía es una gota de glaseado! ¡Nunca estornudé, soy afortunado!' },
    { by: 'Shrek', text: 'Sirve para oler sopa. Y para meterla donde no te llaman.' },
    { by: 'anyone', text: 'Con ella hueles; está en medio de la cara.' },
  ],
  nido: [
    { by: 'Dragon', text: '*empolla tres piedras redondas, por si acaso, toda la primavera* Mrrruuu.' },
    { by: 'Kitty Softpaws', text: 'Urracas: arriba, a la izquierda, lleno de cucharitas de plata. Colegas.' },
    { by: 'anyone', text: 'Los pájaros ponen ahí sus huevos.' },
  ],
  niebla: [
    { by: 'Shrek', text: 'No se ve el pantano. El pantano no ve a nadie. Perfecto.' },
    { by: 'Dragon', text: '*suspira junto al río y ya no se encuentra el puente* Hhhhfff.' },
    { by: 'anyone', text: 'Nube baja que no deja ver el camino.' },
  ],
  nieve: [
    { by: 'Gingerbread', text: '¡Azúcar glas hasta el horizonte! ¡Por fin combino con el paisaje!' },
    { by: 'Donkey', text: 'Es blanca, cruje, hice un ángel, ¡no siento las orejas!' },
    { by: 'anyone', text: 'Cae en copos cuando hace mucho frío.' },
  ],
  niñez: [
    { by: 'Fiona', text: 'La mía tenía rey, reina y luego una torre.' },
    { by: 'Doris', text: 'Se va sin pagar, como todos. A esa la perdono.' },
    { by: 'anyone', text: 'Los años en que eres pequeño y juegas.' },
  ],
  noche: [
    { by: 'Kitty Softpaws', text: 'Mi horario de oficina.' },
    { by: 'Shrek', text: 'Ya no llama nadie a la puerta. Más le vale.' },
    { by: 'anyone', text: 'Sale la luna y te vas a la cama.' },
  ],
  nube: [
    { by: 'Dragon', text: '*muerde una que parecía algodón; se le mojan los colmillos* ¿Grrrp?' },
    { by: 'Donkey', text: 'Parece una oveja, no, un barco, no, un barquillo, ¡tengo hambre!' },
    { by: 'anyone', text: 'Flota en el cielo y trae lluvia.' },
  ],
  nuez: [
    { by: 'Kitty Softpaws', text: 'La cáscara más terca del bosque. La abro con horquilla.' },
    { by: 'Fiona', text: 'Se casca con el puño. Con los dientes solo en fiestas.' },
    { by: 'anyone', text: 'Fruto seco que parece un pequeño cerebro.' },
  ],
  nutria: [
    { by: 'Shrek', text: 'Nada de espaldas y come en la panza. Sabe vivir.' },
    { by: 'Suzy Sugar', text: 'Lava su cena, bombón, y se toma de la patita para dormir.' },
    { by: 'anyone', text: 'Animal de río, nadador y juguetón, con bigotes.' },
  ],
  ogro: [
    { by: 'Fiona', text: 'Me casé con uno. Recomiendo probar la sopa antes.' },
    { by: 'Donkey', text: 'Tiene capas, gruñe, vive en el barro, es mi vecino, ¡sorpresa!' },
    { by: 'anyone', text: 'Ser grande y verde de los cuentos.' },
  ],
  oreja: [
    { by: 'Puss in Boots', text: 'Dos, puntiagudas, y entre ellas cabe todo el honor del sombrero.' },
    { by: 'Donkey', text: 'Las mías son larguísimas, oigo un grillo, oigo tu merienda, ¿me das?' },
    { by: 'anyone', text: 'Sirve para oír; tienes una a cada lado.' },
  ],
  orgullo: [
    { by: 'Puss in Boots', text: '¡De eso se me hincha el pecho hasta perder botones!' },
    { by: 'Dragon', text: '*le ponen medalla, se estira, se estira; adiós, torre del reloj* Grrraaa.' },
    { by: 'anyone', text: 'Lo sientes cuando haces algo muy bien.' },
  ],
  orilla: [
    { by: 'Shrek', text: 'Donde acaba el agua y empieza la siesta.' },
    { by: 'Fiona', text: 'Salta al bote desde ahí. Si caes, nada.' },
    { by: 'anyone', text: 'El borde del río o del mar.' },
  ],
  oruga: [
    { by: 'Gingerbread', text: '¡Come y come, y luego le salen alas! ¡Yo solo me ablando!' },
    { by: 'Kitty Softpaws', text: 'Se envuelve en seda carísima y sale con otra identidad.' },
    { by: 'anyone', text: 'De mayor será mariposa.' },
  ],
  otoño: [
    { by: 'Dragon', text: '*sopla una sola vez y el bosque queda en camisón amarillo* Hhhuuuf.' },
    { by: 'Doris', text: 'Hojas en la puerta, calabaza en el menú. Yo barro, tú come.' },
    { by: 'anyone', text: 'Las hojas caen y se ponen marrones.' },
  ],
  oveja: [
    { by: 'Suzy Sugar', text: 'Una saltó la valla, otra saltó la valla, y te dormiste, angelito.' },
    { by: 'Dragon', text: '*las cuenta para dormir, se despierta con apetito, disimula* Mmmrr.' },
    { by: 'anyone', text: 'Da lana y dice bee.' },
  ],
  paciencia: [
    { by: 'Doris', text: 'Sirvo al troll que pide carta y no sabe leer. Eso.' },
    { by: 'Kitty Softpaws', text: 'Tres horas en un tejado por una sola ventana. Valió.' },
    { by: 'anyone', text: 'Saber esperar sin enfadarse.' },
  ],
  palacio: [
    { by: 'Suzy Sugar', text: 'Pido el pastel por piso, corazón, y ya voy por la cúpula.' },
    { by: 'Puss in Boots', text: '¡Cien salones y un solo cojín digno de mí! Ya tiene pelo.' },
    { by: 'anyone', text: 'Casa enorme y lujosa de reyes.' },
  ],
  palmera: [
    { by: 'Donkey', text: 'Es alta, flaca, despeinada, tiene cocos, cuidado, cuidado, ¡abajo!' },
    { by: 'Doris', text: 'Vi una en una postal. El pantano no da para eso.' },
    { by: 'anyone', text: 'Árbol de playa que da cocos o dátiles.' },
  ],
  panadero: [
    { by: 'Gingerbread', text: '¡Me dio la vida y encendió el fuego! ¡Aún lo miro mal!' },
    { by: 'Suzy Sugar', text: 'Mi rival de enfrente, dulzura: amasa bien y escucha mejor.' },
    { by: 'anyone', text: 'Madruga para amasar y hornear.' },
  ],
  panda: [
    { by: 'Dragon', text: '*parpadea ante un oso que come cañas sin asarlas* ¿Mrrrg?' },
    { by: 'Kitty Softpaws', text: 'Dos antifaces naturales y ni un robo. Talento desperdiciado.' },
    { by: 'anyone', text: 'Oso blanco y negro que come bambú.' },
  ],
  pantano: [
    { by: 'Shrek', text: 'Mi casa. Fuera.' },
    { by: 'Fiona', text: 'Luna de miel con ranas. Otros fueron a la playa.' },
    { by: 'anyone', text: 'Agua, barro, juncos y un ogro contento.' },
  ],
  pantera: [
    { by: 'Kitty Softpaws', text: 'Negra, callada, de la familia. La que sí da miedo.' },
    { by: 'Puss in Boots', text: '¡Prima lejana, más grande, menos guapa, peor sombrero!' },
    { by: 'anyone', text: 'Gran felino negro de la selva.' },
  ],
  pañuelo: [
    { by: 'Puss in Boots', text: 'Lo agito desde la proa y lloran hasta las gaviotas del puerto.' },
    { by: 'Doris', text: 'Uno seco para cada corazón roto. Los lavo los lunes.' },
    { by: 'anyone', text: 'Lo usas para sonarte la nariz.' },
  ],
  papel: [
    { by: 'Kitty Softpaws', text: 'Un avión, una nota, un falso permiso del rey: dobla y listo.' },
    { by: 'Donkey', text: 'Lo cortas, lo pintas, me lo comí, era la tarea, ¡lo siento!' },
    { by: 'anyone', text: 'Sobre él se escribe y se dibuja.' },
  ],
  paraguas: [
    { by: 'Doris', text: 'Se olvidan aquí uno por tormenta. Tengo cuarenta y dos.' },
    { by: 'Dragon', text: '*extiende un ala sobre toda la fila del mercado* Plic, plic, prrr.' },
    { by: 'anyone', text: 'Lo abres cuando llueve y no te mojas.' },
  ],
  pavo: [
    { by: 'Puss in Boots', text: 'Abre la cola como yo la capa, y él sí cansa.' },
    { by: 'Shrek', text: 'Hace gluglú y se cree importante. Conozco a varios.' },
    { by: 'anyone', text: 'Ave grande que hace gluglú.' },
  ],
  payaso: [
    { by: 'Donkey', text: 'Nariz roja, zapatones, agua en la flor, me mojó, ¡otra vez!' },
    { by: 'Doris', text: 'Hace reír a todos y luego pide un té, callado.' },
    { by: 'anyone', text: 'Tiene nariz roja y trabaja en el circo.' },
  ],
  peine: [
    { by: 'Shrek', text: 'Palo con dientes. Nunca lo he estrenado.' },
    { by: 'Fiona', text: 'Con eso y un enredo empieza una guerra. La gano.' },
    { by: 'anyone', text: 'Tiene púas y ordena el cabello.' },
  ],
  pelota: [
    { by: 'Donkey', text: 'Tira, la traigo, tira, la traigo, se fue al río, ¡la traigo!' },
    { by: 'Gingerbread', text: '¡Rodaba hacia mí como un planeta furioso! ¡Salté como un campeón!' },
    { by: 'anyone', text: 'Redonda, bota y se patea.' },
  ],
  pequeño: [
    { by: 'Gingerbread', text: '¡Del tamaño de mi palma, con el corazón de un gigante!' },
    { by: 'Dragon', text: '*se encoge y se esconde tras una flor; asoman las alas* ¿Mrrr?' },
    { by: 'anyone', text: 'Lo contrario de grande.' },
  ],
  perejil: [
    { by: 'Doris', text: 'Una ramita encima y el plato cuesta el doble.' },
    { by: 'Shrek', text: 'Hierbajo verde. Se echa en todo y no se queja.' },
    { by: 'anyone', text: 'Hojitas verdes que se pican sobre la comida.' },
  ],
  perla: [
    { by: 'Kitty Softpaws', text: 'La ostra tardó años; yo, un parpadeo. Gracias, ostra.' },
    { by: 'Suzy Sugar', text: 'Redonda y blanca como mis confites, joyita. Muérdela y verás la diferencia.' },
    { by: 'anyone', text: 'Bolita brillante que nace dentro de una ostra.' },
  ],
  perro: [
    { by: 'Puss in Boots', text: 'Ladra, babea y obedece. ¡Tres faltas de educación en un solo animal!' },
    { by: 'Donkey', text: 'Ladra, salta, me lame, quiere el palo, ¡yo también quiero el palo!' },
    { by: 'anyone', text: 'Mueve la cola y cuida la casa.' },
  ],
  pescar: [
    { by: 'Shrek', text: 'Caña, tronco, silencio. Si hablas, te lanzo de carnada.' },
    { by: 'Kitty Softpaws', text: 'Con mano rápida y sin caña. El estanque del rey está lleno.' },
    { by: 'anyone', text: 'Echar el anzuelo y esperar que piquen.' },
  ],
  pezuña: [
    { by: 'Donkey', text: 'Tengo cuatro, hacen cloc cloc, me las pulí, mira, ¡mira cómo brillan!' },
    { by: 'Shrek', text: 'Lo que llevan las cabras en vez de zapatos. Envidia me dan.' },
    { by: 'anyone', text: 'El casco que tienen vacas y cabras.' },
  ],
  piano: [
    { by: 'Dragon', text: '*toca un vals con la cola; faltan ya nueve teclas* ¡Plonnng!' },
    { by: 'Puss in Boots', text: 'Camino sobre él a medianoche y lo llaman concierto. ¡Con razón!' },
    { by: 'anyone', text: 'Instrumento grande con teclas blancas y negras.' },
  ],
  piedra: [
    { by: 'Fiona', text: 'Lánzala lejos: o da en el blanco o descubres quién vigila.' },
    { by: 'Dragon', text: '*muerde una, la piensa, muerde otra; esta sabe mejor* Crrranc.' },
    { by: 'anyone', text: 'Dura, del suelo, y salta en el lago si la lanzas bien.' },
  ],
  pimienta: [
    { by: 'Doris', text: 'Una vuelta del molinillo y despierta hasta el más dormido.' },
    { by: 'Suzy Sugar', text: 'No va en mis pasteles, amorcito, salvo el de mi rival.' },
    { by: 'anyone', text: 'Polvito negro que pica y hace estornudar.' },
  ],
  pincel: [
    { by: 'Gingerbread', text: '¡Me pintaron la sonrisa con uno muy fino! ¡Soy obra de arte!' },
    { by: 'Fiona', text: 'Te manchas la mano, te manchas la cara. Luego sale un cuadro.' },
    { by: 'anyone', text: 'Con pelos en la punta, reparte el color en el cuadro.' },
  ],
  pirata: [
    { by: 'Puss in Boots', text: '¡Se rindió ante mi acero y le devolví el parche por cortesía!' },
    { by: 'Doris', text: 'Pata de palo, voz de trueno y siempre pide postre.' },
    { by: 'anyone', text: 'Navega con bandera de calavera y busca tesoros.' },
  ],
  planeta: [
    { by: 'Donkey', text: 'Vivimos en uno, hay otros con anillos, quién vive allí, ¿le escribo?' },
    { by: 'Gingerbread', text: '¡Una bola gigante, y yo, una miga de ella! ¡Qué vértigo!' },
    { by: 'anyone', text: 'La Tierra es uno y Marte, otro.' },
  ],
  playa: [
    { by: 'Suzy Sugar', text: 'Un cubito, una pala y helado, monada; la arena viene sola.' },
    { by: 'Fiona', text: 'Olas, sol y mi marido buscando la sombra más cercana.' },
    { by: 'anyone', text: 'Lugar con arena y olas para las vacaciones.' },
  ],
  plaza: [
    { by: 'Suzy Sugar', text: 'Todo el chisme pasa por el banco de la fuente, terroncito.' },
    { by: 'Doris', text: 'Músicos, palomas y feria los sábados. Mi puerta da a ella.' },
    { by: 'anyone', text: 'Lugar abierto en medio del pueblo, con bancos y palomas.' },
  ],
  poema: [
    { by: 'Donkey', text: 'Empieza así, oh, qué rima con barquillo, tornillo, castillo, ¡ya está!' },
    { by: 'Dragon', text: '*ruge bajito y le salen cuatro versos que riman* Grrr-aaá, grrr-aaá.' },
    { by: 'anyone', text: 'Texto de versos que a veces riman.' },
  ],
  postre: [
    { by: 'Suzy Sugar', text: 'Por él existo, confite, y por él te terminas la sopa.' },
    { by: 'Gingerbread', text: '¡Así me llaman los crueles! ¡Me llamo de otra manera!' },
    { by: 'anyone', text: 'Lo dulce que se come al final.' },
  ],
  pozo: [
    { by: 'Kitty Softpaws', text: 'Treinta metros abajo, sin una gota. Y lleno de monedas ajenas.' },
    { by: 'Fiona', text: 'Baja el cubo, sube el cubo. Brazos de guerrera gratis.' },
    { by: 'anyone', text: 'Agujero hondo de donde se saca agua.' },
  ],
  prado: [
    { by: 'Donkey', text: 'Verde, blandito, florecitas, lo pruebo, está rico, ¡esto es un buffet!' },
    { by: 'Shrek', text: 'Campo con flores y vacas. Le falta barro.' },
    { by: 'anyone', text: 'Hierba verde donde pastan las vacas.' },
  ],
  primavera: [
    { by: 'Suzy Sugar', text: 'Los almendros glasean el jardín, cariño, y ni me piden la receta.' },
    { by: 'Dragon', text: '*estornuda polen; por todas partes brotan pétalos chamuscados* ¡Aaarchá!' },
    { by: 'anyone', text: 'Todo florece después del invierno.' },
  ],
  princesa: [
    { by: 'Fiona', text: 'Fui una. El vestido molestaba para patear.' },
    { by: 'Doris', text: 'Sintió una lenteja bajo doce colchones. Le cobré los doce.' },
    { by: 'anyone', text: 'Hija de reyes.' },
  ],
  promesa: [
    { by: 'Puss in Boots', text: 'Dada por un servidor, ni el mar la borra. ¡Miren mi ojo!' },
    { by: 'Kitty Softpaws', text: 'Las digo pocas. Esas sí que no me las roba nadie.' },
    { by: 'anyone', text: 'Lo que dices que harás, de verdad, pase lo que pase.' },
  ],
  pueblo: [
    { by: 'Doris', text: 'Todos se conocen y todos me deben algo.' },
    { by: 'Shrek', text: 'Gente con antorchas. Hoy venden queso, los muy amables.' },
    { by: 'anyone', text: 'Más chico que una ciudad, con plaza e iglesia.' },
  ],
  puente: [
    { by: 'Shrek', text: 'Los trolls lo cobran. Yo paso igual y ya.' },
    { by: 'Donkey', text: 'Es alto, cruje, no mires abajo, miré, ¡me tiemblan las cuatro patas!' },
    { by: 'anyone', text: 'Sirve para cruzar el río sin mojarse.' },
  ],
  puerta: [
    { by: 'Kitty Softpaws', text: 'Cerradura doble: qué detalle, así tardo el doble. Cuatro segundos.' },
    { by: 'Fiona', text: 'Primero toco. Segundo aviso, la patada.' },
    { by: 'anyone', text: 'La abres para entrar en casa.' },
  ],
  pulgar: [
    { by: 'Gingerbread', text: '¡El de un niño casi me aplasta! ¡Y era de los amables!' },
    { by: 'Fiona', text: 'Arriba significa bien. Con la espada vale igual.' },
    { by: 'anyone', text: 'Dedo gordo de la mano.' },
  ],
  pulpo: [
    { by: 'Donkey', text: 'Tiene ocho brazos, ocho abrazos, cuál doy primero, no sueltes, ¡no sueltes!' },
    { by: 'Dragon', text: '*juega a enredarse con alguien de ocho patas; pierde con cariño* Blurrrp.' },
    { by: 'anyone', text: 'Animal de mar con ocho brazos y tinta.' },
  ],
  pulsera: [
    { by: 'Kitty Softpaws', text: 'Se abrocha sola. En mi muñeca, digo.' },
    { by: 'Suzy Sugar', text: 'Hice una de bolitas de caramelo, prenda. Se la comió el cartero.' },
    { by: 'anyone', text: 'Adorno que rodea la muñeca.' },
  ],
  puño: [
    { by: 'Fiona', text: 'Lo cierro y sobra la conversación. Con cuidado, que fui educada.' },
    { by: 'Doris', text: 'Golpea la mesa y yo golpeo la cuenta.' },
    { by: 'anyone', text: 'Mano cerrada, con los dedos doblados.' },
  ],
  queso: [
    { by: 'Suzy Sugar', text: 'Mi tarta más famosa lo lleva dentro, panecito; los ratones lo saben.' },
    { by: 'Shrek', text: 'Huele raro, sabe bien. Como yo.' },
    { by: 'anyone', text: 'Se hace con leche y los ratones lo adoran.' },
  ],
  rama: [
    { by: 'Donkey', text: 'Me subí a una, era finita, hizo crac, y ahora qué, ¡ayuda!' },
    { by: 'Gingerbread', text: '¡Colgué de ella sobre el abismo! ¡El abismo medía un palmo!' },
    { by: 'anyone', text: 'Sale del tronco y lleva hojas.' },
  ],
  rana: [
    { by: 'Doris', text: 'Una pide siempre mesa junto al agua y llama a su reina.' },
    { by: 'Puss in Boots', text: 'Un beso, un puf, y un marido nuevo. ¡Yo no me arriesgo!' },
    { by: 'anyone', text: 'Verde, saltarina, croa en el estanque.' },
  ],
  rasguño: [
    { by: 'Puss in Boots', text: '¡Apenas una línea en la bota! Exijo venganza y betún.' },
    { by: 'Fiona', text: 'No es nada. Enseña más la historia que la piel.' },
    { by: 'anyone', text: 'Herida pequeñita de la rodilla o de las uñas del minino.' },
  ],
  rayo: [
    { by: 'Dragon', text: '*se adelanta a la tormenta con una chispita; se disculpa* ¡Bzzzrr!' },
    { by: 'Kitty Softpaws', text: 'Ilumina la habitación un instante. Me basta para ver la caja.' },
    { by: 'anyone', text: 'Luz que cae del cielo antes del trueno.' },
  ],
  rebaño: [
    { by: 'Doris', text: 'Entran veinte, balan, comen pan. Y uno aúlla al pedir.' },
    { by: 'Dragon', text: '*vuela en círculos y todas las ovejas se ponen en fila* ¡Brrruu!' },
    { by: 'anyone', text: 'Grupo de ovejas con su pastor.' },
  ],
  receta: [
    { by: 'Suzy Sugar', text: 'Media cucharada menos de lo que digo, cielo, así nadie me iguala.' },
    { by: 'Gingerbread', text: '¡En la página cuarenta dice quién soy! ¡Léanla con respeto!' },
    { by: 'anyone', text: 'Te dice los ingredientes y los pasos para cocinar.' },
  ],
  recreo: [
    { by: 'Donkey', text: 'Suena la campana, salimos, corremos, ya volvemos, tan pronto, ¡no!' },
    { by: 'Shrek', text: 'Único rato de clase en que los niños están lejos del lápiz.' },
    { by: 'anyone', text: 'Descanso en la escuela para salir a jugar.' },
  ],
  regalo: [
    { by: 'Dragon', text: '*te trae un árbol con lazo; trae también el jardinero* ¿Prruu?' },
    { by: 'Suzy Sugar', text: 'Caja de cuatro pastelitos, querubín; si llegan tres, la cinta pesaba.' },
    { by: 'anyone', text: 'Viene envuelto y se abre en los cumpleaños.' },
  ],
  reina: [
    { by: 'Fiona', text: 'Mi madre lo es y ordena sin subir la voz.' },
    { by: 'Doris', text: 'Mandó pedir té a mi barra. Vino ella y brindó.' },
    { by: 'anyone', text: 'Está sentada junto al rey.' },
  ],
  relincho: [
    { by: 'Donkey', text: 'Yo hago hi-haaa, el otro hizo hiii, le contesté, ¡somos primos!' },
    { by: 'Fiona', text: 'Mi montura lo suelta cuando huele un dragón. Muy útil.' },
    { by: 'anyone', text: 'Voz del caballo.' },
  ],
  reloj: [
    { by: 'Gingerbread', text: '¡Hace tic tac y cada minuto dora un poco más!' },
    { by: 'Kitty Softpaws', text: 'De cadena, de oro, del alcalde. ¿Qué hora dice usted? Ya no.' },
    { by: 'anyone', text: 'Tiene agujas y da las horas.' },
  ],
  remo: [
    { by: 'Shrek', text: 'Palo para mover la barca. Y para espantar visitas.' },
    { by: 'Fiona', text: 'Uno en cada mano y a contracorriente. Mejor que esperar el viento.' },
    { by: 'anyone', text: 'Lo metes en el agua y la barca avanza.' },
  ],
  renacuajo: [
    { by: 'Doris', text: 'Uno nuevo en el charco. Cola hoy, patas mañana; esto crece.' },
    { by: 'Dragon', text: '*sopla burbujas a uno que aún no tiene patas* Blup, rrru.' },
    { by: 'anyone', text: 'Bebé de la rana, con cola y sin patas.' },
  ],
  respuesta: [
    { by: 'Kitty Softpaws', text: 'La pregunta es la cerradura. Adivina qué la abre.' },
    { by: 'Donkey', text: 'La sé, la sé, no, era de otra, repítela, ¡por favor!' },
    { by: 'anyone', text: 'Es lo que das cuando te preguntan algo.' },
  ],
  risa: [
    { by: 'Donkey', text: 'Jajá, jojó, me tiro al suelo, ¿la tuya también se pega?' },
    { by: 'Doris', text: 'El último en irse siempre la suelta. Es barata y se contagia.' },
    { by: 'anyone', text: 'Sale de la boca cuando algo es gracioso.' },
  ],
  roble: [
    { by: 'Shrek', text: 'Tronco gordo, hojas, bellotas. No se mueve ni por un rayo.' },
    { by: 'Gingerbread', text: '¡Una bellota se creyó grande y lo fue! ¡Ejemplo para mí!' },
    { by: 'anyone', text: 'Árbol grande que da bellotas.' },
  ],
  rompecabezas: [
    { by: 'Kitty Softpaws', text: 'Mil piezas. Falta una. Sí, la tengo yo.' },
    { by: 'Donkey', text: 'Esta pieza no entra, empujo, ahora sí, ah, era del borde, ¡ayuda!' },
    { by: 'anyone', text: 'Muchas piezas que unes para formar una imagen.' },
  ],
  ronquido: [
    { by: 'Shrek', text: 'Rrrr, puf. No soy yo. Es el pantano.' },
    { by: 'Dragon', text: '*de noche el pueblo cierra ventanas; de día también* Rrronnnf.' },
    { by: 'anyone', text: 'Ruido que hace alguien al dormir.' },
  ],
  rosa: [
    { by: 'Puss in Boots', text: 'Entre mis dientes, sin espinas, ante un balcón. ¿Quién resiste?' },
    { by: 'Suzy Sugar', text: 'De pétalo cristalizado, princesita, y el escaparate huele a mayo.' },
    { by: 'anyone', text: 'Flor con espinas.' },
  ],
  rueda: [
    { by: 'Dragon', text: '*persigue el carro del lechero; se guarda la parte redonda* Grrr-gru.' },
    { by: 'Doris', text: 'Se salió una del carro y paró en mi puerta. Cliente nuevo.' },
    { by: 'anyone', text: 'La bicicleta tiene dos.' },
  ],
  rugido: [
    { by: 'Dragon', text: '*ensaya ante el espejo; ya no hay espejo; tampoco pared* ¡RRRAAAARRR!' },
    { by: 'Shrek', text: 'Así doy los buenos días a los de la antorcha.' },
    { by: 'anyone', text: 'El sonido fuerte del león.' },
  ],
  ruido: [
    { by: 'Gingerbread', text: '¡Miga contra miga, hago menos que un suspiro! ¡Ventaja del fugitivo!' },
    { by: 'Kitty Softpaws', text: 'Lo que hacen los ladrones malos.' },
    { by: 'anyone', text: 'Lo contrario de silencio.' },
  ],
};
