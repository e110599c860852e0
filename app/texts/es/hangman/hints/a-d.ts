import type { Hint } from '../../../hint.ts';

export const hints: Readonly<Record<string, readonly Hint[]>> = {
  abanico: [
    { by: 'Puss in Boots', text: 'Abre y cierra, abre y cierra: así conversan en la corte.' },
    { by: 'Shrek', text: 'Da aire sin soplar. Anda ya, para eso está la ventana.' },
    { by: 'anyone', text: 'Se agita con la mano delante de la cara cuando hace calor.' },
  ],
  abeja: [
    { by: 'Suzy Sugar', text: 'Sin su trabajo no tengo miel, corazón, y además pica.' },
    { by: 'Dragon', text: '*se aparta de la colmena de puntillas; algo diminuto la persigue* ¡Zzzaj!' },
    { by: 'anyone', text: 'Va de flor en flor y vive en una colmena.' },
  ],
  abrazo: [
    { by: 'Shrek', text: 'Te rodean y aprietan. Puaj. Bueno, otro y basta.' },
    { by: 'Donkey', text: 'Se da con todo el cuerpo, ven aquí, no te escapes, ¡aprieta!' },
    { by: 'anyone', text: 'Lo das rodeando a alguien que quieres.' },
  ],
  abrigo: [
    { by: 'Kitty Softpaws', text: 'El invierno obliga a llevarlo. Tiene bolsillos hondos: me encanta.' },
    { by: 'Doris', text: 'Déjalo en el perchero. Aquí dentro hay fuego y hay caldo.' },
    { by: 'anyone', text: 'Te lo pones encima de todo cuando hace frío.' },
  ],
  abuela: [
    { by: 'Gingerbread', text: '¡Teje, cuenta historias y hornea! ¡Lo último me da escalofríos!' },
    { by: 'Fiona', text: 'Caperucita le llevaba comida. La mía peleaba con trols.' },
    { by: 'anyone', text: 'La mamá de tu mamá o de tu papá.' },
  ],
  aceituna: [
    { by: 'Doris', text: 'La sirvo en platitos. Algunos me devuelven solo el hueso.' },
    { by: 'Puss in Boots', text: 'Pequeña, verde y salada: el héroe la pincha con su espada.' },
    { by: 'anyone', text: 'De ella, bien exprimida, sale un líquido dorado para la ensalada.' },
  ],
  adivinanza: [
    { by: 'Fiona', text: 'Los guardianes de puentes las preguntan. Yo respondo con el puño.' },
    { by: 'Donkey', text: 'Oro parece, plata no es, no lo sé, me rindo, ¡dímelo!' },
    { by: 'anyone', text: 'Pregunta con trampa que se resuelve pensando.' },
  ],
  aguja: [
    { by: 'Kitty Softpaws', text: 'Fina, brillante, y se esconde en un pajar mejor que yo.' },
    { by: 'Suzy Sugar', text: 'Con esto no se decora un pastel, cielo, se remienda un delantal.' },
    { by: 'anyone', text: 'Tiene punta y un ojo, pero no ve nada.' },
  ],
  ajedrez: [
    { by: 'Puss in Boots', text: 'Dos reyes, dieciséis peones y ni una gota de barro: ¡qué guerra!' },
    { by: 'Kitty Softpaws', text: 'Una torre que se roba sin escalarla. Mi juego favorito.' },
    { by: 'anyone', text: 'Juego de tablero con piezas blancas y negras.' },
  ],
  albañil: [
    { by: 'Shrek', text: 'Levanta paredes. Que no las levante cerca de mi pantano.' },
    { by: 'Gingerbread', text: '¡Construye casas de verdad, no de galleta! ¡Mi héroe con pala!' },
    { by: 'anyone', text: 'Hace casas, ladrillo a ladrillo.' },
  ],
  aldea: [
    { by: 'Fiona', text: 'Pocas casas, muchos chismes. Llegan con antorchas si te descuidas.' },
    { by: 'Dragon', text: '*aterriza con cuidado entre doce casitas; las gallinas no opinan igual* Grrm.' },
    { by: 'anyone', text: 'Es más pequeña que un pueblo.' },
  ],
  alegre: [
    { by: 'Donkey', text: 'Así me levanto yo, cantando, todos los días, ¿por qué me miran?' },
    { by: 'Doris', text: 'La mesa del rincón está así. Será porque pago yo.' },
    { by: 'anyone', text: 'Lo contrario de triste.' },
  ],
  alfabeto: [
    { by: 'Gingerbread', text: '¡Lo recité entero, en orden, sin que se me cayera una miga!' },
    { by: 'Shrek', text: 'Eso que estás gastando ahora mismo, una tecla tras otra.' },
    { by: 'anyone', text: 'Empieza por la A y termina por la Z.' },
  ],
  alfombra: [
    { by: 'Suzy Sugar', text: 'Si se te cae el glaseado encima, dulzura, no sale jamás.' },
    { by: 'Puss in Boots', text: 'En tierras lejanas vuela. La mía solo guarda pelo de este servidor.' },
    { by: 'anyone', text: 'Cubre el suelo y a veces, en los cuentos, vuela.' },
  ],
  almendra: [
    { by: 'Suzy Sugar', text: 'Molida, media taza, y nadie sospecha por qué mi turrón gana.' },
    { by: 'Donkey', text: 'Es dura por fuera, la muerdo, ay mi diente, ¿hay más?' },
    { by: 'anyone', text: 'Fruto seco alargado de cáscara dura, primo de la nuez.' },
  ],
  amanecer: [
    { by: 'Dragon', text: '*abre un ojo, apaga las estrellas, enciende el sol* Uuurr.' },
    { by: 'Doris', text: 'La hora en que yo cierro y los gallos se ponen pesados.' },
    { by: 'anyone', text: 'Cuando sale el sol y empieza el día.' },
  ],
  amapola: [
    { by: 'Fiona', text: 'Campo de trigo, mancha roja. No es sangre: es primavera.' },
    { by: 'Suzy Sugar', text: 'Roja y delicada, tesoro. Sus semillitas negras van sobre mis panecillos.' },
    { by: 'anyone', text: 'Flor roja del campo con pétalos muy finos.' },
  ],
  amigo: [
    { by: 'Donkey', text: 'Yo soy el mejor que tienes, verdad, dilo, ¡dilo otra vez!' },
    { by: 'Shrek', text: 'Uno que se queda aunque le digas que se largue.' },
    { by: 'anyone', text: 'Con él juegas, te ríes y compartes secretos.' },
  ],
  ancla: [
    { by: 'Kitty Softpaws', text: 'Lo único de a bordo que nadie roba: pesa demasiado.' },
    { by: 'Puss in Boots', text: '¡Al fondo con ella, marineros! Aquí se queda quieta la nave.' },
    { by: 'anyone', text: 'La baja un barco para no moverse del sitio.' },
  ],
  anillo: [
    { by: 'Kitty Softpaws', text: 'Se desliza del dedo sin ruido. No preguntes cómo lo sé.' },
    { by: 'Dragon', text: '*guarda uno diminuto en la garra; no le entra* Mrrf.' },
    { by: 'anyone', text: 'Redondo, brilla en el dedo y se da en las bodas.' },
  ],
  aplauso: [
    { by: 'Puss in Boots', text: '¡Lo oigo tras cada reverencia! A veces antes, por prudencia.' },
    { by: 'Gingerbread', text: '¡Mis manitas lo intentan y solo sueltan migas! ¡Bravo igualmente!' },
    { by: 'anyone', text: 'Se hace con las palmas cuando termina la función.' },
  ],
  araña: [
    { by: 'Shrek', text: 'Buena vecina. Teje, calla y limpia de moscas.' },
    { by: 'Kitty Softpaws', text: 'Ocho patas, seda propia y mucha paciencia. Ladrona de insectos.' },
    { by: 'anyone', text: 'Teje una red y espera en ella su comida.' },
  ],
  ardilla: [
    { by: 'Donkey', text: 'Corre, esconde nueces, se le olvida dónde, ¡somos iguales!' },
    { by: 'Fiona', text: 'Cola grande, saltos de guerrera. Me robó la merienda y la respeto.' },
    { by: 'anyone', text: 'Roedor de cola peluda que sube a los árboles.' },
  ],
  arena: [
    { by: 'Doris', text: 'Entra en las botas y no sale. Como algunos clientes.' },
    { by: 'Suzy Sugar', text: 'Parece azúcar morena, mi vida, pero no la pongas en el café.' },
    { by: 'anyone', text: 'Con ella haces castillos junto al mar.' },
  ],
  armadura: [
    { by: 'Fiona', text: 'Pesa, chirría y da calor. Yo peleo mejor sin ella.' },
    { by: 'Dragon', text: '*chupa la lata, escupe la lata; el caballero sale corriendo* Puf.' },
    { by: 'anyone', text: 'Traje de metal de los caballeros.' },
  ],
  arpa: [
    { by: 'Gingerbread', text: '¡Sus cuerdas me parecen barrotes! ¡Pero qué música de ángeles!' },
    { by: 'Puss in Boots', text: 'La toco con una sola garra y lloran hasta las estatuas.' },
    { by: 'anyone', text: 'Instrumento alto con muchas cuerdas que se tocan con los dedos.' },
  ],
  arroyo: [
    { by: 'Shrek', text: 'Agua que corre, poca. Un pantano con prisa.' },
    { by: 'Dragon', text: '*bebe de un trago y los peces quedan mirando las piedras* Glup.' },
    { by: 'anyone', text: 'Es más pequeño que un río.' },
  ],
  arroz: [
    { by: 'Doris', text: 'Blanco, con lo que haya. Llena a doce y cuesta poco.' },
    { by: 'Suzy Sugar', text: 'Con leche y canela, cariño, y que remueva otro la olla.' },
    { by: 'anyone', text: 'Granitos blancos que crecen en campos con agua.' },
  ],
  aventura: [
    { by: 'Donkey', text: 'Vámonos ya, sin mapa, sin plan, con barquillos, ¿quién se apunta?' },
    { by: 'Fiona', text: 'Si lo sabes todo antes de salir, es solo un paseo.' },
    { by: 'anyone', text: 'La viven los héroes en cada cuento.' },
  ],
  avestruz: [
    { by: 'Kitty Softpaws', text: 'Corre más que yo y esconde peor. Le sobran plumas.' },
    { by: 'Donkey', text: 'Es un pájaro, no vuela, corre como loco, ¿quién le enseñó eso?' },
    { by: 'anyone', text: 'El ave más grande del mundo.' },
  ],
  baile: [
    { by: 'Puss in Boots', text: 'Un paso, una vuelta, un sombrerazo: ¡y la sala suspira!' },
    { by: 'Suzy Sugar', text: 'Cenicienta perdió en uno el zapato, ricura, y yo lo cuento siempre.' },
    { by: 'anyone', text: 'Fiesta con música donde se mueven los pies.' },
  ],
  ballena: [
    { by: 'Dragon', text: '*saluda con la cola al mar; otra cola, mayor, le contesta* ¡Buuurr!' },
    { by: 'Gingerbread', text: '¡Tragó a un carpintero entero! ¡Con mi tamaño ni lo notaría!' },
    { by: 'anyone', text: 'El animal más grande del océano.' },
  ],
  bandera: [
    { by: 'Fiona', text: 'Clávala en lo alto: la torre ya es nuestra.' },
    { by: 'Doris', text: 'En mi local no entra ninguna. Solo trapos de cocina.' },
    { by: 'anyone', text: 'Tela de colores que representa a un país.' },
  ],
  bañera: [
    { by: 'Gingerbread', text: '¡Agua hasta el borde! ¡Yo me lavo con un cepillo, gracias!' },
    { by: 'Shrek', text: 'La mía es de lodo. Las otras son un desperdicio.' },
    { by: 'anyone', text: 'Te metes en ella para lavarte todo el cuerpo.' },
  ],
  barba: [
    { by: 'Shrek', text: 'Pelo en el mentón. A los enanos les tapa el cinturón.' },
    { by: 'Kitty Softpaws', text: 'La de un rey dormido se trenza en tres segundos.' },
    { by: 'anyone', text: 'Les crece a los hombres en la cara y se afeita.' },
  ],
  barco: [
    { by: 'Puss in Boots', text: '¡Velas, viento y gloria! Nadie mencione que los felinos se marean.' },
    { by: 'Donkey', text: 'Flota, se mueve, todo se mueve, me siento verde, ¿cuándo llegamos?' },
    { by: 'anyone', text: 'Va por el mar y lleva pasajeros.' },
  ],
  barro: [
    { by: 'Shrek', text: 'Para la piel, para el baño y para el desayuno.' },
    { by: 'Doris', text: 'Límpiate los pies antes de entrar. De eso tengo bastante fuera.' },
    { by: 'anyone', text: 'Tierra mojada que ensucia los zapatos.' },
  ],
  bellota: [
    { by: 'Donkey', text: 'Cayó una, me dio en la cabeza, miré arriba, ¡cayó otra!' },
    { by: 'Kitty Softpaws', text: 'Lleva sombrerito puesto. Un cerdo la cambiaría por un rubí.' },
    { by: 'anyone', text: 'Fruto del roble.' },
  ],
  beso: [
    { by: 'Fiona', text: 'Me dijeron que rompía maldiciones. Salió mejor de lo previsto.' },
    { by: 'Dragon', text: '*se pinta el hocico de rojo y te chamusca el sombrero* ¡Muaj!' },
    { by: 'anyone', text: 'Se da con los labios y despierta princesas.' },
  ],
  biblioteca: [
    { by: 'Kitty Softpaws', text: 'Miles de tesoros en los estantes, y encima te los prestan.' },
    { by: 'Doris', text: 'Como mi taberna, pero en silencio y con gente leyendo.' },
    { by: 'anyone', text: 'Lugar lleno de libros que puedes llevarte unos días.' },
  ],
  bicicleta: [
    { by: 'Donkey', text: 'Dos ruedas, dos pedales, y yo tengo cuatro pies, ¿qué hago?' },
    { by: 'Gingerbread', text: '¡Pedaleé cuesta abajo sin frenos! ¡Perdí un botón y nada más!' },
    { by: 'anyone', text: 'Te lleva si mantienes el equilibrio y mueves los pies.' },
  ],
  bigote: [
    { by: 'Puss in Boots', text: 'El mío tiene más admiradoras que muchos príncipes, naturalmente.' },
    { by: 'Kitty Softpaws', text: 'Se pone falso y ya nadie me reconoce en el banco.' },
    { by: 'anyone', text: 'Pelo que crece entre la nariz y la boca.' },
  ],
  bosque: [
    { by: 'Shrek', text: 'Muchos árboles juntos y ningún vecino. Bien pensado eso.' },
    { by: 'Fiona', text: 'Me entrené allí, entre pinos, con un oso de contrincante.' },
    { by: 'anyone', text: 'Caperucita lo cruzó y se encontró al lobo.' },
  ],
  bostezo: [
    { by: 'Doris', text: 'Lo pega el último cliente y se lo lleva toda la sala.' },
    { by: 'Dragon', text: '*abre la boca, se tragó una nube, cierra la boca* Uaaarrr.' },
    { by: 'anyone', text: 'Abres la boca sin querer porque tienes sueño.' },
  ],
  botella: [
    { by: 'Doris', text: 'Vacía rueda, llena se vende y con mensaje flota.' },
    { by: 'Puss in Boots', text: 'Dentro hallé un mapa, y fuera, catorce piratas muy enfadados.' },
    { by: 'anyone', text: 'Recipiente de cuello estrecho para el agua.' },
  ],
  broma: [
    { by: 'Donkey', text: 'Puse miel en tu silla, no te sientes, tarde, era divertido, ¿no?' },
    { by: 'Suzy Sugar', text: 'Cambié azúcar por sal en el rival, pichón. Inocente, ¿verdad?' },
    { by: 'anyone', text: 'Se gasta a alguien para reírse juntos.' },
  ],
  bruja: [
    { by: 'Gingerbread', text: '¡Vive en una casa de dulce! ¡Conozco su horno de oídas!' },
    { by: 'Shrek', text: 'Escoba, gato negro, verruga. Vecina simpática si no cocina.' },
    { by: 'anyone', text: 'En los cuentos vuela en escoba.' },
  ],
  bufanda: [
    { by: 'Suzy Sugar', text: 'La tejí color fresa, terroncito, y sobró para el pastelero.' },
    { by: 'Dragon', text: '*le dan una de tres leguas y aún asoma medio cuello* Prrr.' },
    { by: 'anyone', text: 'Se enrolla alrededor del cuello en invierno.' },
  ],
  burbuja: [
    { by: 'Kitty Softpaws', text: 'Redonda y perfecta. La tocas y desaparece: como yo.' },
    { by: 'Gingerbread', text: '¡Flotaba, brillaba, y hizo plop! ¡Su vida fue corta, como yo!' },
    { by: 'anyone', text: 'Bola de jabón que estalla al tocarla.' },
  ],
  burro: [
    { by: 'Shrek', text: 'Tengo uno que habla. Ojalá fuera de los otros.' },
    { by: 'Puss in Boots', text: 'Cuatro cascos, lengua larguísima: ¡y por desgracia, viaja conmigo!' },
    { by: 'anyone', text: 'Animal que rebuzna y tiene orejas largas.' },
  ],
  cabaña: [
    { by: 'Shrek', text: 'Madera, tejado con agujeros, nadie cerca. Un palacio, vamos.' },
    { by: 'Fiona', text: 'Los siete la tenían hecha un desastre. Yo ni barrí.' },
    { by: 'anyone', text: 'Casita de madera en medio del campo.' },
  ],
  cabeza: [
    { by: 'Donkey', text: 'Encima tienes orejas, dentro ideas, ¡la mía va llena de canciones!' },
    { by: 'Doris', text: 'A mí me duele los lunes. Será por los domingos.' },
    { by: 'anyone', text: 'Parte del cuerpo donde llevas el sombrero.' },
  ],
  cabra: [
    { by: 'Doris', text: 'Se comió mi cartel, mi escoba y el menú. Repitió menú.' },
    { by: 'Donkey', text: 'Tiene cuernos, barbita, come de todo, mi zapato también, ¡oye!' },
    { by: 'anyone', text: 'Animal con cuernos que trepa por las rocas y bala.' },
  ],
  calabaza: [
    { by: 'Suzy Sugar', text: 'A medianoche fue carroza, bizcochito. De día la hago en tarta.' },
    { by: 'Gingerbread', text: '¡Le ponen cara y una vela dentro! ¡Qué final tan terrible!' },
    { by: 'anyone', text: 'Se vacía y se ilumina en la noche de brujas.' },
  ],
  calma: [
    { by: 'Dragon', text: '*respira hondo, no quema nada, ni una hoja, ni una sola* Mmmmm.' },
    { by: 'Kitty Softpaws', text: 'Respira, escucha, gira la ganzúa. Con prisa todo suena.' },
    { by: 'anyone', text: 'Lo que vuelve después de la tormenta.' },
  ],
  camino: [
    { by: 'Fiona', text: 'Uno lleva al castillo y otro al peligro. Tomo el segundo.' },
    { by: 'Donkey', text: '¿Falta mucho, y ahora, y detrás de aquel árbol, y ahora?' },
    { by: 'anyone', text: 'Lo sigues a pie para llegar a otro lugar.' },
  ],
  camisa: [
    { by: 'Puss in Boots', text: 'De seda, con chorreras, y ni un rasguño tras el duelo.' },
    { by: 'Doris', text: 'Cuelga de un clavo. Lleva botones y una mancha de guiso.' },
    { by: 'anyone', text: 'Prenda con cuello, mangas y botones.' },
  ],
  campana: [
    { by: 'Dragon', text: '*le da con la cola; el pueblo sale a la plaza* ¡Tolón!' },
    { by: 'Gingerbread', text: '¡Resuena y tiemblan mis botones! ¡Suena la hora, huyan de los hornos!' },
    { by: 'anyone', text: 'Cuelga de la torre y hace talán talán.' },
  ],
  canela: [
    { by: 'Suzy Sugar', text: 'Una pizca de este polvito marrón, corazón, y el vecindario confiesa.' },
    { by: 'Gingerbread', text: '¡Corre por mis venas, junto al jengibre! ¡Es mi perfume natal!' },
    { by: 'anyone', text: 'Especia marrón que huele rico en el arroz con leche.' },
  ],
  cangrejo: [
    { by: 'Kitty Softpaws', text: 'Anda de lado, como quien entra sin pagar. Lo apruebo.' },
    { by: 'Shrek', text: 'Pinzas por delante y mal carácter. Me cae bien.' },
    { by: 'anyone', text: 'Vive en la playa y camina hacia los lados.' },
  ],
  canguro: [
    { by: 'Donkey', text: 'Salta, salta, lleva al bebé en el bolsillo, cabe otro, ¿quepo yo?' },
    { by: 'Fiona', text: 'Golpea con las dos piernas a la vez. Practico eso.' },
    { by: 'anyone', text: 'Animal saltarín que lleva a su cría en una bolsa.' },
  ],
  cantar: [
    { by: 'Donkey', text: 'Yo lo hago en la ducha, en el camino, ahora mismo, ¡laralá!' },
    { by: 'Shrek', text: 'Lo que haces en cuanto quiero paz. Ni se te ocurra.' },
    { by: 'anyone', text: 'Decir las palabras con música.' },
  ],
  capa: [
    { by: 'Puss in Boots', text: 'Negra, con vuelo, y se agita incluso sin viento. ¡Presencia!' },
    { by: 'Kitty Softpaws', text: 'De noche me tapa entera. De día la vendo.' },
    { by: 'anyone', text: 'Los héroes la llevan atada al cuello y ondea.' },
  ],
  caracol: [
    { by: 'Shrek', text: 'Lento, callado, con la casa a cuestas. El vecino ideal.' },
    { by: 'Gingerbread', text: '¡Me adelantó uno! ¡Yo cuidaba mi glaseado, que conste!' },
    { by: 'anyone', text: 'Lleva su casa en espiral y deja rastro al pasar.' },
  ],
  caramelo: [
    { by: 'Suzy Sugar', text: 'Azúcar, fuego y paciencia, mi vida. Se pega a los chismes.' },
    { by: 'Doris', text: 'Uno con cada cuenta. El gruñón siempre pide dos.' },
    { by: 'anyone', text: 'Dulce duro que se chupa y viene en un papelito.' },
  ],
  carcajada: [
    { by: 'Dragon', text: '*se ríe; vuelan sombreros, tejas y una oca distraída* ¡Jrrr, jrrr!' },
    { by: 'Donkey', text: 'Empieza en la panza, sube, sube, sale por la nariz, ay, ¡ay!' },
    { by: 'anyone', text: 'Risa muy fuerte que no puedes parar.' },
  ],
  cariño: [
    { by: 'Doris', text: 'Lo pongo en la sopa. No lo cobro, pero se nota.' },
    { by: 'Suzy Sugar', text: 'Lo reparto con cuchara grande, porque con la chica se ofenden.' },
    { by: 'anyone', text: 'Lo que sientes por quien quieres mucho.' },
  ],
  carreta: [
    { by: 'Fiona', text: 'Dos ruedas, un buey y un bache. Tú empuja, yo llevo.' },
    { by: 'Doris', text: 'Trae los toneles los jueves, con un eje que cruje.' },
    { by: 'anyone', text: 'La tiran los bueyes, cargada de paja.' },
  ],
  carroza: [
    { by: 'Gingerbread', text: '¡Dorada, con lacayos! ¡Cuatro ratones la llevaron al baile!' },
    { by: 'Puss in Boots', text: 'Yo descendí de la mía con una reverencia. Bajé del pescante, bueno.' },
    { by: 'anyone', text: 'Fue calabaza hasta que el hada la tocó.' },
  ],
  carta: [
    { by: 'Kitty Softpaws', text: 'Sobre sellado, lacre rojo: la leo y la cierro igualita.' },
    { by: 'Fiona', text: 'La escribí yo: decía gracias, pero me rescato sola.' },
    { by: 'anyone', text: 'Escribes, la metes en un sobre y la envías.' },
  ],
  cascada: [
    { by: 'Dragon', text: '*mete la cabeza bajo el río que cae; sale humo blanco* Fssss.' },
    { by: 'Fiona', text: 'Detrás hay una cueva. Siempre la hay. Se entra con valor.' },
    { by: 'anyone', text: 'Agua de un río que cae desde muy alto.' },
  ],
  casco: [
    { by: 'Fiona', text: 'Póntelo antes de la pelea, no después.' },
    { by: 'Shrek', text: 'Los caballeros llevan uno. A mí no me entra por las orejas.' },
    { by: 'anyone', text: 'Protege tu frente si montas en patines.' },
  ],
  castaña: [
    { by: 'Suzy Sugar', text: 'Asadas, en cucurucho, ternura, y mis clientas sueltan todo.' },
    { by: 'Shrek', text: 'Pincha por fuera de su erizo. Dentro, comida.' },
    { by: 'anyone', text: 'Se asa en otoño y es marrón.' },
  ],
  castillo: [
    { by: 'Kitty Softpaws', text: 'Murallas, torres y cuarenta ventanas. Cuarenta: la fila de siempre.' },
    { by: 'Puss in Boots', text: '¡Allí un ogro fue ratón, y yo cené! Otra familia, otro ogro.' },
    { by: 'anyone', text: 'Los reyes viven en él, detrás del foso.' },
  ],
  castor: [
    { by: 'Shrek', text: 'Tala, junta ramas y hace charcos. Un artista.' },
    { by: 'Donkey', text: 'Tiene dientes grandes, la cola plana, construye presas, ¿quién le paga?' },
    { by: 'anyone', text: 'Roe troncos y construye presas en el río.' },
  ],
  cebolla: [
    { by: 'Shrek', text: 'Por fuera seca, por dentro lágrimas. Mi comida y mi poesía.' },
    { by: 'Fiona', text: 'Mi regalo de aniversario. Lloramos los dos, por capas.' },
    { by: 'anyone', text: 'Hace llorar a quien la corta.' },
  ],
  cebra: [
    { by: 'Donkey', text: 'Es como yo, pero con rayas, prima, ¿dónde compraste el traje?' },
    { by: 'Gingerbread', text: '¡Parece decorada con glaseado negro y blanco! ¡Qué pulso de pastelero!' },
    { by: 'anyone', text: 'Parece un caballo pintado con franjas.' },
  ],
  ceja: [
    { by: 'Doris', text: 'La subo una vez y el gritón de turno baja la voz.' },
    { by: 'Puss in Boots', text: 'Arqueo una y se rinde la condesa; arqueo dos y el ejército.' },
    { by: 'anyone', text: 'Pelitos que están encima de cada ojo.' },
  ],
  cepillo: [
    { by: 'Gingerbread', text: '¡Barre mis migas con suavidad! ¡Es mi spa de cada día!' },
    { by: 'Dragon', text: '*se lava los colmillos con un pino; quedan relucientes* Fru, fru.' },
    { by: 'anyone', text: 'Con cerdas; sirve para los dientes o para el pelo.' },
  ],
  cereza: [
    { by: 'Suzy Sugar', text: 'La guinda de mi pastel, amorcito: roja, redonda y muy discreta.' },
    { by: 'Kitty Softpaws', text: 'Siempre cuelgan dos juntas. Una para ti; las dos para mí.' },
    { by: 'anyone', text: 'Fruta roja y pequeña, con rabito y un hueso.' },
  ],
  cesta: [
    { by: 'Fiona', text: 'Se lleva con pan, queso y una daga por si acaso.' },
    { by: 'Kitty Softpaws', text: 'Tapada con un paño: tentación para lobos y para mí.' },
    { by: 'anyone', text: 'Recipiente tejido que llevas a un día de campo.' },
  ],
  chimenea: [
    { by: 'Dragon', text: '*sopla dentro y la casa entera estornuda hollín* ¡Puf!' },
    { by: 'Shrek', text: 'Tubo por donde sale humo. Por la mía no bajes en diciembre.' },
    { by: 'anyone', text: 'El fuego arde debajo y el humo sale por arriba.' },
  ],
  chispa: [
    { by: 'Dragon', text: '*chasquea los colmillos; el bosque contiene el aliento* Tssk.' },
    { by: 'Donkey', text: 'Saltó una, cayó en mi cola, huele a quemado, ¿soy yo?' },
    { by: 'anyone', text: 'Partícula de fuego que salta de la hoguera.' },
  ],
  chocolate: [
    { by: 'Suzy Sugar', text: 'Tres onzas, dos para el pastel y una para mí, corazoncito.' },
    { by: 'Doris', text: 'Caliente, espeso, contra las penas. Lo pide hasta el ogro.' },
    { by: 'anyone', text: 'Dulce marrón que viene del cacao.' },
  ],
  cielo: [
    { by: 'Puss in Boots', text: 'El techo de mi alcoba cuando duermo en los tejados. ¡Y gratis!' },
    { by: 'Dragon', text: '*patas arriba vuela; lo de abajo parece lo de arriba* Uuuuu.' },
    { by: 'anyone', text: 'Mira arriba: azul de día y lleno de estrellas de noche.' },
  ],
  ciervo: [
    { by: 'Fiona', text: 'Lleva ramas en la frente y una elegancia que no entreno.' },
    { by: 'Kitty Softpaws', text: 'Tan silencioso como yo, hasta que engancha los cuernos.' },
    { by: 'anyone', text: 'Animal del bosque con grandes astas.' },
  ],
  circo: [
    { by: 'Donkey', text: 'Trapecistas, payasos, trompetas, yo de león, qué me pongo, ¡contesta!' },
    { by: 'Gingerbread', text: '¡El hombre bala es valiente, pero mi salto desde la mesa también!' },
    { by: 'anyone', text: 'Gran carpa con acróbatas y payasos.' },
  ],
  ciruela: [
    { by: 'Suzy Sugar', text: 'Redonda, morada, jugosita; se hace mermelada y dura todo el verano.' },
    { by: 'Doris', text: 'Seca y arrugada. Como mis manos, pero más dulce.' },
    { by: 'anyone', text: 'Fruta redonda, a menudo morada.' },
  ],
  cisne: [
    { by: 'Gingerbread', text: '¡El patito feo terminó así! ¡Por mí aún hay esperanza!' },
    { by: 'Kitty Softpaws', text: 'Cuello de collar caro. De cerca muerde: es mi tipo.' },
    { by: 'anyone', text: 'Ave blanca de cuello largo que nada en el estanque.' },
  ],
  ciudad: [
    { by: 'Doris', text: 'Mucho ruido y café caro. Me quedo en el pantano.' },
    { by: 'Fiona', text: 'Muralla, mercado y demasiada gente para un duelo tranquilo.' },
    { by: 'anyone', text: 'Muchísimas casas, calles y gente.' },
  ],
  clavel: [
    { by: 'Puss in Boots', text: 'Rojo, en el ojal, entre los dientes: ¡nunca sobra!' },
    { by: 'Dragon', text: '*huele uno y estornuda fuego; queda el tallo muy orgulloso* Ups, grrm.' },
    { by: 'anyone', text: 'Flor rizada que se lleva en la solapa.' },
  ],
  cocina: [
    { by: 'Doris', text: 'Mi trinchera: una olla, un cucharón y un cliente que pregunta.' },
    { by: 'Suzy Sugar', text: 'Aquí mando yo, sol; a ti te toca lamer la cuchara.' },
    { by: 'anyone', text: 'Lugar de la casa donde se preparan las comidas.' },
  ],
  cocodrilo: [
    { by: 'Shrek', text: 'Se queda quieto y espera que te bañes. Listo, el tipo.' },
    { by: 'Kitty Softpaws', text: 'Lágrimas falsas, dientes verdaderos. Aprendo de él.' },
    { by: 'anyone', text: 'Reptil enorme con muchísimos dientes.' },
  ],
  cofre: [
    { by: 'Kitty Softpaws', text: 'Hay oro dentro. Había. ¿Quién pregunta?' },
    { by: 'Puss in Boots', text: 'Enterrado bajo la cruz del mapa, con llave y con historia.' },
    { by: 'anyone', text: 'Caja de pirata llena de monedas.' },
  ],
  cohete: [
    { by: 'Donkey', text: 'Cinco, cuatro, espera, dónde está el botón, tres, ¡ya salimos!' },
    { by: 'Dragon', text: '*despega sin mecha y lo deja atrás saludando* ¡Fiuuuf!' },
    { by: 'anyone', text: 'Despega con fuego y llega al espacio.' },
  ],
  collar: [
    { by: 'Kitty Softpaws', text: 'Perlas en fila, broche de oro, tres segundos. Ni lo sienten.' },
    { by: 'Gingerbread', text: '¡Me harían uno de caramelitos! ¡Qué digno, qué elegante, qué peligro!' },
    { by: 'anyone', text: 'Adorno para el cuello.' },
  ],
  cometa: [
    { by: 'Dragon', text: '*persigue una bola con cola por la noche; pierde* ¡Fuuu!' },
    { by: 'Doris', text: 'Pasa de tarde en tarde por el firmamento y ni paga.' },
    { by: 'anyone', text: 'Astro con una larga cola luminosa.' },
  ],
  compañero: [
    { by: 'Fiona', text: 'El que pelea espalda con espalda y guarda tu cena.' },
    { by: 'Shrek', text: 'Lo tengo a mi lado en el trono de troncos. Sin discursos.' },
    { by: 'anyone', text: 'Estudia contigo en el mismo salón.' },
  ],
  cordero: [
    { by: 'Dragon', text: '*lo cuida, lo seca, lo esponja; parece un pompón tibio* Beeerr.' },
    { by: 'Suzy Sugar', text: 'Blanquito como merengue, lindura, y el lobo muy puesto al lado.' },
    { by: 'anyone', text: 'La cría de la oveja.' },
  ],
  corona: [
    { by: 'Kitty Softpaws', text: 'Pesa más de lo que brilla. Ya la probé, de noche.' },
    { by: 'Fiona', text: 'Se me cae cuando pateo, así que la dejo en casa.' },
    { by: 'anyone', text: 'La lleva un rey encima de la melena.' },
  ],
  cortina: [
    { by: 'Doris', text: 'Si asoman dos zapatos por debajo, ya te vi.' },
    { by: 'Kitty Softpaws', text: 'Mi escondite preferido cuando el dueño vuelve temprano.' },
    { by: 'anyone', text: 'Tela que cuelga en la ventana y no deja pasar luz.' },
  ],
  cosecha: [
    { by: 'Shrek', text: 'Calabazas, nabos y caracoles de postre: el huerto paga.' },
    { by: 'Puss in Boots', text: 'Vuelven del campo con las carretas llenas, y yo con apetito.' },
    { by: 'anyone', text: 'Recoger lo que maduró en el campo.' },
  ],
  cosquillas: [
    { by: 'Donkey', text: 'En el pie, en la panza, no, no, ahí no, jajaja, ¡para!' },
    { by: 'Gingerbread', text: '¡Mis migas saltan de risa! ¡Detén esos deditos, gigante!' },
    { by: 'anyone', text: 'Te tocan las axilas y te ríes sin querer.' },
  ],
  cuaderno: [
    { by: 'Suzy Sugar', text: 'Ahí anoto recetas y lo que se oye en la cola, caramelito.' },
    { by: 'Puss in Boots', text: 'En él escribo mis hazañas; ya voy por el séptimo tomo.' },
    { by: 'anyone', text: 'Tiene hojas en blanco para hacer la tarea.' },
  ],
  cuchara: [
    { by: 'Suzy Sugar', text: 'Se lame, se niega, y se mete otra vez en la crema.' },
    { by: 'Donkey', text: 'La sopa se come con ella, el aire no, probé, ¡de veras!' },
    { by: 'anyone', text: 'Sirve para tomar la sopa.' },
  ],
  cuento: [
    { by: 'Doris', text: 'Cada noche alguien me trae uno distinto, con la misma princesa.' },
    { by: 'Gingerbread', text: '¡Yo salgo en uno! ¡Corro, corro, y luego está el zorro!' },
    { by: 'anyone', text: 'Empieza con había una vez.' },
  ],
  cuerda: [
    { by: 'Fiona', text: 'Con una baja cualquiera de la torre. Yo ni la usé.' },
    { by: 'Donkey', text: 'Salto, uno, dos, se enredó, no soy yo, ¡es el nudo!' },
    { by: 'anyone', text: 'Sirve para atar, para trepar y para saltar.' },
  ],
  cuervo: [
    { by: 'Shrek', text: 'Negro, ronco, roba cosas brillantes. Parece de la familia.' },
    { by: 'Kitty Softpaws', text: 'Plumas de noche y debilidad por la plata. Competencia.' },
    { by: 'anyone', text: 'Pájaro negro que grazna.' },
  ],
  cueva: [
    { by: 'Shrek', text: 'Oscura, húmeda, vacía. Tiene buen alquiler.' },
    { by: 'Dragon', text: '*entra, gira, se acomoda y la montaña ronca con ella* Rrrrr.' },
    { by: 'anyone', text: 'En ella dormía el oso y pintaba la gente antigua.' },
  ],
  cumpleaños: [
    { by: 'Donkey', text: 'Velas, globos, regalos, soplas, pides, cuál es el mío, ¿qué me compras?' },
    { by: 'Suzy Sugar', text: 'Pastel de tres pisos, terrón, y la edad no se pregunta.' },
    { by: 'anyone', text: 'Ese día soplas velas, una por año.' },
  ],
  dado: [
    { by: 'Kitty Softpaws', text: 'Seis caras y ninguna es de fiar si lo traigo yo.' },
    { by: 'Doris', text: 'En mi mesa se juega con uno honrado. Los trucados, afuera.' },
    { by: 'anyone', text: 'Cubo con puntitos que se lanza en los juegos.' },
  ],
  dedo: [
    { by: 'Gingerbread', text: '¡Yo no tengo ninguno! ¡Solo manoplas de masa, y me apaño!' },
    { by: 'Shrek', text: 'Señala, rasca, limpia la oreja. Herramienta completa.' },
    { by: 'anyone', text: 'Tienes cinco en cada mano.' },
  ],
  desayuno: [
    { by: 'Donkey', text: 'Avena, miel, otra vez avena, ya es de día, ¡a comer!' },
    { by: 'Doris', text: 'Lo sirvo hasta el mediodía porque tampoco se levantan antes.' },
    { by: 'anyone', text: 'La primera comida del día.' },
  ],
  deseo: [
    { by: 'Suzy Sugar', text: 'Se pide soplando velas, mi cielo, y lo demás lo horneo yo.' },
    { by: 'Gingerbread', text: '¡El mío es crecer sin que nadie me muerda! ¡Que se cumpla!' },
    { by: 'anyone', text: 'Un genio concede tres.' },
  ],
  desierto: [
    { by: 'Puss in Boots', text: 'Ni sombra ni ratones, solo mi silueta al sol. ¡Qué escena!' },
    { by: 'Donkey', text: 'Arena, sol, sed, un camello, no habla, hablo yo, ¡hace calor!' },
    { by: 'anyone', text: 'Lugar enorme, seco y lleno de dunas.' },
  ],
  diamante: [
    { by: 'Kitty Softpaws', text: 'Corta cristales, enamora reinas y cabe en mi bota.' },
    { by: 'Fiona', text: 'Un anillo con eso abulta y se engancha en la cota.' },
    { by: 'anyone', text: 'Piedra preciosa, dura y transparente.' },
  ],
  dibujo: [
    { by: 'Gingerbread', text: '¡Me retrataron con un lápiz y salí sin una miga! ¡Arte!' },
    { by: 'Suzy Sugar', text: 'Mi sobrinita hizo uno del rey, encanto, con bigotes de bollo.' },
    { by: 'anyone', text: 'Lo haces en papel con lápices y colores.' },
  ],
  dinosaurio: [
    { by: 'Dragon', text: '*mira una huella más grande que la suya y calla* ¿Grrr?' },
    { by: 'Fiona', text: 'Si quedara uno, lo montaría. Y sin silla.' },
    { by: 'anyone', text: 'Reptil enorme que se extinguió hace millones de años.' },
  ],
  disfraz: [
    { by: 'Puss in Boots', text: 'Con bigote falso sobre el mío auténtico, nadie me conoce.' },
    { by: 'Kitty Softpaws', text: 'Abadesa el lunes, duque el martes, lechera el jueves. El jueves gané.' },
    { by: 'anyone', text: 'Te lo pones en carnaval para parecer otro personaje.' },
  ],
  domingo: [
    { by: 'Shrek', text: 'Día de no lavarse ni recibir. Como los demás, pero mejor.' },
    { by: 'Doris', text: 'Tranquilo al mediodía. El lunes llega con la escoba.' },
    { by: 'anyone', text: 'El día que va después del sábado.' },
  ],
  dormir: [
    { by: 'Dragon', text: '*se enrosca sobre el oro, cierra un ojo, luego el otro* Rrrzzz.' },
    { by: 'Shrek', text: 'Cerrar los ojos y que el mundo se calle.' },
    { by: 'anyone', text: 'Lo haces en la cama toda la noche.' },
  ],
  duende: [
    { by: 'Gingerbread', text: '¡Es de mi altura y tiene gorro! ¡Me mira a los ojos!' },
    { by: 'Donkey', text: 'Se esconde, ríe, me ata las pezuñas, dónde está, ahí, ¡ahí!' },
    { by: 'anyone', text: 'Ser pequeño y travieso que esconde cosas en casa.' },
  ],
  dueño: [
    { by: 'Puss in Boots', text: 'Este felino no tiene. Él tiene cocinera.' },
    { by: 'Fiona', text: 'De mi vida, yo; de la torre, ya nadie.' },
    { by: 'anyone', text: 'A él le pertenece algo.' },
  ],
  dulce: [
    { by: 'Suzy Sugar', text: 'Así me llaman hasta que tomo el rodillo.' },
    { by: 'Gingerbread', text: '¡De nacimiento lo soy, y eso me mete en líos!' },
    { by: 'anyone', text: 'Así sabe el azúcar.' },
  ],
};
