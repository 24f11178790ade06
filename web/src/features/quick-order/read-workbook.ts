import { rowsOfWorkbook } from '@dental-shop/domain/quick-order/workbook';
import { strFromU8, unzipSync } from 'fflate';

/** Unpacked, in bytes: a list of 500 lines has a hundredth of it, and a bomb stays small. */
const mostUnpacked = 4 * 1024 * 1024;

/** What a list is read from; a workbook has pictures, styles and settings of printers besides. */
const needed =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

/**
 * The rows of a workbook's first sheet; undefined where the file is no workbook, or unpacks to more than
 * any list needs. `unzip` would start workers from blobs, which the Content-Security-Policy blocks.
 */
export function readWorkbook(file: Uint8Array): string[][] | undefined {
  let unpacked = 0;
  try {
    const files = unzipSync(file, {
      filter({ name, originalSize }) {
        if (!needed.test(name)) return false;
        // Never more than this is unpacked, even where the archive lies about it.
        unpacked += originalSize;
        if (unpacked > mostUnpacked) throw new RangeError('The workbook is too large.');
        return true;
      },
    });
    return rowsOfWorkbook(
      Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])),
    );
  } catch (error) {
    console.warn('A workbook could not be read.', { error });
    return undefined;
  }
}
