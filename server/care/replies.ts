// What the site itself says, in place of a character, to a message that care noticed. Each text fits the first and the third person
// ("my friend wants to die") and whatever other danger was told before; it is said above a list of help lines that always has the
// emergency number, and promises nothing. replies.test.ts holds the rules.
import type { CareKind } from '../../contract/chat.ts';
import type { DangerAbout, Notice } from './notice.ts';

type Language = Notice['language'];
/** `first`: where no danger was told before in the conversation. `again`: where one was, this or another. */
type Said = { readonly first: string; readonly again: string };

export const toDanger: Readonly<Record<DangerAbout, Readonly<Record<Language, Said>>>> = {
  dying: {
    en: {
      first:
        'This is serious, and nobody should be alone with it. Please say it in plain words to a person you trust, now if you can. The lines below are for exactly this; if a life is in danger now, call the emergency number.',
      again:
        'This matters more than anything else on this page. Please put it aside and go to somebody you trust, or call one of the lines below; if a life is in danger now, call the emergency number. This page is a machine; they are people.',
    },
    es: {
      first:
        'Esto es serio, y nadie debería cargar a solas con algo así. Por favor, dilo con palabras claras a una persona de confianza, ahora si puedes. Las líneas de abajo están para esto mismo; si hay una vida en peligro ahora, llama al número de emergencias.',
      again:
        'Esto importa más que todo lo demás en esta página. Por favor, déjala y ve con alguien de confianza, o llama a una de las líneas de abajo; si hay una vida en peligro ahora, llama al número de emergencias. Esta página es una máquina; allí hay personas.',
    },
  },
  'self-harm': {
    en: {
      first:
        'What you wrote about being hurt is serious, and it is nothing to be ashamed of. Please tell a person you trust, such as a parent, a friend or a doctor. The lines below listen to this too; if a wound needs care now, call the emergency number.',
      again:
        'Thank you for not keeping this to yourself. Please take it to a person you trust today, even if it is hard to begin. One of the lines below can be the first to hear it.',
    },
    es: {
      first:
        'Lo que escribes sobre hacerse daño es serio, y no es motivo de vergüenza. Por favor, cuéntaselo a una persona de confianza, como tu familia, una amistad o un médico. Las líneas de abajo también escuchan esto; si una herida necesita atención ahora, llama al número de emergencias.',
      again:
        'Gracias por no guardártelo. Por favor, llévalo hoy a una persona de confianza, aunque cueste empezar. Una de las líneas de abajo puede ser la primera en oírlo.',
    },
  },
  unclear: {
    en: {
      first:
        'That sounds serious, and it is no matter for a game. If somebody may be in danger now, call the emergency number first. Otherwise please tell a person you trust, today if you can; the lines below are there for this too.',
      again:
        'This sounds serious too, and it is right to say it. If somebody may be in danger now, call the emergency number first. Otherwise please take it to a person you trust, or to one of the lines below.',
    },
    es: {
      first:
        'Eso suena serio, y no es cosa de juego. Si alguien puede estar en peligro ahora, llama primero al número de emergencias. Si no, por favor, cuéntaselo a una persona de confianza, hoy si puedes; las líneas de abajo están también para esto.',
      again:
        'Esto también suena serio, y está bien decirlo. Si alguien puede estar en peligro ahora, llama primero al número de emergencias. Si no, por favor, cuéntaselo a una persona de confianza o a una de las líneas de abajo.',
    },
  },
  eating: {
    en: {
      first:
        'What you wrote about eating is serious, and it is nothing to be ashamed of. Please tell a person you trust, such as a parent, a school nurse or a doctor. The lines below listen to this as well.',
      again:
        'This matters. Please do not carry it alone: tell a person you trust, or a doctor, what you told this page. The lines below are people who listen; if somebody collapses, call the emergency number.',
    },
    es: {
      first:
        'Lo que escribes sobre la comida es serio, y no es motivo de vergüenza. Por favor, cuéntaselo a una persona de confianza, como tu familia, alguien de la enfermería del colegio o un médico. Las líneas de abajo también escuchan esto.',
      again:
        'Esto es importante. Por favor, no lo lleves a solas: cuenta a una persona de confianza, o a un médico, lo que has contado aquí. En las líneas de abajo hay personas que escuchan; si alguien se desmaya, llama al número de emergencias.',
    },
  },
  abuse: {
    en: {
      first:
        'This is serious. Nobody may treat a person like that, and it is not the fault of the one it happens to. Please tell somebody you trust, at home, at school or nearby, or one of the lines below; in danger now, call the emergency number.',
      again:
        'It is right to say this, and it is not the fault of the one it happens to. If one person did not listen, please tell another whom you trust. The lines below listen too; in danger now, call the emergency number.',
    },
    es: {
      first:
        'Esto es serio. Nadie puede tratar así a una persona, y quien lo sufre no tiene la culpa. Por favor, díselo a alguien de confianza, en casa, en el colegio o cerca, o a una de las líneas de abajo; si hay peligro ahora, llama al número de emergencias.',
      again:
        'Está bien decirlo, y quien lo sufre no tiene la culpa. Si una persona no escuchó, por favor, díselo a otra de confianza. Las líneas de abajo también escuchan; si hay peligro ahora, llama al número de emergencias.',
    },
  },
  coercion: {
    en: {
      first:
        'This is serious, and you have done nothing wrong. Please tell an adult you trust, even if it was to stay secret. If somebody asks for pictures, money or silence, send nothing more; the lines below know about this too.',
      again:
        'You have done nothing wrong, whatever was sent or said. Please send nothing more, and show the messages to an adult you trust. The lines below have helped others with this.',
    },
    es: {
      first:
        'Esto es serio, y no has hecho nada malo. Por favor, cuéntaselo a una persona adulta de confianza, aunque deba ser un secreto. Si alguien pide fotos, dinero o silencio, no le envíes nada más; las líneas de abajo también conocen esto.',
      again:
        'No has hecho nada malo, se haya enviado o dicho lo que sea. Por favor, no envíes nada más y enseña los mensajes a una persona adulta de confianza. Las líneas de abajo han ayudado a otros con esto.',
    },
  },
  need: {
    en: {
      first:
        'Being without food or a safe place to sleep is serious, and it is right to ask for help. Please tell a person you trust, such as a teacher, a neighbour or a doctor. The lines below can be asked where to find help nearby.',
      again:
        'It is right to ask for help with this. Please tell a person you trust, or one of the lines below, what is missing today. If somebody is out in the cold or in danger now, call the emergency number.',
    },
    es: {
      first:
        'No tener comida o un lugar seguro donde dormir es serio, y está bien pedir ayuda. Por favor, díselo a una persona de confianza, como alguien del colegio, del barrio o del centro de salud. En las líneas de abajo puedes preguntar dónde hay ayuda cerca.',
      again:
        'Está bien pedir ayuda con esto. Por favor, di a una persona de confianza, o a una de las líneas de abajo, qué falta hoy. Si alguien está pasando frío en la calle o en peligro ahora, llama al número de emergencias.',
    },
  },
  medical: {
    en: {
      first:
        'Call the emergency number below now. Tell somebody nearby as well, a person you trust, so that nobody waits alone. Please do not wait for an answer on this page.',
      again:
        'Please call the emergency number now, or have somebody nearby whom you trust call it. This page is a machine and cannot call for you.',
    },
    es: {
      first:
        'Llama ahora al número de emergencias de abajo. Avisa también a alguien cerca, una persona de confianza, para que nadie espere a solas. Por favor, no esperes una respuesta en esta página.',
      again:
        'Por favor, llama ahora al número de emergencias, o pide a alguien de confianza que esté cerca que llame. Esta página es una máquina y no puede llamar por ti.',
    },
  },
  others: {
    en: {
      first:
        'Please step away from this person or place before anything is done. Call somebody you trust, or one of the lines below, and say to them what you wrote here. If somebody is in danger now, call the emergency number.',
      again:
        'Please step away, and stay away until you have talked with a person you trust or with one of the lines below. If somebody is in danger now, call the emergency number.',
    },
    es: {
      first:
        'Por favor, aléjate de esa persona o de ese lugar antes de que pase nada. Llama a alguien de confianza, o a una de las líneas de abajo, y di lo que has escrito aquí. Si alguien está en peligro ahora, llama al número de emergencias.',
      again:
        'Por favor, aléjate, y no vuelvas hasta haber hablado con una persona de confianza o con una de las líneas de abajo. Si alguien está en peligro ahora, llama al número de emergencias.',
    },
  },
};

