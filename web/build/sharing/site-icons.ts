import sharp from 'sharp';

async function icon(mark: string, size: number, isFramed: boolean): Promise<Buffer> {
  const [edge, ground] = isFramed
    ? [5, '<rect x="-5" y="-5" width="34" height="34" fill="#fff"/>']
    : [0, ''];
  const width = 24 + 2 * edge;
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${width} ${width}" width="${size}" height="${size}">${ground}${mark.replace('<svg ', '<svg width="24" height="24" ')}</svg>`;
  return sharp(Buffer.from(whole)).png({ compressionLevel: 9 }).toBuffer();
}

function icoFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The icons are also declared maskable, so the mark stays within the middle 70%. */
function manifest(siteName: string): string {
  return JSON.stringify({
    id: '/',
    name: siteName,
    short_name: siteName,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [192, 512].flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  });
}

export async function siteIcons(
  mark: string,
  siteName: string,
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  return new Map<string, string | Uint8Array>([
    ['/favicon.ico', icoFile(await icon(mark, 32, false), 32)],
    ['/apple-touch-icon.png', await icon(mark, 180, true)],
    ['/icon-192.png', await icon(mark, 192, true)],
    ['/icon-512.png', await icon(mark, 512, true)],
    ['/manifest.webmanifest', manifest(siteName)],
  ]);
}
