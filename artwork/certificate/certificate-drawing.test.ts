import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { certificateDrawing, certificateDrawingFile } from './certificate-drawing.ts';

it('matches the file that the functions use (if not, run write-certificate-drawing.ts)', () => {
  expect(JSON.parse(readFileSync(certificateDrawingFile, 'utf8'))).toEqual(certificateDrawing());
});
