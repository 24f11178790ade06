interface Tone {
  frequency: number;
  startSeconds: number;
  seconds: number;
}

const success: readonly Tone[] = [{ frequency: 1320, startSeconds: 0, seconds: 0.09 }];

/** Two low tones, so that a failure differs from a success in both pitch and rhythm. */
const failure: readonly Tone[] = [
  { frequency: 196, startSeconds: 0, seconds: 0.18 },
  { frequency: 147, startSeconds: 0.22, seconds: 0.3 },
];

const volume = 0.25;

let context: AudioContext | undefined;

function play(tones: readonly Tone[], type: OscillatorType): void {
  try {
    context ??= new AudioContext();
    // Browsers suspend audio until the first key press or click.
    void context.resume();
    for (const { frequency, startSeconds, seconds } of tones) {
      const start = context.currentTime + startSeconds;
      const oscillator = new OscillatorNode(context, { type, frequency });
      const gain = new GainNode(context, { gain: volume });
      // Fades out, because an abrupt end clicks.
      gain.gain.setTargetAtTime(0, start + seconds * 0.8, seconds * 0.05);
      oscillator.connect(gain).connect(context.destination);
      oscillator.start(start);
      oscillator.stop(start + seconds);
    }
  } catch (error) {
    // The status on the screen has the same information.
    console.warn('The sound could not be played.', { error });
  }
}

export const scanTones = {
  success: () => play(success, 'sine'),
  failure: () => play(failure, 'square'),
};
