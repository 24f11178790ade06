import { writeFileSync } from 'node:fs';
import { rangeDrawing, rangeDrawingFile } from './range-drawing.ts';

writeFileSync(rangeDrawingFile, `${JSON.stringify(rangeDrawing(), null, 2)}\n`);
