import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import type { Catalogue } from '@dental-shop/domain/catalogue/sheet/load-catalogue';
import { figureOfProduct } from './figure-of-product.ts';
import { type Scene, scenes } from './scenes.ts';
import { dimensionInk, faintInk, type Mark, px } from './shapes/pen.ts';
import { placed } from './shapes/placed.ts';
import { drawSheet } from './sheet.ts';

/** In pixels. */
const captionStrip = 62;
const footStrip = 26;

/** Captions are larger on phones, where the whole scene is small. */
const captionStyle =
  '<style>text{font-size:24px;font-weight:600}@media(max-width:340px){text{font-size:44px}}</style>';

function captionAt(x: number, text = ''): string {
  return `<text x="${px(x)}" y="46" text-anchor="middle" fill="${dimensionInk}">${text}</text>`;
}

/** Throws a RangeError for an unknown SKU. */
export function drawScene(catalogue: Catalogue, name: string, scene: Scene): string {
  const { size, parts } = scene;
  const [width, height] = size;
  const figures = parts.map(({ sku }) => {
    const product = findProduct(catalogue, sku);
    if (!product)
      throw new RangeError(`the scene '${name}' needs '${sku}', which is not in the catalogue`);
    return figureOfProduct(product);
  });
  const tallest = Math.max(...figures.map((figure) => figure.height));
  const scale = (height - captionStrip - footStrip) / tallest;
  const places = parts.map(({ at }) => at * width);
  const ground: Mark = () =>
    `<path d="M20 ${height - footStrip}H${width - 20}" stroke="${faintInk}" stroke-width="1"/>`;
  const marks = figures.map((figure, index) =>
    placed(
      {
        x: (places[index] ?? 0) / scale - (figure.middle ?? 0),
        z: (height - footStrip) / scale - figure.height,
      },
      figure.part,
    ),
  );
  const captions = parts.map(({ caption }, index) => captionAt(places[index] ?? 0, caption));
  return drawSheet({
    name,
    size,
    scale,
    origin: [0, 0],
    marks: [ground, ...marks],
    overlay: captionStyle + captions.join(''),
  });
}

export function drawScenes(catalogue: Catalogue): Map<string, string> {
  return new Map(
    Object.entries(scenes).map(([fileName, scene]) => [
      fileName,
      drawScene(catalogue, fileName.replace('.svg', ''), scene),
    ]),
  );
}
