import { expect, it } from 'vitest';
import { fakeFirebase } from './fake-firebase.ts';
import { deployPreview, rollBack, saveLivePages } from './pages.ts';

it('saves the live pages and restores them', async () => {
  const { calls, firebase } = fakeFirebase();
  await saveLivePages(firebase, 'north-dental');
  await rollBack(firebase, 'north-dental');
  expect(calls).toEqual([
    'hosting:clone north-dental:live north-dental:previous',
    'hosting:clone north-dental:previous north-dental:live',
  ]);
});

it('skips saving before the first deploy', async () => {
  const output = 'Could not find a version on the channel live for site north-dental.';
  const { firebase } = fakeFirebase([['hosting:clone', { succeeded: false, output }]]);
  await expect(saveLivePages(firebase, 'north-dental')).resolves.toBeUndefined();
});

it("stops the deploy if the live pages can't be saved", async () => {
  const { firebase } = fakeFirebase([['hosting:clone', { succeeded: false, output: 'Odd.' }]]);
  await expect(saveLivePages(firebase, 'north-dental')).rejects.toThrow(
    "Couldn't save the current pages: Odd.",
  );
});

it('points to the rollback guide if there is nothing to restore', async () => {
  const { firebase } = fakeFirebase([['hosting:clone', { succeeded: false, output: 'Gone.' }]]);
  await expect(rollBack(firebase, 'north-dental')).rejects.toThrow('"Roll back"');
});

it('returns the URL of a preview', async () => {
  const output =
    '✔  hosting:channel: Channel URL (north-dental): https://north-dental--menu-ab12.web.app [expires 2026-11-29 10:00:00] [version 1f]\n';
  const { calls, firebase } = fakeFirebase([['hosting:channel', { output }]]);
  const preview = { projectId: 'north-dental', firebase, configFile: 'firebase.deploy.json' };
  expect(await deployPreview(preview, 'menu')).toBe('https://north-dental--menu-ab12.web.app');
  expect(calls).toEqual(['hosting:channel:deploy menu --expires 7d --config firebase.deploy.json']);
});
