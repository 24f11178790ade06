import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { siteIcons } from './site-icons.ts';

const mark = readFileSync(new URL('../../public/favicon.svg', import.meta.url), 'utf8');

it('creates every icon in the manifest at the declared size', async () => {
  const icons = await siteIcons(mark, 'A Shop');
  const manifest = JSON.parse(String(icons.get('/manifest.webmanifest')));
  expect(manifest.name).toBe('A Shop');
  const sizes = { '/apple-touch-icon.png': 180, '/icon-192.png': 192, '/icon-512.png': 512 };
  expect(manifest).toMatchObject({ short_name: 'A Shop', start_url: '/', display: 'standalone' });
  const named = manifest.icons.map(
    ({ src, purpose }: { src: string; purpose: string }) => `${src} ${purpose}`,
  );
  expect(named).toEqual([
    '/icon-192.png any',
    '/icon-192.png maskable',
    '/icon-512.png any',
    '/icon-512.png maskable',
  ]);
  for (const [address, size] of Object.entries(sizes)) {
    const png = icons.get(address);
    expect(await sharp(Buffer.from(png ?? '')).metadata()).toMatchObject({
      width: size,
      height: size,
    });
  }
});

it('wraps a single PNG in an .ico file', async () => {
  const ico = Buffer.from((await siteIcons(mark, 'A Shop')).get('/favicon.ico') ?? '');
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(length + offset).toBe(ico.length);
  expect(await sharp(ico.subarray(offset)).metadata()).toMatchObject({ width: 32, format: 'png' });
});
