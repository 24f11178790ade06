/** Barcodes on packaging: GS1 DataMatrix first, which medical devices carry (UDI), then retail and stock codes. */
export const barcodeFormats = [
  'data_matrix',
  'code_128',
  'ean_13',
  'ean_8',
  'upc_a',
  'upc_e',
  'itf',
  'code_39',
  'qr_code',
] as const;
