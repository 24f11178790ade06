/** GS1 DataMatrix is used on medical devices (UDI). The others are common on retail and warehouse packaging. */
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
