import { apiPaths } from '@dental-shop/domain/api/paths';
import { expect, it } from 'vitest';
import { call, callFunction, fetchShop } from '../shop/api.ts';
import { newPerson } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { newStaff } from '../shop/staff.ts';

async function entriesOf(uid: string): Promise<Record<string, unknown>[]> {
  const { docs } = await database.collection('audit').where('who', '==', uid).get();
  return docs.map((entry) => entry.data());
}

const download = async (path: string, token: string, body?: object) => {
  const response = await fetchShop(path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  await response.arrayBuffer();
  return response.status;
};

it('audits an export of orders with its user, date range and count', async () => {
  const staff = await newStaff();
  const year = { from: '2019-01-01', to: '2019-12-31' };
  expect(await download(apiPaths.staffOrdersCsv, await staff.token(), year)).toBe(200);
  expect(await entriesOf(staff.user.uid)).toMatchObject([
    {
      whoEmail: staff.email,
      what: 'export-orders',
      exported: { ...year, count: 0 },
    },
  ]);
});

it('audits a download of the catalogue', async () => {
  const staff = await newStaff();
  expect(await download(apiPaths.staffCatalogueXlsx, await staff.token())).toBe(200);
  const exported = { from: null, to: null, count: expect.any(Number) };
  expect(await entriesOf(staff.user.uid)).toMatchObject([{ what: 'export-catalogue', exported }]);
});

it('audits account lookups with their count', async () => {
  const staff = await newStaff();
  const uids = [(await newPerson()).user.uid, (await newPerson()).user.uid];
  await callFunction('inspectAccounts', { uids }, await staff.token());
  expect(await entriesOf(staff.user.uid)).toMatchObject([
    { what: 'inspect-accounts', exported: { count: 2 } },
  ]);
});

it("doesn't audit a rejected export", async () => {
  const staff = await newStaff();
  const token = await staff.token();
  await call(apiPaths.staffOrdersCsv, { method: 'POST', token, body: { from: '2019-02-30' } });
  expect(await entriesOf(staff.user.uid)).toEqual([]);
});
