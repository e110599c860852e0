import type { Hint } from '../../../hint.ts';

export const hints: Readonly<Record<string, readonly Hint[]>> = {
  eclipse: [
    { by: 'Dragon', text: '*pasa sin querer delante del sol; las gallinas se acuestan* ¡Ups!' },
    { by: 'Puss in Boots', text: 'Al mediodía cayó la noche y nadie me vio bostezar. Misterioso, ¿no?' },
    { by: 'anyone', text: 'La luna tapa al sol y se hace oscuro de día.' },
  ],
  elefante: [
    { by: 'Donkey', text: 'Tiene una manguera en la cara, orejotas, memoria, ¡me recuerda a mí!' },
    { by: 'Gingerbread', text: '¡Una pisada suya y soy galleta molida! ¡Aun así le canto!' },
    { by: 'anyone', text: 'Animal enorme con trompa.' },
  ],
  ensalada: [
    { by: 'Doris', text: 'Verde, fresca y sin tocar. Vuelve a la cocina cada noche.' },
    { by: 'Suzy Sugar', text: 'Hojitas con aceite, monada. Aquí la piden los que ya comieron pastel.' },
    { by: 'anyone', text: 'Plato frío de hojas y verduras mezcladas.' },
  ],
  enseñar: [
    { by: 'Fiona', text: 'Primero la guardia, después el golpe. Repite conmigo.' },
    { by: 'Puss in Boots', text: 'A tres aprendices mostré mi estocada; los tres aplaudieron desde el suelo.' },
    { by: 'anyone', text: 'Lo que hacen las maestras en clase.' },
  ],
  erizo: [
    { by: 'Kitty Softpaws', text: 'Bolsillos imposibles: todo son alfileres. Lo dejo pasar.' },
    { by: 'Shrek', text: 'Redondo, con pinchos, y nadie lo abraza. Suerte la suya.' },
    { by: 'anyone', text: 'Animalito cubierto de púas que se hace una bola.' },
  ],
  escalera: [
    { by: 'Kitty Softpaws', text: 'Cruje el tercer peldaño. Siempre el tercero. Písalo por el borde.' },
    { by: 'Gingerbread', text: '¡Cada peldaño es un acantilado! ¡Subiré, aunque sea el jueves!' },
    { by: 'anyone', text: 'Por ella subes de un piso a otro, paso a paso.' },
  ],
  escarcha: [
    { by: 'Dragon', text: '*amanece con los bigotes blancos; un estornudo y todo gotea* Brrr, fuf.' },
    { by: 'Suzy Sugar', text: 'Parece azúcar glas sobre la hierba, primor. No la lamas.' },
    { by: 'anyone', text: 'Capa blanca y helada que cubre las hojas al amanecer.' },
  ],
  escoba: [
    { by: 'Doris', text: 'Mango de madera, pelos tiesos. Saca polvo y también clientes.' },
    { by: 'Donkey', text: 'Unas vuelan, otras barren, me subí a una, barría, ¡qué vergüenza!' },
    { by: 'anyone', text: 'Sirve para barrer y las brujas la montan.' },
  ],
  escudo: [
    { by: 'Fiona', text: 'En el brazo izquierdo. Se lleva el golpe y no se queja.' },
    { by: 'Dragon', text: '*lo usa de platillo para el té, con caballero de cucharilla* Slurp.' },
    { by: 'anyone', text: 'Con la espada va él, para parar los golpes.' },
  ],
  escuela: [
    { by: 'Shrek', text: 'Dentro te sientan y te peinan. Yo salí por la ventana.' },
    { by: 'Donkey', text: 'Hay recreo, amigos, sumas, otra vez recreo, me apunto, ¿dónde firmo?' },
    { by: 'anyone', text: 'Vas allí a aprender, de lunes a viernes.' },
  ],
  espada: [
    { by: 'Puss in Boots', text: 'Mi única compañera que jamás desafina: ¡un destello, una zeta!' },
    { by: 'Fiona', text: 'Sin ella al cinto me siento en pijama.' },
    { by: 'anyone', text: 'Los caballeros pelean con ella.' },
  ],
  espejo: [
    { by: 'Kitty Softpaws', text: 'Él siempre me dice la verdad. Por eso lo descolgué.' },
    { by: 'Gingerbread', text: '¡Ahí dentro vive otro con mis botones! ¡Qué guapo, qué sabroso!' },
    { by: 'anyone', text: 'Te ves en él cuando te peinas.' },
  ],
  esperanza: [
    { by: 'Gingerbread', text: '¡El horno se enfría, la ventana se abre! ¡Aún la tengo!' },
    { by: 'Doris', text: 'Es lo último que se pierde. Lo penúltimo son los paraguas.' },
    { by: 'anyone', text: 'Pensar que todo va a salir bien.' },
  ],
  espinaca: [
    { by: 'Doris', text: 'Verde y blanda. Le digo al chico que da músculos y cuela.' },
    { by: 'Suzy Sugar', text: 'La escondí en una quiche, tesorito, y el alcalde repitió sin saberlo.' },
    { by: 'anyone', text: 'Hoja verde que ponía fuerte a un marinero de dibujos.' },
  ],
  esponja: [
    { by: 'Shrek', text: 'Chupa agua y gotea. Como tú después de la lluvia.' },
    { by: 'Donkey', text: 'Es blanda, tiene agujeros, la aprietas, sale sopa, no, ¡era del baño!' },
    { by: 'anyone', text: 'Llena de agujeros, se empapa cuando te bañas.' },
  ],
  espuma: [
    { by: 'Dragon', text: '*mordió el jabón; ahora le salen nubes por la nariz* Blub, blub.' },
    { by: 'Doris', text: 'La quito de la jarra con el cuchillo y nadie dice nada.' },
    { by: 'anyone', text: 'La hacen el jabón, las olas y el batido.' },
  ],
  estatua: [
    { by: 'Puss in Boots', text: 'La mía estará en la plaza, en mármol, con doble de sombrero.' },
    { by: 'Kitty Softpaws', text: 'Quieta, de piedra, y encima de mi pasadizo. Gracias, escultor.' },
    { by: 'anyone', text: 'Figura de piedra o bronce que no se mueve nunca.' },
  ],
  estornudo: [
    { by: 'Dragon', text: '*le pica la nariz, sube, sube; adiós, tejado* ¡Aaarchíf!' },
    { by: 'Donkey', text: 'Viene, viene, no, se fue, espera, otra vez, achís, ¡perdón!' },
    { by: 'anyone', text: 'Suelta un achís y la gente te dice salud.' },
  ],
  estrella: [
    { by: 'Puss in Boots', text: 'Una por cada promesa mía; por eso el firmamento está tan lleno.' },
    { by: 'Fiona', text: 'En la torre conté mil doscientas. La última guiñó.' },
    { by: 'anyone', text: 'Brilla lejos por la noche y parece tener puntas.' },
  ],
  extraño: [
    { by: 'Shrek', text: 'Un vecino amable. No sé, sospecho de eso.' },
    { by: 'Kitty Softpaws', text: 'Todo lo que aún no he abierto me lo parece.' },
    { by: 'anyone', text: 'Así es lo que no es normal.' },
  ],
  familia: [
    { by: 'Fiona', text: 'La mía viene con corona y con ogro. Sobremesa larga.' },
    { by: 'Donkey', text: 'Tú, yo, ella, los pequeños con alas, todos a la mesa, ¿cabemos?' },
    { by: 'anyone', text: 'Padres, hermanos, tíos y abuelos, todos juntos.' },
  ],
  fantasma: [
    { by: 'Gingerbread', text: '¡Flota, blanco como mi glaseado! ¡Buuu a usted también, señor!' },
    { by: 'Doris', text: 'Vive en mi bodega. No come, no bebe, no paga. Casi ideal.' },
    { by: 'anyone', text: 'Atraviesa paredes con una sábana y dice buuu.' },
  ],
  faro: [
    { by: 'Kitty Softpaws', text: 'Me apunta con su luz y yo me agacho. Mala pareja.' },
    { by: 'Puss in Boots', text: '¡Ojo gigante de la costa, guíame hacia la gloria y los atunes!' },
    { by: 'anyone', text: 'Torre con luz que guía a los barcos.' },
  ],
  feliz: [
    { by: 'Shrek', text: 'Barro, cena, puerta cerrada. Así estoy, y no lo cuentes.' },
    { by: 'Donkey', text: 'Estoy así ahora, mañana también, siempre, ¿quién salta conmigo?' },
    { by: 'anyone', text: 'Contento, como al final de los cuentos.' },
  ],
  fiesta: [
    { by: 'Suzy Sugar', text: 'Serpentinas, bizcocho y un secreto que se escapa a la tercera taza.' },
    { by: 'Dragon', text: '*llega con regalo; de un aleteo apaga todas las velas* ¡Fiuuuh!' },
    { by: 'anyone', text: 'Hay música, globos y pastel.' },
  ],
  flauta: [
    { by: 'Donkey', text: 'La soplas, salen notas, salen ratones detrás, ¿quién los llamó?' },
    { by: 'Gingerbread', text: '¡Con ella Hamelín se quedó sin roedores! ¡A mí ni me mordieron!' },
    { by: 'anyone', text: 'Instrumento de viento, largo y con agujeros.' },
  ],
  flecha: [
    { by: 'Fiona', text: 'Sin soltar el aire, sin pestañear. Fiu: al centro.' },
    { by: 'Shrek', text: 'Un tal Robin tiró una y me pinchó. Mal día.' },
    { by: 'anyone', text: 'Sale del arco y apunta a la diana.' },
  ],
  flor: [
    { by: 'Shrek', text: 'Huele demasiado bien. Le pones lodo y mejora.' },
    { by: 'Dragon', text: '*la sostiene entre dos garras y el olor le llega despacio* Mmmgrr.' },
    { by: 'anyone', text: 'Tiene pétalos y perfuma el jardín.' },
  ],
  foca: [
    { by: 'Donkey', text: 'Aplaude con las aletas, hace ou ou, bigotes, tiene un balón, ¡pásalo!' },
    { by: 'Suzy Sugar', text: 'Redondita como mi masa de pan, lucero, y con unos modales.' },
    { by: 'anyone', text: 'Animal gris del mar con aletas y bigotes.' },
  ],
  fogata: [
    { by: 'Fiona', text: 'Palos secos, un chispazo y castañas debajo. Cena de campaña.' },
    { by: 'Dragon', text: '*enciende la de todos los campistas de una vez; quizá demasiado* ¡Fuuum!' },
    { by: 'anyone', text: 'En torno a ella se cuentan historias en el campamento.' },
  ],
  foso: [
    { by: 'Shrek', text: 'Agua sucia alrededor del castillo. La mejor parte.' },
    { by: 'Kitty Softpaws', text: 'Cuerda, gancho, doce metros sin salpicar. Y hay cocodrilos.' },
    { by: 'anyone', text: 'Zanja con agua que rodea la fortaleza.' },
  ],
  fuego: [
    { by: 'Dragon', text: '*te lo regala recién soplado, con un lazo de humo* Grrraaa.' },
    { by: 'Gingerbread', text: '¡Mi peor pesadilla, con chimenea o sin ella! ¡Salga de aquí!' },
    { by: 'anyone', text: 'Quema, alumbra y calienta la sopa.' },
  ],
  galleta: [
    { by: 'Suzy Sugar', text: 'Mantequilla, azúcar, un corazón de mermelada, y la receta no la digo.' },
    { by: 'Doris', text: 'La doy con el café, gratis. La segunda, ya veremos.' },
    { by: 'anyone', text: 'Redonda, crujiente, se moja en la leche.' },
  ],
  gallina: [
    { by: 'Donkey', text: 'Cacarea, pone uno cada día, corre de mí, ¡solo dije hola!' },
    { by: 'Dragon', text: '*la mira; ella la mira; así pasan la tarde* Grrrm.' },
    { by: 'anyone', text: 'Ave de granja que pone y se empluma.' },
  ],
  ganso: [
    { by: 'Doris', text: 'Muerde más que un soldado y avisa antes que el perro.' },
    { by: 'Fiona', text: 'No lo amenaces: él no retrocede. Yo tampoco.' },
    { by: 'anyone', text: 'Ave blanca de cuello largo que grazna en la granja.' },
  ],
  garra: [
    { by: 'Dragon', text: '*te rasca la espalda con muchísimo cuidado; la pared menos* Prruf.' },
    { by: 'Puss in Boots', text: 'La saco, la limpio, la guardo: ¡basta para asustar a un batallón!' },
    { by: 'anyone', text: 'Uña afilada de águilas y tigres.' },
  ],
  gaviota: [
    { by: 'Kitty Softpaws', text: 'Roba con descaro y a la vista. No hay arte ninguno.' },
    { by: 'Donkey', text: 'Grita, me robó el bocado, volvió por el otro, ¿qué le hice?' },
    { by: 'anyone', text: 'Ave blanca del puerto que come pescado.' },
  ],
  gelatina: [
    { by: 'Suzy Sugar', text: 'Tiembla como el pastelero cuando paso yo, chiquitín, y es de fresa.' },
    { by: 'Gingerbread', text: '¡Se sacude, se sacude, y nunca se rompe! ¡Qué envidia!' },
    { by: 'anyone', text: 'Postre que tiembla en el plato y brilla.' },
  ],
  gigante: [
    { by: 'Dragon', text: '*se agacha a saludar a uno de su altura, por fin* ¿Rrrooo?' },
    { by: 'Fiona', text: 'Bajó tras Jack por la planta. Yo lo esperaba en la puerta.' },
    { by: 'anyone', text: 'Tan alto que pisa casas sin querer.' },
  ],
  girasol: [
    { by: 'Donkey', text: 'Mira a la luz, da la vuelta, mírame a mí, ¿no?' },
    { by: 'Puss in Boots', text: 'Sigue al astro con la cara. A mí me siguen ellas.' },
    { by: 'anyone', text: 'Flor amarilla y alta, llena de semillas.' },
  ],
  golondrina: [
    { by: 'Fiona', text: 'Vuelve cada primavera al mismo alero. Sin mapa y sin escolta.' },
    { by: 'Doris', text: 'Anida en mi viga. Al menos ella avisa cuando se va.' },
    { by: 'anyone', text: 'Ave negra de cola en horquilla que emigra.' },
  ],
  granizo: [
    { by: 'Gingerbread', text: '¡Piedras heladas del cielo! ¡Todos bajo mi dedal, ahora!' },
    { by: 'Shrek', text: 'Bolas de hielo que te caen en la mollera. Lluvia con genio.' },
    { by: 'anyone', text: 'Lluvia de bolitas de hielo.' },
  ],
  grillo: [
    { by: 'Puss in Boots', text: 'Serenata nocturna de una sola nota. Modesto, pero constante.' },
    { by: 'Doris', text: 'Canta debajo del mostrador y solo calla cuando lo busco.' },
    { by: 'anyone', text: 'Insecto que canta de noche cric, cric.' },
  ],
  grito: [
    { by: 'Donkey', text: 'Aaaaah, perdón, vi una araña, no, era mi cola, ¡aaaaah otra vez!' },
    { by: 'Kitty Softpaws', text: 'Lo oyen al descubrir la vitrina vacía. Ya iba yo lejos.' },
    { by: 'anyone', text: 'Voz muy fuerte, por miedo o por enfado.' },
  ],
  gruñido: [
    { by: 'Shrek', text: 'Mi buenos días, mi hasta luego y mi pásame la sal.' },
    { by: 'Dragon', text: '*lo hace bajito, con cariño, y se caen dos platos* Grrr.' },
    { by: 'anyone', text: 'El sonido que hace un perro enojado.' },
  ],
  guante: [
    { by: 'Kitty Softpaws', text: 'Sin huellas, sin ruido, sin prueba. Uso cuatro.' },
    { by: 'Fiona', text: 'Lo tiro al suelo y eso significa duelo. Recógelo, anda.' },
    { by: 'anyone', text: 'Cubre la mano con un hueco para cada dedo.' },
  ],
  guiño: [
    { by: 'Kitty Softpaws', text: 'Cerré un ojo y el guardia dudó. Me sobró tiempo.' },
    { by: 'Suzy Sugar', text: 'Se lo hice al molinero, bombón, y subió la harina por ti.' },
    { by: 'anyone', text: 'Cierras un solo ojo para hacer de cómplice.' },
  ],
  guitarra: [
    { by: 'Puss in Boots', text: 'Seis cuerdas y un ventanal: ¡oh luna, haz de público!' },
    { by: 'Donkey', text: 'La rasco, suena, la muerdo, suena menos, ¿te sabes alguna canción?' },
    { by: 'anyone', text: 'Instrumento de seis cuerdas y forma de ocho.' },
  ],
  hada: [
    { by: 'Gingerbread', text: '¡Un toque de varita, y que nunca me falte un botón!' },
    { by: 'Doris', text: 'Viene, agita el brillo y luego barro yo.' },
    { by: 'anyone', text: 'Tiene alas, varita y concede cosas.' },
  ],
  hambre: [
    { by: 'Shrek', text: 'Me ruge la tripa más fuerte que yo. A comer.' },
    { by: 'Dragon', text: '*la tripa retumba y en el valle creen que truena* Grrrummm.' },
    { by: 'anyone', text: 'Lo tienes cuando aún no has comido.' },
  ],
  harina: [
    { by: 'Suzy Sugar', text: 'Tres tazas, nube blanca, cielo, y se me empolva hasta el secreto.' },
    { by: 'Gingerbread', text: '¡De eso vengo yo, mojada y amasada! ¡Respeten a mis ancestros!' },
    { by: 'anyone', text: 'Polvo blanco con que se hace el pan.' },
  ],
  hazaña: [
    { by: 'Puss in Boots', text: 'Rescaté tres condesas, dos loros y un queso. ¡Y antes de cenar!' },
    { by: 'Fiona', text: 'Fui sola, volví sola y ni lo firmé. Otros sí lo cuentan.' },
    { by: 'anyone', text: 'Algo muy valiente que merece que lo cuenten.' },
  ],
  hechizo: [
    { by: 'Fiona', text: 'De noche una cosa, de día otra. Salí ganando.' },
    { by: 'Kitty Softpaws', text: 'No hay cerrojo que lo contenga. Ese sí es ladrón.' },
    { by: 'anyone', text: 'Magia que convierte a un príncipe en rana.' },
  ],
  helado: [
    { by: 'Suzy Sugar', text: 'Dos bolas, un barquillo y una lengua rápida, querubín. Eso es todo.' },
    { by: 'Donkey', text: 'Se derrite, corre, cómetelo, por arriba, por abajo, ¡ya está!' },
    { by: 'anyone', text: 'Es frío, es de fresa, y se come en verano.' },
  ],
  helecho: [
    { by: 'Shrek', text: 'Verde, con sombra, y no da frutas bonitas. Elegante.' },
    { by: 'Gingerbread', text: '¡Bajo sus hojas soy un rey del bosque! ¡Qué selva tan húmeda!' },
    { by: 'anyone', text: 'Planta sin flores con hojas como plumas, amiga de la sombra.' },
  ],
  hermano: [
    { by: 'Donkey', text: 'Casi lo tengo, es verde, no de sangre, me quiere, ¡lo niega!' },
    { by: 'Suzy Sugar', text: 'Te acusa con mamá, cielito, y después comparte contigo el botín.' },
    { by: 'anyone', text: 'Tiene a los mismos papás que tú.' },
  ],
  hielo: [
    { by: 'Doris', text: 'En el vaso suena, en la puerta resbala. Cuidado al entrar.' },
    { by: 'Dragon', text: '*bufa hacia la laguna para patinar; toca esperar siglos* Hhhfff.' },
    { by: 'anyone', text: 'Agua tan fría que se puso dura.' },
  ],
  hocico: [
    { by: 'Shrek', text: 'El morro. El mío no, que es nariz con carácter.' },
    { by: 'Dragon', text: '*lo acerca, huele, y todo el jardín se inclina* Snnnf.' },
    { by: 'anyone', text: 'El perro lo usa para oler: su morro.' },
  ],
  hoja: [
    { by: 'Donkey', text: 'Cae, cae, la persigo, cae otra, todas, es otoño, ¡me rindo!' },
    { by: 'Fiona', text: 'Verde en el árbol y afilada en la espada: sirven las dos.' },
    { by: 'anyone', text: 'Verde en la rama y seca en otoño.' },
  ],
  hombro: [
    { by: 'Shrek', text: 'Ahí se sienta uno a vigilar. No pesa nada, dice.' },
    { by: 'Puss in Boots', text: '¡Mi capa reposa en él y el loro en el del pirata!' },
    { by: 'anyone', text: 'Une el cuello con el brazo.' },
  ],
  horizonte: [
    { by: 'Puss in Boots', text: '¡Allá donde el mar besa al cielo, me aguarda el almuerzo!' },
    { by: 'Fiona', text: 'Se ve desde la torre y nunca llega. Hay que ir.' },
    { by: 'anyone', text: 'Línea lejana donde se juntan tierra y cielo.' },
  ],
  hormiga: [
    { by: 'Kitty Softpaws', text: 'Una migaja cada una, en fila, sin jefe. Banda perfecta.' },
    { by: 'Gingerbread', text: '¡Un ejército diminuto se llevó mi botón! ¡Me batí con honor!' },
    { by: 'anyone', text: 'Trabajadora, pequeña y siempre en fila.' },
  ],
  horno: [
    { by: 'Gingerbread', text: '¡No digan esa palabra! ¡Ni calor, ni puerta, ni bandeja! ¡Piedad!' },
    { by: 'Suzy Sugar', text: 'Ciento ochenta, cuarenta minutos, y no lo abras aunque ruegue, golosina.' },
    { by: 'anyone', text: 'En él se cocinan el pan y las pizzas.' },
  ],
  huella: [
    { by: 'Kitty Softpaws', text: 'La piso con un paño y se borra. Yo no estuve.' },
    { by: 'Fiona', text: 'Fresca, honda, de seis dedos. Vamos por ahí.' },
    { by: 'anyone', text: 'La deja tu pie cuando caminas por arena.' },
  ],
  hueso: [
    { by: 'Doris', text: 'Se va al caldo y le da sabor. El perro lo espera.' },
    { by: 'Shrek', text: 'Cruje, se roe, adorna el salón. Todo ventajas.' },
    { by: 'anyone', text: 'Está dentro de ti y forma el esqueleto.' },
  ],
  imaginar: [
    { by: 'Donkey', text: 'Un castillo de barquillos con foso de miel, cierra un ojo, ¿ves?' },
    { by: 'Puss in Boots', text: 'Pensar en mi estatua, por ejemplo. A cualquiera le sale bien.' },
    { by: 'anyone', text: 'Inventar con la mente cosas que no están.' },
  ],
  invierno: [
    { by: 'Shrek', text: 'Hace frío, no viene nadie, hay caldo. Mi temporada.' },
    { by: 'Dragon', text: '*se pone los patines; el lago helado lo nota primero* Crrrac.' },
    { by: 'anyone', text: 'Después del otoño llega él, con nieve.' },
  ],
  invisible: [
    { by: 'Kitty Softpaws', text: 'Nadie me ve y todos me buscan. Casi: todavía tengo cola.' },
    { by: 'Donkey', text: 'Dónde estás, te toco, no te toco, hola aire, cómo estás, ¿aire?' },
    { by: 'anyone', text: 'No se puede ver, aunque esté delante.' },
  ],
  invitado: [
    { by: 'Suzy Sugar', text: 'Llega con apetito, sale con noticias, y yo con la bandeja vacía.' },
    { by: 'Shrek', text: 'Uno que no se va nunca. Eso lo sé bien.' },
    { by: 'anyone', text: 'Llega a tu fiesta porque tú lo llamaste.' },
  ],
  isla: [
    { by: 'Dragon', text: '*se acostó a flotar y la pusieron en el mapa* ¿Mmmrr?' },
    { by: 'Doris', text: 'Náufragos, cocos y ni una taberna en leguas. Triste.' },
    { by: 'anyone', text: 'Tierra con agua por todos lados.' },
  ],
  jinete: [
    { by: 'Puss in Boots', text: 'Sobre la silla, el mejor; en el suelo, también. ¡Al trote, corcel!' },
    { by: 'Fiona', text: 'Baja bien del caballo y te dejo hablar.' },
    { by: 'anyone', text: 'Monta a caballo.' },
  ],
  jirafa: [
    { by: 'Donkey', text: 'Cuello alto, arriba qué hay, tienes vértigo, hola, ¿me oyes desde ahí?' },
    { by: 'Gingerbread', text: '¡Desde su cabeza vería el mundo entero, y todos los hornos!' },
    { by: 'anyone', text: 'Su cuello es larguísimo, come en lo alto.' },
  ],
  joya: [
    { by: 'Kitty Softpaws', text: 'Brilla, es ajena y combina conmigo. Tres razones.' },
    { by: 'Doris', text: 'Aquí pagaron con una. Era de vidrio, como todas.' },
    { by: 'anyone', text: 'Un anillo de oro es una.' },
  ],
  juego: [
    { by: 'Kitty Softpaws', text: 'Aquí gana quien sabe perder sin que se note. Yo no pierdo.' },
    { by: 'Fiona', text: 'El que inventamos con piedras y reglas que cambian.' },
    { by: 'anyone', text: 'Actividad divertida con reglas; esconderse y buscar es uno.' },
  ],
  koala: [
    { by: 'Shrek', text: 'Duerme casi todo el día en un árbol. Así se hace.' },
    { by: 'Dragon', text: '*abraza un eucalipto para probar; un inquilino peludo protesta dormido* Mmmruf.' },
    { by: 'anyone', text: 'Animal gris de orejas redondas que come eucalipto.' },
  ],
  laberinto: [
    { by: 'Fiona', text: 'Pared siempre a la derecha. Y si no, a patadas.' },
    { by: 'Kitty Softpaws', text: 'Dos derechas, una izquierda y un botín. Ya lo tengo dibujado.' },
    { by: 'anyone', text: 'Lugar lleno de pasillos donde es fácil perderse.' },
  ],
  lagartija: [
    { by: 'Dragon', text: '*se encuentra con una parecida, pero portátil; la adopta* ¿Prrr?' },
    { by: 'Shrek', text: 'Toma el sol y pierde la cola. Lo prefiero al revés.' },
    { by: 'anyone', text: 'Reptil chiquito que trepa paredes.' },
  ],
  lago: [
    { by: 'Shrek', text: 'Agua quieta, agua grande, sin olas molestas. Bien.' },
    { by: 'Doris', text: 'Hay pesca al alba. Al mediodía, sopa.' },
    { by: 'anyone', text: 'Mucha agua tranquila rodeada de tierra.' },
  ],
  lana: [
    { by: 'Dragon', text: '*la enreda, la desenreda, se enreda ella; queda un ovillo rojo* Mrrraaf.' },
    { by: 'Suzy Sugar', text: 'La tejo por las tardes, miel, y tejo otras cosas con ella.' },
    { by: 'anyone', text: 'Sale de la oveja y abriga.' },
  ],
  lanza: [
    { by: 'Puss in Boots', text: '¡En el torneo rozó mi sombrero, y fue ella quien pidió disculpas!' },
    { by: 'Fiona', text: 'Larga, recta y no se dobla. Así me gusta la gente.' },
    { by: 'anyone', text: 'Palo largo con punta que llevan los caballeros.' },
  ],
  leche: [
    { by: 'Donkey', text: 'Fría, tibia, con cereal, me queda un bigote blanco, ¿se nota?' },
    { by: 'Puss in Boots', text: 'El mejor manjar para un noble felino. ¡En cuenco, y sin testigos!' },
    { by: 'anyone', text: 'Bebida blanca que viene de la vaca.' },
  ],
  lechuga: [
    { by: 'Shrek', text: 'Crujiente y sosa. La echas al estofado y ni te enteras.' },
    { by: 'Doris', text: 'Abajo del pescado, siempre. No la come ni el caracol.' },
    { by: 'anyone', text: 'Verdura verde, la base de muchas cenas ligeras.' },
  ],
  lengua: [
    { by: 'Dragon', text: '*te lame el sombrero y de paso el peinado entero* Ssslurrr.' },
    { by: 'Kitty Softpaws', text: 'Con ella distraigo. Con las manos, el resto.' },
    { by: 'anyone', text: 'Con ella saboreas y también hablas.' },
  ],
  leñador: [
    { by: 'Gingerbread', text: '¡Ahuyentó al lobo con un hacha! ¡Que no se equivoque de galleta!' },
    { by: 'Shrek', text: 'Le digo cuántos troncos y se va silbando. Buen tipo.' },
    { by: 'anyone', text: 'Corta troncos en el bosque con un hacha.' },
  ],
  libro: [
    { by: 'Kitty Softpaws', text: 'Los buenos ocultan una llave entre las páginas.' },
    { by: 'Gingerbread', text: '¡Yo soy de los que tienen final! ¡Ojalá sea muy largo!' },
    { by: 'anyone', text: 'Tiene páginas y lees en él historias.' },
  ],
  liebre: [
    { by: 'Doris', text: 'Llega temprano, sale corriendo y olvida la bufanda. La del cuento.' },
    { by: 'Donkey', text: 'Corrió, durmió, perdió con una muy lenta, pobre, ¿dónde está el premio?' },
    { by: 'anyone', text: 'Orejas largas y patas rápidas; perdió una carrera famosa.' },
  ],
  linterna: [
    { by: 'Kitty Softpaws', text: 'La enfocan al pasillo y yo, dos centímetros a la izquierda.' },
    { by: 'Dragon', text: '*abre la boca de noche y todos encuentran el sendero* Hhhaaa.' },
    { by: 'anyone', text: 'Se enciende para ver en la oscuridad.' },
  ],
  llave: [
    { by: 'Kitty Softpaws', text: 'La tuve un rato y salieron tres copias. Devuelta estaba.' },
    { by: 'Suzy Sugar', text: 'La del armario de las galletas está donde yo sé, mejillitas.' },
    { by: 'anyone', text: 'Abre una puerta si gira bien.' },
  ],
  lluvia: [
    { by: 'Shrek', text: 'Cae encima y llena los charcos. Deberían cobrar por eso.' },
    { by: 'Doris', text: 'Hoy nadie sale. Pongan otro tronco, que invito a sopa.' },
    { by: 'anyone', text: 'Cae de las nubes; llevas paraguas.' },
  ],
  lobo: [
    { by: 'Gingerbread', text: '¡Sopló casas y tocó la puerta disfrazado! ¡No le abran!' },
    { by: 'Donkey', text: 'Aúlla, sopla, se disfraza de abuela, qué dientes tienes, ¡vámonos!' },
    { by: 'anyone', text: 'En los cuentos se come la abuela de Caperucita.' },
  ],
  lombriz: [
    { by: 'Doris', text: 'La ponen en el anzuelo y yo, la trucha en la sartén.' },
    { by: 'Shrek', text: 'Blanda, larga, jugosa. Mejor que tus dulces, anda ya.' },
    { by: 'anyone', text: 'Gusano rosado que vive en la tierra.' },
  ],
  loro: [
    { by: 'Puss in Boots', text: 'Repite mis frases, y aun así no las mejora.' },
    { by: 'Suzy Sugar', text: 'Repite todo lo que oye, caramelín, por eso le doy galletas siempre.' },
    { by: 'anyone', text: 'Pájaro de colores que imita palabras.' },
  ],
  luna: [
    { by: 'Fiona', text: 'Salía, y yo cambiaba de cara. Ahora solo la saludo.' },
    { by: 'Puss in Boots', text: '¡Lámpara de tejados, musa de bigotes! Le dedico cada salto.' },
    { by: 'anyone', text: 'Brilla de noche y a veces parece una tajada.' },
  ],
  lupa: [
    { by: 'Kitty Softpaws', text: 'Los detectives la traen y solo encuentran mi tarjeta.' },
    { by: 'Gingerbread', text: '¡Vista con ella, mi cara mide como una hogaza!' },
    { by: 'anyone', text: 'Cristal redondo que agranda las cosas pequeñas.' },
  ],
};
