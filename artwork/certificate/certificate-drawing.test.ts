import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { certificateDrawing, certificateDrawingFile } from './certificate-drawing.ts';

it("matches the functions' copy (run write-certificate-drawing.ts to update it)", () => {
  expect(JSON.parse(readFileSync(certificateDrawingFile, 'utf8'))).toEqual(certificateDrawing());
});
