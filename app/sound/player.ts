// Makes sounds (sounds.ts) in the browser. Nothing of it exists before a visitor has switched sound on.
import { type SoundName, sounds, type Tone } from './sounds.ts';

let context: AudioContext | null = null;
let out: AudioNode | null = null;

/** Whether this browser can make sound at all. */
export const isSoundKnown = 'AudioContext' in globalThis;

/** No louder than this, whatever sounds together; 1 is as loud as the device plays. */
const loudest = 0.4;
/** Between two sounds that begin together, in seconds. */
const apart = 0.06;

/** To be called while the visitor presses something, or browsers do not allow it. Throws or rejects where sound is refused. */
export async function openSound(): Promise<void> {
  const opened = context ?? new AudioContext();
  if (!context) out = limiter(opened);
  context = opened;
  await opened.resume().catch((error: unknown) => {
    if (opened === context) throw error; // who closes it before it is open has not been refused it
  });
}

/** Silent at once, in the middle of a sound. */
export function closeSound() {
  context?.close().catch(() => {});
  context = null;
  out = null;
}

/** For a tab that nobody sees. */
export function pauseSound(isPaused: boolean) {
  const changed = isPaused ? context?.suspend() : context?.resume();
  changed?.catch(() => {});
}

/** One after the other, almost together. `random`: a number from 0 up to, not including, 1. */
export function play(names: readonly SoundName[], random: () => number) {
  if (!context || !out) return;
  for (const [place, name] of names.entries()) {
    const begin = context.currentTime + place * apart;
    for (const tone of sounds[name] as readonly Tone[]) playTone(context, out, tone, begin + tone.at, random);
  }
}

/** Bends what is loud, so that nothing is louder than `loudest`. */
function limiter(context: AudioContext): AudioNode {
  const shaper = context.createWaveShaper();
  shaper.curve = Float32Array.from({ length: 1025 }, (_, place) => loudest * Math.tanh(1.5 * (place / 512 - 1)));
  shaper.connect(context.destination);
  return shaper;
}

function playTone(context: AudioContext, out: AudioNode, tone: Tone, begin: number, random: () => number) {
  const { wave, seconds, fromHz, toHz, loud, lowpassHz } = tone;
  const end = begin + seconds;
  const swell = context.createGain();
  swell.gain.setValueAtTime(0, begin);
  swell.gain.linearRampToValueAtTime(loud, begin + Math.min(0.02, seconds / 4));
  swell.gain.setTargetAtTime(0, begin + seconds / 3, seconds / 6);
  swell.gain.linearRampToValueAtTime(0, end);
  swell.connect(out);

  const filter = context.createBiquadFilter();
  filter.type = wave === 'noise' ? 'bandpass' : 'lowpass';
  filter.frequency.value = lowpassHz ?? 12_000;
  filter.connect(swell);
  const source = wave === 'noise' ? noise(context, seconds, random) : oscillator(context, wave);
  const pitch = 'frequency' in source ? source.frequency : filter.frequency;
  pitch.setValueAtTime(fromHz, begin);
  pitch.exponentialRampToValueAtTime(toHz, end);
  source.connect(filter);
  source.start(begin);
  source.stop(end);
}

function oscillator(context: AudioContext, wave: OscillatorType): OscillatorNode {
  const source = context.createOscillator();
  source.type = wave;
  return source;
}

function noise(context: AudioContext, seconds: number, random: () => number): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  const samples = source.buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = 2 * random() - 1;
  return source;
}
