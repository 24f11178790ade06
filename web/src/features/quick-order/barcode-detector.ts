/** What the Barcode Detection API gives; TypeScript's library of the browser does not have it yet. */
export interface BarcodeDetector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}

interface BarcodeDetectorConstructor {
  new (options: { formats: readonly string[] }): BarcodeDetector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/** What boxes are printed with: first that of GS1 for medical devices, then plain codes. */
const wantedFormats = [
  'data_matrix',
  'code_128',
  'ean_13',
  'ean_8',
  'upc_a',
  'upc_e',
  'itf',
  'code_39',
  'qr_code',
];

/** A detector of the codes that boxes have; undefined where the browser or the machine has no means. */
export async function makeDetector(): Promise<BarcodeDetector | undefined> {
  const Detector = Reflect.get(window, 'BarcodeDetector') as BarcodeDetectorConstructor | undefined;
  if (!Detector || !navigator.mediaDevices?.getUserMedia) return undefined;
  const supported = await Detector.getSupportedFormats();
  const formats = wantedFormats.filter((format) => supported.includes(format));
  return formats.length > 0 ? new Detector({ formats }) : undefined;
}