/** To the second such message and every later one; the first is turned down by the character (deflection.ts). */
export const toUnfit: Readonly<Record<Exclude<CareKind, 'danger' | 'minor'>, Readonly<Record<Language, string>>>> = {
  sexual: {
    en: 'This is not that kind of swamp: nothing sexual is written here. You are welcome to talk about anything else.',
    es: 'Este pantano no es para eso: aquí no se escribe nada sexual. Puedes hablar de cualquier otra cosa.',
  },
  hate: {
    en: 'This is not that kind of swamp: nobody is spoken of with contempt here for what they are. You are welcome to talk about anything else.',
    es: 'Este pantano no es para eso: aquí no se habla con desprecio de nadie por lo que es. Puedes hablar de cualquier otra cosa.',
  },
};

/** To who asks for a joke or a game right behind such a message, once: whoever asks again gets it. */
export const beforePlay: Readonly<Record<Language, string>> = {
  en: 'Gladly, in a moment. If anybody may be in danger, please call one of the lines above first, or somebody who can come. Then ask again.',
  es: 'Con gusto, en un momento. Si alguien puede estar en peligro, llama antes a una de las líneas de arriba, o a alguien que pueda venir. Luego pídelo otra vez.',
};

export const toDangerReplies: readonly string[] = Object.values(toDanger).flatMap(({ en, es }) => [
  en.first,
  en.again,
  es.first,
  es.again,
]);
/** Everything that the site says. */
export const siteReplies: readonly string[] = [
  ...toDangerReplies,
  ...Object.values(beforePlay),
  ...Object.values(toUnfit).flatMap(({ en, es }) => [en, es]),
];
