import { barcodeFormats } from './barcode-formats.ts';
import type { DecodedFrame } from './barcode-worker.ts';

export interface BarcodeDetector {
  detect: (video: HTMLVideoElement) => Promise<readonly string[]>;
  close: () => void;
}

/** TypeScript's DOM library doesn't have the Barcode Detection API yet. */
interface NativeBarcodeDetector {
  new (options: {
    formats: readonly string[];
  }): { detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]> };
  getSupportedFormats: () => Promise<readonly string[]>;
}

/** Uses the native API if it can read DataMatrix. iPhones and desktop browsers decode in a worker instead. */
export async function openDetector(): Promise<BarcodeDetector> {
  return (await nativeDetector()) ?? workerDetector();
}

async function nativeDetector(): Promise<BarcodeDetector | undefined> {
  const Native = Reflect.get(window, 'BarcodeDetector') as NativeBarcodeDetector | undefined;
  try {
    const supported = (await Native?.getSupportedFormats()) ?? [];
    if (!Native || !supported.includes('data_matrix')) return undefined;
    const native = new Native({
      formats: barcodeFormats.filter((format) => supported.includes(format)),
    });
    return {
      detect: async (video) => (await native.detect(video)).map(({ rawValue }) => rawValue),
      close: () => undefined,
    };
  } catch (error) {
    console.warn('The native barcode detector is unavailable.', { error });
    return undefined;
  }
}

function workerDetector(): BarcodeDetector {
  const worker = new Worker(new URL('./barcode-worker.ts', import.meta.url), { type: 'module' });
  const frames = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return {
    detect: (video) =>
      new Promise((resolve, reject) => {
        if (!frames) throw new Error('The browser has no canvas to read frames from.');
        worker.onmessage = ({ data }: MessageEvent<DecodedFrame>) =>
          'codes' in data ? resolve(data.codes) : reject(new Error(data.failure));
        worker.onerror = ({ message }) => reject(new Error(message));
        const { videoWidth: width, videoHeight: height } = video;
        Object.assign(frames.canvas, { width, height });
        frames.drawImage(video, 0, 0);
        const frame = frames.getImageData(0, 0, width, height);
        worker.postMessage(frame, [frame.data.buffer]);
      }),
    close: () => worker.terminate(),
  };
}
