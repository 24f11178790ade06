import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { QrCode } from './qr-code.tsx';

const pixelsOfModule = 4;

function photographed(drawing: Element): { pixels: Uint8ClampedArray; width: number } {
  const [, , size = 0] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const width = size * pixelsOfModule;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  const path = drawing.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let pixel = 0; pixel < pixelsOfModule ** 2; pixel += 1) {
      const left = Number(x) * pixelsOfModule + (pixel % pixelsOfModule);
      const top = Number(y) * pixelsOfModule + Math.floor(pixel / pixelsOfModule);
      pixels.fill(0, (top * width + left) * 4, (top * width + left) * 4 + 3);
    }
  }
  return { pixels, width };
}

it('can be scanned to get the authenticator URI', async () => {
  const address =
    'otpauth://totp/Dental%20Implant%20Shop:ana.maria.ruiz%40dental.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Dental%20Implant%20Shop&algorithm=SHA1&digits=6&period=30';
  const { getByRole } = await render(<QrCode text={address} label="The key as a QR code" />);
  const drawing = getByRole('img', { name: 'The key as a QR code' });
  const { pixels, width } = photographed(drawing);
  expect(jsQR(pixels, width, width)?.data).toBe(address);
});
