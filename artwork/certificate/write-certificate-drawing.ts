import { writeFileSync } from 'node:fs';
import { certificateDrawing, certificateDrawingFile } from './certificate-drawing.ts';

writeFileSync(certificateDrawingFile, `${JSON.stringify(certificateDrawing(), null, 2)}\n`);
