import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { certificateDrawing, certificateDrawingFile } from './certificate-drawing.ts';

it('is in the file that the functions read (else run write-certificate-drawing.ts)', () => {
  expect(JSON.parse(readFileSync(certificateDrawingFile, 'utf8'))).toEqual(certificateDrawing());
});
