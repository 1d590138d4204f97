/**
 * Sounds, made on the spot: nothing is loaded, nothing is recorded.
 *
 * A sound is a recipe: it hangs its own sources and filters onto an output and starts them at a time.
 */

import { settings } from "../../settings.svelte.ts";

export type SoundName = keyof typeof SOUNDS;

/** Makes one sound, beginning at a time of the context's clock. */
type Recipe = (context: BaseAudioContext, out: AudioNode, at: number) => void;

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of hiss, the same in every shot. */
function noise(context: BaseAudioContext): AudioBuffer {
  let made = noises.get(context);
  if (!made) {
    made = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const wave = made.getChannelData(0);
    let seed = 20177;
    for (let n = 0; n < wave.length; n++) {
      seed = (seed * 16807) % 2147483647;
      wave[n] = seed / 1073741823.5 - 1;
    }
    noises.set(context, made);
  }
  return made;
}

/** A volume that jumps up and dies away. */
function decay(
  context: BaseAudioContext,
  out: AudioNode,
  at: number,
  loud: number,
  long: number,
  rise = 0.002,
): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + long);
  gain.connect(out);
  return gain;
}

/** Hiss through a filter. */
function hiss(
  context: BaseAudioContext,
  out: AudioNode,
  at: number,
  options: {
    type: BiquadFilterType;
    from: number;
    to?: number;
    loud: number;
    long: number;
    q?: number;
  },
): void {
  const source = context.createBufferSource();
  source.buffer = noise(context);
  const filter = context.createBiquadFilter();
  filter.type = options.type;
  filter.Q.value = options.q ?? 0.8;
  filter.frequency.setValueAtTime(options.from, at);
  if (options.to) filter.frequency.exponentialRampToValueAtTime(options.to, at + options.long);
  source.connect(filter).connect(decay(context, out, at, options.loud, options.long));
  source.start(at);
  source.stop(at + options.long + 0.05);
}

/** A tone, perhaps sliding. */
function tone(
  context: BaseAudioContext,
  out: AudioNode,
  at: number,
  options: {
    from: number;
    to?: number;
    loud: number;
    long: number;
    type?: OscillatorType;
    rise?: number;
  },
): void {
  const source = context.createOscillator();
  source.type = options.type ?? "sine";
  source.frequency.setValueAtTime(options.from, at);
  if (options.to) source.frequency.exponentialRampToValueAtTime(options.to, at + options.long);
  source.connect(decay(context, out, at, options.loud, options.long, options.rise));
  source.start(at);
  source.stop(at + options.long + 0.1);
}

const flick: Recipe = (c, out, at) => {
  hiss(c, out, at, { type: "bandpass", from: 2600, to: 5200, loud: 0.35, long: 0.07, q: 1.2 });
  hiss(c, out, at + 0.05, { type: "highpass", from: 3800, loud: 0.16, long: 0.04 });
};

const shot: Recipe = (c, out, at) => {
  hiss(c, out, at, { type: "lowpass", from: 7000, to: 300, loud: 0.6, long: 0.28 });
  tone(c, out, at, { from: 170, to: 42, loud: 0.5, long: 0.2 });
  hiss(c, out, at + 0.16, { type: "lowpass", from: 900, to: 200, loud: 0.14, long: 0.5 }); // off the hills
};

const punch: Recipe = (c, out, at) => {
  tone(c, out, at, { from: 190, to: 55, loud: 0.7, long: 0.14 });
  hiss(c, out, at, { type: "bandpass", from: 1400, to: 500, loud: 0.4, long: 0.06 });
};

const coin: Recipe = (c, out, at) => {
  for (const [n, from] of [1980, 2637, 3960].entries()) {
    tone(c, out, at + n * 0.045, { from, loud: 0.3 - n * 0.06, long: 0.3, type: "triangle" });
  }
};

const glass: Recipe = (c, out, at) => {
  for (const [n, from] of [2093, 3136, 4186, 5274].entries()) {
    tone(c, out, at + n * 0.03, { from, loud: 0.13, long: 0.55 });
  }
};

const thud: Recipe = (c, out, at) => {
  tone(c, out, at, { from: 120, to: 48, loud: 0.6, long: 0.16 });
  hiss(c, out, at, { type: "lowpass", from: 700, loud: 0.22, long: 0.08 });
};

const step: Recipe = (c, out, at) => {
  for (const n of [0, 1, 2]) {
    hiss(c, out, at + n * 0.13, { type: "lowpass", from: 620, loud: 0.7, long: 0.06 });
  }
};

const bell: Recipe = (c, out, at) => {
  for (const ring of [0, 0.42]) {
    for (const [n, part] of [1, 2.0, 2.76, 5.4].entries()) {
      tone(c, out, at + ring, { from: 830 * part, loud: 0.26 / (n + 1), long: 1.1 / (n + 1) });
    }
  }
};

const whistle: Recipe = (c, out, at) => {
  for (const [begin, long] of [
    [0, 0.34],
    [0.42, 0.8],
  ] as const) {
    for (const from of [622, 740, 932]) {
      tone(c, out, at + begin, {
        from: from * 0.97,
        to: from,
        loud: 0.12,
        long,
        type: "triangle",
        rise: 0.08,
      });
    }
    hiss(c, out, at + begin, { type: "bandpass", from: 2400, loud: 0.05, long, q: 2 });
  }
};

const gallop: Recipe = (c, out, at) => {
  for (const beat of [0, 0.09, 0.18, 0.42, 0.51, 0.6]) {
    tone(c, out, at + beat, { from: 320, to: 150, loud: 0.3, long: 0.05 });
    hiss(c, out, at + beat, { type: "bandpass", from: 900, loud: 0.16, long: 0.04 });
  }
};

const rattle: Recipe = (c, out, at) => {
  for (let n = 0; n < 7; n++) {
    hiss(c, out, at + n * 0.07, { type: "lowpass", from: 4200, to: 600, loud: 0.4, long: 0.07 });
  }
};

const brakes: Recipe = (c, out, at) => {
  hiss(c, out, at, { type: "bandpass", from: 2900, to: 1300, loud: 0.8, long: 0.9, q: 7 });
  tone(c, out, at, { from: 1900, to: 800, loud: 0.05, long: 0.9, type: "sawtooth" });
};

export const SOUNDS = {
  flick,
  shot,
  punch,
  coin,
  glass,
  thud,
  step,
  bell,
  whistle,
  gallop,
  rattle,
  brakes,
} as const;

let context: AudioContext | undefined;
let master: GainNode | undefined;
const FAST = 4; // at this speed only what matters is heard
const SMALL: readonly SoundName[] = ["step", "flick"];

/** Play a sound, if sound is allowed. */
export function play(name: SoundName, speed = 1): void {
  if (!settings.sound || settings.volume <= 0) return;
  if (speed >= FAST && SMALL.includes(name)) return;
  try {
    context ??= new AudioContext();
    if (!master) {
      const limit = context.createDynamicsCompressor(); // several shots at once are not louder
      master = context.createGain();
      master.connect(limit).connect(context.destination);
    }
    void context.resume();
    master.gain.value = settings.volume;
    SOUNDS[name](context, master, context.currentTime + 0.005);
  } catch {
    // a device without ears
  }
}
