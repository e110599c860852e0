// The sound of a puppet's babble, made of oscillators alone. Fetched once somebody switches voices on.
import type { Vowel } from './speech.ts';
import type { Voice } from './voices.ts';

/** The two formants that tell vowels apart, in Hz, of a woman's voice: rounded from Peterson and Barney, 1952. */
const formants: Readonly<Record<Vowel, readonly [number, number]>> = {
  a: [850, 1220],
  e: [610, 2330],
  i: [310, 2790],
  o: [590, 920],
  u: [370, 950],
};

const loudness = 0.32;
/** How much of a voice's low ground is heard below its vowels. */
const ground = 0.3;

export type Babble = { readonly blip: (vowel: Vowel) => void; readonly growl: () => void };

/** `random`: a number from 0 up to, not including, 1. Whoever owns `context` silences it. */
export function babble(context: AudioContext, voice: Voice, random: () => number): Babble {
  /** A gain that swells and fades; what is played through it lasts for so long. */
  const swell = (seconds: number, most: number, attack: number) => {
    const gain = context.createGain();
    const now = context.currentTime;
    gain.gain.setValueAtTime(0, now);
    gain.gain.linearRampToValueAtTime(most, now + attack);
    gain.gain.setValueAtTime(most, now + seconds * 0.5);
    gain.gain.linearRampToValueAtTime(0, now + seconds);
    gain.connect(context.destination);
    return gain;
  };
  const oscillator = (wave: OscillatorType, hertz: number, seconds: number) => {
    const source = context.createOscillator();
    source.type = wave;
    source.frequency.value = hertz;
    source.start();
    source.stop(context.currentTime + seconds);
    return source;
  };
  const filter = (type: BiquadFilterType, hertz: number, q: number) => {
    const one = context.createBiquadFilter();
    one.type = type;
    one.frequency.value = hertz;
    one.Q.value = q;
    return one;
  };

  return {
    blip(vowel) {
      const seconds = voice.blipMs / 1000;
      const hertz = voice.pitchHz * (1 + voice.sway * (2 * random() - 1));
      const source = oscillator(voice.wave, hertz, seconds);
      source.frequency.linearRampToValueAtTime(hertz * 0.92, context.currentTime + seconds); // a voice falls
      const out = swell(seconds, loudness, 0.012);
      for (const formant of formants[vowel]) {
        source.connect(filter('bandpass', formant * voice.throat, 5)).connect(out);
      }
      const low = context.createGain();
      low.gain.value = ground;
      source
        .connect(filter('lowpass', hertz * 2, 0.5))
        .connect(low)
        .connect(out);
    },
    growl() {
      const seconds = voice.blipMs / 1000;
      const out = swell(seconds, loudness * 0.8, 0.08);
      const throat = filter('lowpass', 320, 2);
      throat.frequency.linearRampToValueAtTime(760, context.currentTime + seconds * 0.4);
      throat.frequency.linearRampToValueAtTime(220, context.currentTime + seconds);
      throat.connect(out);

      const hertz = voice.pitchHz * (1 + voice.sway * (2 * random() - 1));
      const low = oscillator('sawtooth', hertz, seconds);
      low.connect(throat);
      oscillator('sawtooth', hertz * 1.51, seconds).connect(throat);
      const wobble = oscillator('square', 17, seconds);
      const depth = context.createGain();
      depth.gain.value = hertz * 0.22;
      wobble.connect(depth).connect(low.frequency);

      const breath = context.createBufferSource();
      breath.buffer = noise(context, seconds, random);
      const hoarse = context.createGain();
      hoarse.gain.value = 0.35;
      breath
        .connect(filter('bandpass', 420, 0.8))
        .connect(hoarse)
        .connect(out);
      breath.start();
    },
  };
}

function noise(context: AudioContext, seconds: number, random: () => number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = 2 * random() - 1;
  return buffer;
}
