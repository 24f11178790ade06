import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeFirebase } from '../steps/fake-firebase.ts';
import { ensureHostingSite } from './hosting-site.ts';

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const sites = (...list: object[]) => ({
  output: JSON.stringify({ status: 'success', result: { sites: list } }),
});
const failure = (error: string) => ({
  succeeded: false,
  output: JSON.stringify({ status: 'error', error }),
});
const address = 'https://firebasehosting.googleapis.com/v1beta1/projects/north-dental/sites';
const create = 'hosting:sites:create north-dental';

it('creates a site if the project has none', async () => {
  const { firebase, calls } = fakeFirebase([['hosting:sites:list', sites()]]);
  await ensureHostingSite(firebase, 'north-dental');
  expect(calls).toEqual(['hosting:sites:list --json', create]);
});

it('creates a site if Hosting does not know the project yet', async () => {
  const { firebase, calls } = fakeFirebase([
    ['hosting:sites:list', failure('could not find sites for project "north-dental"')],
  ]);
  await ensureHostingSite(firebase, 'north-dental');
  expect(calls).toContain(create);
});

it.each([
  { name: 'projects/north-dental/sites/north-dental', type: 'DEFAULT_SITE' },
  { name: 'projects/north-dental/sites/north-dental-1a2b3', type: 'DEFAULT_SITE' },
  { name: 'projects/north-dental/sites/north-dental', type: 'USER_SITE' },
])('keeps the site $name', async (site) => {
  const { firebase, calls } = fakeFirebase([['hosting:sites:list', sites(site)]]);
  await ensureHostingSite(firebase, 'north-dental');
  expect(calls).not.toContain(create);
});

it('reports the missing role on a 403 and creates nothing', async () => {
  const { firebase, calls } = fakeFirebase([
    [
      'hosting:sites:list',
      failure(`Request to ${address} had HTTP Error: 403, The caller does not have permission`),
    ],
  ]);
  await expect(ensureHostingSite(firebase, 'north-dental')).rejects.toThrow(
    '--role=roles/firebasehosting.admin',
  );
  expect(calls).not.toContain(create);
});

it('reports a name that belongs to another project', async () => {
  const { firebase } = fakeFirebase([
    ['hosting:sites:list', sites()],
    [
      'hosting:sites:create',
      failure(
        `Request to ${address}?siteId=north-dental&validateOnly=true had HTTP Error: 400, Invalid name: \`north-dental\` is reserved by another project; try something like \`north-dental-1a2b3\` instead`,
      ),
    ],
  ]);
  await expect(ensureHostingSite(firebase, 'north-dental')).rejects.toThrow('another project');
});
