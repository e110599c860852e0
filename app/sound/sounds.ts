// What the two rooms' sounds are made of: tones and noise, no recordings.

/** One voice of a sound. Its pitch glides from one end to the other; of noise it is the middle of the band that is heard. */
export type Tone = {
  readonly wave: OscillatorType | 'noise';
  /** Seconds after the sound began. */
  readonly at: number;
  readonly seconds: number;
  readonly fromHz: number;
  readonly toHz: number;
  /** 1 is as loud as a sound may be. */
  readonly loud: number;
  /** Nothing above is heard. */
  readonly lowpassHz?: number;
};

const tone = (wave: Tone['wave'], at: number, seconds: number, [fromHz, toHz]: [number, number], loud: number) => ({
  wave,
  at,
  seconds,
  fromHz,
  toHz,
  loud,
});
const note = (at: number, seconds: number, hertz: number, loud = 0.4) =>
  tone('triangle', at, seconds, [hertz, hertz], loud);

export const sounds = {
  /** Wood on wood. */
  key: [tone('noise', 0, 0.03, [1800, 900], 0.5), tone('triangle', 0, 0.06, [340, 180], 0.5)],
  right: [note(0, 0.2, 523.25), note(0.1, 0.3, 783.99)],
  wrong: [tone('sine', 0, 0.3, [196, 98], 0.8), tone('triangle', 0.02, 0.22, [146, 92], 0.4)],
  /** The loop of a tag gives way, and the tag falls into the water. */
  snap: [
    tone('noise', 0, 0.04, [3200, 1400], 0.9),
    tone('triangle', 0, 0.2, [460, 150], 0.45),
    tone('noise', 0.28, 0.3, [900, 260], 0.7),
  ],
  roar: [
    { ...tone('sawtooth', 0, 1.2, [104, 58], 0.7), lowpassHz: 900 },
    { ...tone('sawtooth', 0, 1.15, [97, 51], 0.6), lowpassHz: 600 },
    tone('noise', 0.05, 1, [620, 240], 0.8),
  ],
  win: [
    note(0, 0.3, 523.25),
    note(0.14, 0.3, 659.25),
    note(0.28, 0.3, 783.99),
    note(0.42, 0.78, 1046.5, 0.35),
    note(0.42, 0.7, 659.25, 0.25),
  ],
  /** The onion: skins that rustle, and then its light. */
  peel: [tone('noise', 0, 0.2, [4200, 1700], 0.5), tone('noise', 0.24, 0.3, [3600, 1300], 0.5)],
  open: [note(0, 0.5, 880, 0.3), note(0.06, 0.52, 1108.73, 0.25), note(0.12, 0.48, 1318.51, 0.25)],
} as const satisfies Record<string, readonly Tone[]>;

export type SoundName = keyof typeof sounds;

/** How long a sound is heard, in seconds. */
export const secondsOf = (sound: readonly Tone[]): number => Math.max(...sound.map(({ at, seconds }) => at + seconds));
