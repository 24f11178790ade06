import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import type { Catalogue } from '@dental-shop/domain/catalogue/sheet/load-catalogue';
import { figureOfProduct } from './figure-of-product.ts';
import { dimensionInk, faintInk, type Mark, px } from './pen.ts';
import { placed } from './placed.ts';
import { type Scene, scenes } from './scenes.ts';
import { drawSheet } from './sheet.ts';

/** The strips above and below the parts, in pixels: for their captions and for the line they stand on. */
const captionStrip = 62;
const footStrip = 26;

/**
 * Captions are written larger where the whole scene is shown small, as on a phone: they must be read
 * there too.
 */
const captionStyle =
  '<style>text{font-size:24px;font-weight:600}@media(max-width:340px){text{font-size:44px}}</style>';

function captionAt(x: number, text = ''): string {
  return `<text x="${px(x)}" y="46" text-anchor="middle" fill="${dimensionInk}">${text}</text>`;
}

/**
 * Draws parts side by side and at one scale, standing on one line, each under its caption: a whole
 * SVG document, wider than it is high. Throws a RangeError for a scene that names no product.
 */
export function drawScene(catalogue: Catalogue, name: string, scene: Scene): string {
  const { size, parts } = scene;
  const [width, height] = size;
  const figures = parts.map(({ sku }) => {
    const product = findProduct(catalogue, sku);
    if (!product) throw new RangeError(`the scene '${name}' names no product: '${sku}'`);
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
    furniture: captionStyle + captions.join(''),
  });
}

/** The home page's drawings: file names and SVG documents. */
export function drawScenes(catalogue: Catalogue): Map<string, string> {
  return new Map(
    Object.entries(scenes).map(([fileName, scene]) => [
      fileName,
      drawScene(catalogue, fileName.replace('.svg', ''), scene),
    ]),
  );
}
