/**
 * The package has no types. `data` is a date for some identifiers and a number for others; `raw` is
 * the text in the code. Elements that aren't dates have an empty `isoDate`.
 */
declare module 'gs1-barcode-parser-mod' {
  export function parseBarcode(code: string): {
    codeName: string;
    parsedCodeItems: { ai: string; data: unknown; raw: string; isoDate: string }[];
  };
}
