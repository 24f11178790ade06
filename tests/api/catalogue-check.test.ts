import { apiPaths } from '@dental-shop/domain/api/paths';
import { staffCalls } from '@dental-shop/domain/api/staff/calls';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { shopUrl } from '@dental-shop/emulators/addresses';
import { appCheckHeader } from '@dental-shop/emulators/app-check/local-token';
import { expect, it } from 'vitest';
import { callFunction } from '../shop/api.ts';
import { newStaff } from '../shop/staff.ts';

it('returns every row and its warnings to staff', async () => {
  const staff = await newStaff();
  const { body } = await callFunction('checkCatalogue', {}, await staff.token());
  const { rows, counts } = staffCalls.checkCatalogue.response.parse(body.result);
  expect(rows).toHaveLength(catalogue.products.length);
  expect(rows[0]).toMatchObject({ row: 2, sku: catalogue.products[0]?.sku });
  const hidden = rows.filter(({ warnings }) => warnings.includes('hidden'));
  const hiddenSkus = catalogue.products.filter((product) => product.hidden).map(({ sku }) => sku);
  expect(hidden.map(({ sku }) => sku)).toEqual(hiddenSkus);
  expect(counts).toMatchObject({ hidden: hiddenSkus.length, 'no-spanish': 0 });
});

it('lets staff download the spreadsheet but prevents caching', async () => {
  const staff = await newStaff();
  const response = await fetch(new URL(apiPaths.staffCatalogueXlsx, shopUrl), {
    headers: { authorization: `Bearer ${await staff.token()}`, ...(await appCheckHeader()) },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toContain('catalogue.xlsx');
  expect(response.headers.get('content-type')).toContain('spreadsheetml');
  expect(response.headers.get('cache-control')).toContain('no-store');
  // XLSX files are ZIP archives, which start with PK.
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
});
