import { exampleSite } from '@dental-shop/domain/settings/example-site';
import { shopUrl } from '@dental-shop/emulators/addresses';
import { expect, it } from 'vitest';

async function textAt(path: string): Promise<string> {
  const response = await fetch(new URL(path, shopUrl));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  return response.text();
}

it('serves /.well-known/security.txt with contacts and an expiry date', async () => {
  const fields = new URLSearchParams(
    (await textAt('/.well-known/security.txt')).trim().replaceAll(': ', '=').split('\n').join('&'),
  );
  expect(fields.getAll('Contact')).toEqual([
    `mailto:${exampleSite.company.email}`,
    `${shopUrl}/contact`,
  ]);
  expect(fields.get('Canonical')).toBe(`${shopUrl}/.well-known/security.txt`);
  const expires = Date.parse(fields.get('Expires') ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  // RFC 9116 recommends an expiration date less than a year away.
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
});

it('serves the licenses of all packages in the browser bundle', async () => {
  const licenses = await textAt('/licenses.txt');
  for (const name of ['react', '@mui/material', '@firebase/auth', 'fflate', 'i18next', 'zod']) {
    expect(licenses).toContain(`## ${name} - `);
  }
  expect(licenses).toContain('Permission is hereby granted, free of charge');
});
