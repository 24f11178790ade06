const startsWith = (bytes: Uint8Array, ...prefix: readonly number[]) =>
  prefix.every((byte, index) => bytes[index] === byte);

/** Spreadsheets export CSV as UTF-8, Windows-1252, or UTF-16 ('Unicode text'). */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Name of the stream that holds a password-protected workbook: `EncryptedPackage` in UTF-16. */
const encryptedStream = /E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e/;

type FileKind = 'workbook' | 'oldWorkbook' | 'encryptedWorkbook' | 'text';

export function fileKind(bytes: Uint8Array): FileKind {
  // OLE compound file: Excel's format until 2003, and still its format for password-protected workbooks.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    const content = new TextDecoder('latin1').decode(bytes);
    return encryptedStream.test(content) ? 'encryptedWorkbook' : 'oldWorkbook';
  }
  return startsWith(bytes, 0x50, 0x4b) ? 'workbook' : 'text';
}

/** Some programs save a web page or XML under the name of a workbook. */
export const isMarkup = (text: string): boolean =>
  /^\uFEFF?\s*<(?:!doctype|html|\?xml|table|meta|workbook)/i.test(text);
