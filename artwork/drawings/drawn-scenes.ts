import type { Catalogue } from '@dental-shop/domain/catalogue/load-catalogue';
import { drawScene } from './draw-scene.ts';
import { scenes } from './scenes.ts';

/** The home page's drawings: file names and SVG documents. */
export function drawnScenes(catalogue: Catalogue): Map<string, string> {
  return new Map(
    Object.entries(scenes).map(([fileName, scene]) => [
      fileName,
      drawScene(catalogue, fileName.replace('.svg', ''), scene),
    ]),
  );
}
