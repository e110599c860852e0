import type { Hint } from '../../../hint.ts';

export const hints: Readonly<Record<string, readonly Hint[]>> = {
  salto: [
    { by: 'Fiona', text: 'Carrerilla, aire, rodilla al pecho. El foso ni me salpicó.' },
    { by: 'Donkey', text: 'Uno, dos, tres, no, espera, uno, dos, ya, pasé la valla, ¿viste?' },
    { by: 'anyone', text: 'Lo da la rana para ir de hoja en hoja.' },
  ],
  saludo: [
    { by: 'Puss in Boots', text: 'Barro el suelo con la pluma del sombrero: ¡así se hace!' },
    { by: 'Shrek', text: 'Un gesto con la barbilla. Para eso no hacen falta palabras.' },
    { by: 'anyone', text: 'Decir hola con la mano levantada.' },
  ],
  sandalia: [
    { by: 'Shrek', text: 'Zapato con ventanas. Los dedos respiran y los demás no.' },
    { by: 'Suzy Sugar', text: 'La hago de barquillo con tiras de regaliz, cielito, talla treinta.' },
    { by: 'anyone', text: 'Calzado abierto de verano.' },
  ],
  sapo: [
    { by: 'Shrek', text: 'Verrugas, panza y buena voz. Guapo de verdad.' },
    { by: 'Doris', text: 'Todas las noches el mismo, en el mismo charco. Cliente fiel.' },
    { by: 'anyone', text: 'Primo de la rana, con verrugas.' },
  ],
  secreto: [
    { by: 'Kitty Softpaws', text: 'Me contaron uno en París. Sigue en París.' },
    { by: 'Suzy Sugar', text: 'No lo repitas, bomboncito; de repetirlo ya me encargo yo.' },
    { by: 'anyone', text: 'No se lo cuentas a nadie, o solo al oído.' },
  ],
  selva: [
    { by: 'Dragon', text: '*pasa de puntillas entre lianas; se lleva puestas veintiséis* Mrrraaf.' },
    { by: 'Puss in Boots', text: 'Tigres, lianas y yo con mi mejor cara de almohadón.' },
    { by: 'anyone', text: 'Bosque caliente donde viven monos y jaguares.' },
  ],
  semana: [
    { by: 'Doris', text: 'Siete noches de lo mismo. La octava libro. No hay octava.' },
    { by: 'Donkey', text: 'Empieza el lunes, luego otro, luego otro, ¿cuándo se come barquillos?' },
    { by: 'anyone', text: 'Tiene siete días.' },
  ],
  semilla: [
    { by: 'Gingerbread', text: '¡Tan chiquita y ya sueña con ser un árbol! ¡Hermana mía!' },
    { by: 'Shrek', text: 'La escupes en el lodo y al año hay melón.' },
    { by: 'anyone', text: 'La plantas y sale una planta.' },
  ],
  sendero: [
    { by: 'Fiona', text: 'Estrecho, con zarzas y huellas de lobo. Por ahí, entonces.' },
    { by: 'Gingerbread', text: '¡Hansel lo marcó con migas! ¡Con migas, qué carnicería!' },
    { by: 'anyone', text: 'Camino angosto que cruza el bosque.' },
  ],
  señal: [
    { by: 'Kitty Softpaws', text: 'Dos silbidos y una teja suelta: entonces bajas la cuerda.' },
    { by: 'Shrek', text: 'La mía dice fuera. Vienen igual. No saben leer.' },
    { by: 'anyone', text: 'La de la esquina te dice pare o siga.' },
  ],
  serpiente: [
    { by: 'Donkey', text: 'No tiene patas, cómo corre, cómo baila, ¡viene hacia acá!' },
    { by: 'Kitty Softpaws', text: 'Cambia de piel y deja la vieja tirada. Yo la vendo.' },
    { by: 'anyone', text: 'Reptil largo que se arrastra y saca la lengua.' },
  ],
  silbido: [
    { by: 'Dragon', text: '*sopla por el hueco de un colmillo; acuden todos los trenes* Fiiiuuu.' },
    { by: 'Puss in Boots', text: 'Tres notas bajo la ventana y llega mi montura. O la cocinera.' },
    { by: 'anyone', text: 'Sonido que sale soplando con los labios juntos.' },
  ],
  silencio: [
    { by: 'Shrek', text: 'Lo único que pedí por mi cumpleaños. Me trajeron un coro.' },
    { by: 'Kitty Softpaws', text: 'Mi idioma materno.' },
    { by: 'anyone', text: 'Lo que hay cuando nadie habla.' },
  ],
  silla: [
    { by: 'Doris', text: 'Se rompe una por pelea y dos por baile.' },
    { by: 'Gingerbread', text: '¡Trepé sus cuatro patas y conquisté el cojín! ¡No se siente nadie!' },
    { by: 'anyone', text: 'Mueble para una persona, con respaldo.' },
  ],
  sirena: [
    { by: 'Puss in Boots', text: '¡Cantaba en la roca, y tras oírme pidió clases!' },
    { by: 'Dragon', text: '*oye una voz preciosa entre las olas; le responde el tsunami* ¡Rrraaalá!' },
    { by: 'anyone', text: 'Mitad mujer, mitad pez.' },
  ],
  sobrino: [
    { by: 'Suzy Sugar', text: 'El mío probó la masa, contó la receta y ya no hereda.' },
    { by: 'Shrek', text: 'Hijo de tu hermana que viene a comer. Y se queda.' },
    { by: 'anyone', text: 'Tú lo eres de tus tíos, si eres chico.' },
  ],
  sombrero: [
    { by: 'Puss in Boots', text: '¡Ancho, con pluma, y jamás me lo quito salvo para enamorar!' },
    { by: 'Fiona', text: 'De cono y con velo: así eran en palacio. Regalé el mío.' },
    { by: 'anyone', text: 'Va en la cabeza y el mago saca de él un conejo.' },
  ],
  sopa: [
    { by: 'Doris', text: 'La de hoy es la de ayer con más agua. Sabe mejor.' },
    { by: 'Shrek', text: 'De ojos, de cebolla, de lo que flote. Trae cuchara.' },
    { by: 'anyone', text: 'Plato caliente y líquido que se come con cuchara.' },
  ],
  sorpresa: [
    { by: 'Donkey', text: 'No te lo digo, no te lo digo, es pastel, ¡ay!' },
    { by: 'Gingerbread', text: '¡Salté de dentro del pastel! ¡Nadie respetó el susto, pidieron tenedor!' },
    { by: 'anyone', text: 'Llega sin que te la esperes.' },
  ],
  sueño: [
    { by: 'Fiona', text: 'Me visita en plena guardia y le doy codazos.' },
    { by: 'Dragon', text: '*se le cierra un ojo, cabecea, aplasta un granero, pide perdón* Mrrrzz.' },
    { by: 'anyone', text: 'Lo tienes de noche, cuando bostezas.' },
  ],
  susto: [
    { by: 'Donkey', text: 'Buuu, caíste, no, caí yo, quién dijo buuu, ¿fuiste tú?' },
    { by: 'Shrek', text: 'Asomo la cara y ya está. Gratis, a domicilio.' },
    { by: 'anyone', text: 'Te lo dan cuando alguien salta y hace buuu.' },
  ],
  susurro: [
    { by: 'Kitty Softpaws', text: 'Acércate. Más. Así se habla de diamantes.' },
    { by: 'Suzy Sugar', text: 'Con este tono cuento lo mejor, galletita, y lo oyen todos.' },
    { by: 'anyone', text: 'Hablar tan bajito que solo oye uno.' },
  ],
  taberna: [
    { by: 'Doris', text: 'Mi casa, mi cruz y mi clientela. Limpia no, pero con fuego.' },
    { by: 'Puss in Boots', text: 'Entro, callan los dados. Pido leche, y nadie se atreve a reír.' },
    { by: 'anyone', text: 'Los viajeros comen y beben ahí en los cuentos.' },
  ],
  tamaño: [
    { by: 'Gingerbread', text: '¡El mío es de bolsillo, pero mi valor no cabe ahí!' },
    { by: 'Fiona', text: 'Del enemigo no me importa. Cae igual, y hace más eco.' },
    { by: 'anyone', text: 'Puede ser grande, mediano o chico.' },
  ],
  tambor: [
    { by: 'Donkey', text: 'Pum, pum, en la mesa, en la olla, no paro, ¿oyes?' },
    { by: 'Fiona', text: 'Suena tres veces y bajan los puentes. A la cuarta ataco.' },
    { by: 'anyone', text: 'Se toca con dos palos: pom, pom, pom.' },
  ],
  taza: [
    { by: 'Suzy Sugar', text: 'De porcelana, con rosas, corazón; en ella cabe una visita entera.' },
    { by: 'Doris', text: 'La desportillada es la mía. Las otras, para quien pague.' },
    { by: 'anyone', text: 'En ella se toma el café o el té.' },
  ],
  techo: [
    { by: 'Kitty Softpaws', text: 'Mi avenida favorita. Sin tráfico, con vistas.' },
    { by: 'Dragon', text: '*se sienta arriba a mirar la luna; abajo llueven vigas* Crrac, ups.' },
    { by: 'anyone', text: 'La parte de arriba de la casa.' },
  ],
  telescopio: [
    { by: 'Kitty Softpaws', text: 'De cerca, la caja fuerte queda a dos calles. Precioso aparato.' },
    { by: 'Puss in Boots', text: 'Miro por él y la luna se retoca. ¡Coqueta!' },
    { by: 'anyone', text: 'Tubo con cristales que acerca las estrellas.' },
  ],
  tenedor: [
    { by: 'Gingerbread', text: '¡Cuatro púas, cuatro! ¡Apártenlo de mi pierna, soy un amigo!' },
    { by: 'Fiona', text: 'Dicen que va a la izquierda. Yo lo lanzo con la derecha.' },
    { by: 'anyone', text: 'Cubierto con puntas para pinchar la comida.' },
  ],
  ternura: [
    { by: 'Dragon', text: '*lleva entre los colmillos un pollito dormido, sin despertarlo* Mrrruuu.' },
    { by: 'Puss in Boots', text: 'Abro mucho los ojos, así, así, y caen hasta los carceleros.' },
    { by: 'anyone', text: 'Lo que te da ver un cachorrito dormido.' },
  ],
  terremoto: [
    { by: 'Dragon', text: '*le da hipo; tres pueblos se meten bajo la mesa* ¡Hip, grrr!' },
    { by: 'Gingerbread', text: '¡Temblaba la bandeja, caían los cuchillos! ¡Era la abuela cerrando un cajón!' },
    { by: 'anyone', text: 'Se mueve el suelo y tiembla toda la casa.' },
  ],
  tesoro: [
    { by: 'Kitty Softpaws', text: 'Equis en el suelo, hoyo vacío, nota mía: gracias.' },
    { by: 'Dragon', text: '*lo cuenta antes de dormir; falta una; vuelve a empezar* Grrr, grrr.' },
    { by: 'anyone', text: 'Oro y joyas que un pirata enterró.' },
  ],
  tienda: [
    { by: 'Suzy Sugar', text: 'La mía abre a las siete y el chisme antes, dulzura.' },
    { by: 'Doris', text: 'Dos palos y una lona. En cuanto llueve, cliente mío.' },
    { by: 'anyone', text: 'Entras, eliges, pagas y te lo llevas.' },
  ],
  tierra: [
    { by: 'Shrek', text: 'Con agua es barro. Sin agua es una pena.' },
    { by: 'Donkey', text: 'Todos en el barco la gritan al verla, dónde, dónde, allá, ¡bésala!' },
    { by: 'anyone', text: 'El suelo donde se plantan las flores.' },
  ],
  tigre: [
    { by: 'Puss in Boots', text: 'Soy uno, visto desde muy lejos y con mala luz. ¡Tiemblen!' },
    { by: 'Donkey', text: 'Rayas, bigotes, colmillos, bonito, gatito, no es gatito, ¡corre!' },
    { by: 'anyone', text: 'Gran felino naranja con rayas negras.' },
  ],
  tijeras: [
    { by: 'Fiona', text: 'Adiós trenza, hola casco. Dos golpes y lista.' },
    { by: 'Gingerbread', text: '¡Dos cuchillos que bailan juntos! ¡Mis cintas, no, mis cintas!' },
    { by: 'anyone', text: 'Cortan el papel y se abren en equis.' },
  ],
  toalla: [
    { by: 'Shrek', text: 'Yo me seco al viento. Eso es cosa de palacios.' },
    { by: 'Doris', text: 'Colgada junto a la barra. Seca vasos, manos y lágrimas.' },
    { by: 'anyone', text: 'Con ella te secas cuando sales del agua.' },
  ],
  tomate: [
    { by: 'Suzy Sugar', text: 'Dicen que es fruta, ricura, y mi tarta dice que no.' },
    { by: 'Shrek', text: 'Rojo y blando. Vuela bien cuando canta el asno.' },
    { by: 'anyone', text: 'Rojo y jugoso: con él se hace la salsa de la pizza.' },
  ],
  tormenta: [
    { by: 'Dragon', text: '*ruge; arriba le contestan más fuerte; se mete bajo la cama* ¿Mrrii?' },
    { by: 'Doris', text: 'Llena la casa en diez minutos. Que truene, que truene.' },
    { by: 'anyone', text: 'Rayos, viento y mucha lluvia.' },
  ],
  torre: [
    { by: 'Fiona', text: 'Viví en la más alta. Buena vista, mal servicio.' },
    { by: 'Dragon', text: '*hizo de guardiana de una; aún se rasca contra las esquinas* Grrruff.' },
    { by: 'anyone', text: 'Parte más alta de un castillo.' },
  ],
  tortuga: [
    { by: 'Shrek', text: 'Casa propia, paso lento, pocas visitas. Mi ídolo.' },
    { by: 'Donkey', text: 'Ganó la carrera, quién lo diría, despacito, despacito, ¡yo aún no llego!' },
    { by: 'anyone', text: 'Camina despacio con su caparazón.' },
  ],
  travieso: [
    { by: 'Doris', text: 'Un crío así ató juntos los cordones de doce enanos.' },
    { by: 'Suzy Sugar', text: 'Metió el dedo en once pasteles, angelito; en el mío, dos veces.' },
    { by: 'anyone', text: 'Así es quien siempre hace diabluras.' },
  ],
  tren: [
    { by: 'Donkey', text: 'Chucu chucu, pasajeros, suban, yo soy la locomotora, piii, ¿quién empuja?' },
    { by: 'Puss in Boots', text: 'El único dragón de hierro al que compro billete. ¡En primera!' },
    { by: 'anyone', text: 'Corre por las vías con muchos vagones.' },
  ],
  trineo: [
    { by: 'Donkey', text: 'Cuesta abajo, sin frenos, nieve en los dientes, otra vez, ¡tú jalas!' },
    { by: 'Dragon', text: '*se tira por la ladera en una puerta de granero* ¡Uiiirrr!' },
    { by: 'anyone', text: 'Papá Noel viaja en uno.' },
  ],
  trompeta: [
    { by: 'Fiona', text: 'Anuncia al rey. Si suena dos veces, trae regaño.' },
    { by: 'Donkey', text: 'Tararí, soplo, se me hincha la cara, salió un gallo, ¡otra vez!' },
    { by: 'anyone', text: 'Instrumento de metal que suena tararí.' },
  ],
  tronco: [
    { by: 'Shrek', text: 'Mi sofá junto al fuego. Cabemos dos, si uno se calla.' },
    { by: 'Gingerbread', text: '¡Río abajo sobre uno, capitán sin remo! ¡Hasta la orilla, galletas!' },
    { by: 'anyone', text: 'La parte gorda del árbol.' },
  ],
  trono: [
    { by: 'Fiona', text: 'Duro, frío y recto. Se lo cedo a quien quiera.' },
    { by: 'Kitty Softpaws', text: 'Debajo hay un cajón. Los reyes nunca miran debajo.' },
    { by: 'anyone', text: 'El asiento del rey.' },
  ],
  trueno: [
    { by: 'Dragon', text: '*ronca; en el valle recogen la ropa tendida y cierran ventanas* ¡Brrroum!' },
    { by: 'Shrek', text: 'Suena fuerte arriba. Luego viene mi ducha.' },
    { by: 'anyone', text: 'Lo oyes después de ver el relámpago.' },
  ],
  unicornio: [
    { by: 'Suzy Sugar', text: 'Deja brillantina en el mostrador, tesorito, y pide pastel de arcoíris.' },
    { by: 'Gingerbread', text: '¡Blanco, con punta de azúcar en la frente! ¡Mi corcel soñado!' },
    { by: 'anyone', text: 'Caballo de cuento con un solo cuerno.' },
  ],
  vacaciones: [
    { by: 'Shrek', text: 'Quedarme en casa sin que venga nadie. Nunca las tuve.' },
    { by: 'Fiona', text: 'Tres semanas, una espada y cero banquetes. Esa es la idea.' },
    { by: 'anyone', text: 'Los días libres en que no hay clases.' },
  ],
  vainilla: [
    { by: 'Suzy Sugar', text: 'Una vaina, un litro de leche, y media calle en mi puerta.' },
    { by: 'Doris', text: 'Hay dos sabores. Chocolate se acabó.' },
    { by: 'anyone', text: 'Sabor del helado blanquito.' },
  ],
  valle: [
    { by: 'Kitty Softpaws', text: 'Desde aquí se ven siete casas y doce ventanas abiertas.' },
    { by: 'Dragon', text: '*aterriza entre dos montañas y tapa el río entero* Mmmgrrr.' },
    { by: 'anyone', text: 'Tierra baja entre montañas.' },
  ],
  varita: [
    { by: 'Gingerbread', text: '¡Con un toque fui pan de oro! ¡Bueno, por un ratito!' },
    { by: 'Kitty Softpaws', text: 'La agitas y aparecen cosas. Yo agito la mano y desaparecen.' },
    { by: 'anyone', text: 'Palito mágico de las hadas.' },
  ],
  vaso: [
    { by: 'Doris', text: 'Lo lleno, lo vacían, lo lavo. Así va mi novela.' },
    { by: 'Kitty Softpaws', text: 'Contra la pared, escuchas la habitación de al lado.' },
    { by: 'anyone', text: 'De él bebes el agua.' },
  ],
  vecino: [
    { by: 'Shrek', text: 'El mejor vive lejos. El peor tiene cuatro patas y canta.' },
    { by: 'Donkey', text: 'Hola, soy yo, otra vez, traje barquillos, abre, ¡te veo la luz!' },
    { by: 'anyone', text: 'Vive en la casa de al lado.' },
  ],
  vela: [
    { by: 'Puss in Boots', text: '¡Ínflate, hermana, llévame al horizonte o, en su defecto, al almuerzo!' },
    { by: 'Suzy Sugar', text: 'Una por año, mi cielo; las de la tía llenan dos tartas.' },
    { by: 'anyone', text: 'La enciendes cuando se va la luz.' },
  ],
  ventana: [
    { by: 'Kitty Softpaws', text: 'Las puertas son para invitados.' },
    { by: 'Fiona', text: 'Las de torre alta solo sirven para aburrirse o para saltar.' },
    { by: 'anyone', text: 'Tiene vidrios y por ella miras la calle.' },
  ],
  verano: [
    { by: 'Doris', text: 'Todos piden hielo y nadie se va antes de las doce.' },
    { by: 'Shrek', text: 'Sol, sudor, excursionistas. Y el lodo se seca. Horrible.' },
    { by: 'anyone', text: 'La época de más calor del año.' },
  ],
  vestido: [
    { by: 'Fiona', text: 'Verde, cómodo y cortado al lado para dar patadas.' },
    { by: 'Suzy Sugar', text: 'De merengue hasta los tobillos, reina mía, y que no llueva.' },
    { by: 'anyone', text: 'Lo usó Cenicienta en el palacio, largo y azul.' },
  ],
  viaje: [
    { by: 'Donkey', text: 'Ya casi, ya casi, cantamos, te cuento mi vida, ¿falta mucho?' },
    { by: 'Puss in Boots', text: 'Equipaje: una espada, una pluma, nueve espejos. ¡Ligero, como siempre!' },
    { by: 'anyone', text: 'Haces la maleta y te vas lejos.' },
  ],
  viento: [
    { by: 'Dragon', text: '*aletea una vez para desperezarse; la ropa tendida cambia de pueblo* Fuuuum.' },
    { by: 'Puss in Boots', text: 'Viene solo a mover mi capa. ¡Qué fiel admirador!' },
    { by: 'anyone', text: 'No se ve, pero mueve las hojas y los molinos.' },
  ],
  villano: [
    { by: 'Fiona', text: 'Antes de perder siempre suelta un discurso. Aprovecho y pego.' },
    { by: 'Kitty Softpaws', text: 'Capa negra, risa larga, cerraduras malísimas. Un encanto.' },
    { by: 'anyone', text: 'El malo del cuento.' },
  ],
  vinagre: [
    { by: 'Doris', text: 'Se me picó un tonel y ahora aliño con él.' },
    { by: 'Suzy Sugar', text: 'En el pastel de mi rival, cariño, yo solo digo que olía.' },
    { by: 'anyone', text: 'Líquido ácido de la ensalada, amigo del aceite.' },
  ],
  viñeta: [
    { by: 'Gingerbread', text: '¡Salgo en un cuadrito, corro, y en el siguiente ya no estoy!' },
    { by: 'Doris', text: 'El cliente de la esquina lee solo eso, con dibujos y globitos.' },
    { by: 'anyone', text: 'Cada cuadrito de un cómic.' },
  ],
  violeta: [
    { by: 'Suzy Sugar', text: 'La confito con azúcar, tesoro, y corona la tarta de la duquesa.' },
    { by: 'Kitty Softpaws', text: 'Terciopelo de ese color: bonito por fuera, rubíes por dentro.' },
    { by: 'anyone', text: 'Mezcla de azul y rojo, y también una flor.' },
  ],
  volar: [
    { by: 'Dragon', text: '*abre las alas, da tres pasitos, y el mundo queda pequeño* ¡Ruuuaaa!' },
    { by: 'Donkey', text: 'Tú agárrate, salto del tejado, aleteo las orejas, uno, dos, ¡ay!' },
    { by: 'anyone', text: 'Lo hacen los pájaros y los aviones.' },
  ],
  yunque: [
    { by: 'Shrek', text: 'Mesa de hierro para dar martillazos. Buen asiento.' },
    { by: 'Fiona', text: 'Ahí nació mi espada, a golpes. Yo también me formé así.' },
    { by: 'anyone', text: 'Sobre él golpea el herrero el metal caliente.' },
  ],
  zafiro: [
    { by: 'Kitty Softpaws', text: 'Azul, frío, del tamaño de un ojo. Del tamaño de mi bolsillo.' },
    { by: 'Puss in Boots', text: 'Por uno así crucé dos mares, ¡y lo cambié por unas botas!' },
    { by: 'anyone', text: 'Piedra preciosa azul.' },
  ],
  zanahoria: [
    { by: 'Donkey', text: 'Naranja, crujiente, mi favorita después de otras cien, ¿te la comes?' },
    { by: 'Gingerbread', text: '¡Nariz de muñeco de nieve! ¡Qué carrera artística, qué destino!' },
    { by: 'anyone', text: 'Raíz naranja que les gusta a los burros y a las liebres.' },
  ],
  zapato: [
    { by: 'Puss in Boots', text: 'Solo cubre el pie y ya presume. ¡Pruebe unas botas, y hablamos!' },
    { by: 'Suzy Sugar', text: 'Uno de cristal, talla chica, encanto; la hermanastra pidió mi mantequilla.' },
    { by: 'anyone', text: 'Se pone en el pie y se ata con cordones.' },
  ],
  zorro: [
    { by: 'Gingerbread', text: '¡Me ofreció cruzar el río en su lomo! ¡No cuela dos veces!' },
    { by: 'Doris', text: 'Paga, sonríe, y al rato faltan gallinas.' },
    { by: 'anyone', text: 'Astuto, rojizo y de cola peluda.' },
  ],
  zumbido: [
    { by: 'Donkey', text: 'Bzzz, qué es, viene, en esta oreja, no, en la otra, ¡fuera!' },
    { by: 'Dragon', text: '*escucha a un mosquito; lo mira bizca; lo saluda* ¿Bzzzrrr?' },
    { by: 'anyone', text: 'El sonido que hace una abeja.' },
  ],
};
