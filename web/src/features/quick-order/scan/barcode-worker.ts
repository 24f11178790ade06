import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import decoder from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { barcodeFormats } from './barcode-formats.ts';

export type DecodedFrame = { codes: readonly string[] } | { failure: string };

// Serves the decoder from our site. By default, the library loads it from a CDN.
prepareZXingModule({ overrides: { locateFile: () => decoder } });
const detector = new BarcodeDetector({ formats: [...barcodeFormats] });

async function decode(frame: ImageData): Promise<DecodedFrame> {
  try {
    return { codes: (await detector.detect(frame)).map(({ rawValue }) => rawValue) };
  } catch (error) {
    return { failure: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  void decode(data).then((decoded) => postMessage(decoded));
});
