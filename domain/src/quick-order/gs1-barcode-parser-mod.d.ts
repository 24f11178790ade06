/** The package has no types. `data` is a date for some identifiers and a number for others. */
declare module 'gs1-barcode-parser-mod' {
  export function parseBarcode(code: string): {
    codeName: string;
    parsedCodeItems: { ai: string; data: unknown }[];
  };
}
