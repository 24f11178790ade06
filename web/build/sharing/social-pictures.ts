import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import type { FileCache } from '@dental-shop/artwork/file-cache';
import { brandColors } from '@dental-shop/domain/brand/brand-colors';
import sharp from 'sharp';

/** In px, as recommended by Facebook, LinkedIn, and X. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** The space for the part, in px. Keeps it away from the frame and the logo. */
const room = { width: 1000, height: 470 };

/** If the height-to-width ratio is greater than this, the part is rotated, because it would look like a thin line. */
const minRotatedRatio = 2.5;

const sheet =
  '<rect width="1200" height="630" fill="#fff"/>' +
  `<rect x="24.5" y="24.5" width="1151" height="581" fill="none" stroke="${brandColors.line}"/>` +
  `<path transform="translate(1096 526) scale(3)" fill="none" stroke="${brandColors.teal}" stroke-width="1.5" stroke-linejoin="round" d="M7 3h10v3l-1.5 2v9.5C15.5 20 14 22 12 22s-3.5-2-3.5-4.5V8L7 6zM8.5 11l7 1.5M8.5 14l7 1.5M8.5 17l7 1.5"/>`;

interface Placeable {
  elements: string;
  box: { x: number; y: number; width: number; height: number };
}

async function placeableDrawing(drawing: string): Promise<Placeable> {
  // Text would look different depending on the build machine's fonts.
  const svg = drawing.replace(/<text\b.*?<\/text>/g, '');
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error('A drawing has no size.');
  const { info } = await sharp(Buffer.from(svg)).trim({ threshold: 0 }).toBuffer({
    resolveWithObject: true,
  });
  return {
    elements: svg.replace('<svg ', `<svg width="${width}" height="${height}" `),
    box: {
      x: -(info.trimOffsetLeft ?? 0),
      y: -(info.trimOffsetTop ?? 0),
      width: info.width,
      height: info.height,
    },
  };
}

async function placeablePhotograph(photograph: Uint8Array): Promise<Placeable> {
  // SVG can't embed every image format, so convert to PNG.
  const { data, info } = await sharp(photograph)
    .resize({ ...room, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return {
    elements: `<image width="${width}" height="${height}" href="data:image/png;base64,${data.toString('base64')}"/>`,
    box: { x: 0, y: 0, width, height },
  };
}

export async function drawSocialPicture(picture: string | Uint8Array): Promise<Uint8Array> {
  const isDrawing = typeof picture === 'string';
  const { elements, box } = await (isDrawing
    ? placeableDrawing(picture)
    : placeablePhotograph(picture));
  const isRotated = isDrawing && box.height > box.width * minRotatedRatio;
  const [width, height] = isRotated ? [box.height, box.width] : [box.width, box.height];
  const scale = Math.min(room.width / width, room.height / height);
  const placing = [
    `translate(${pictureSize.width / 2} ${pictureSize.height / 2})`,
    ...(isRotated ? ['rotate(-90)'] : []),
    `scale(${scale})`,
    `translate(${-(box.x + box.width / 2)} ${-(box.y + box.height / 2)})`,
  ];
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${sheet}<g transform="${placing.join(' ')}">${elements}</g></svg>`;
  return sharp(Buffer.from(whole)).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
}

export function socialPicturePath(fileName: string): string {
  return `/social/${fileName.slice(0, -extname(fileName).length)}.png`;
}

export async function drawSocialPictures(
  fileNames: Iterable<string>,
  pictures: ReadonlyMap<string, string | Uint8Array>,
  cache: FileCache,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const source = await readFile(import.meta.filename);
  const pictureFiles = new Map<string, Uint8Array>();
  const queue = [...new Set(fileNames)];
  const drawNext = async () => {
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      const picture = pictures.get(name);
      if (picture === undefined) throw new Error(`There is no picture ${name} to share.`);
      const inputs = [source, sheet, picture];
      const content = await cache(inputs, () => drawSocialPicture(picture));
      pictureFiles.set(socialPicturePath(name), content);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, drawNext));
  return pictureFiles;
}
