import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gcloudFolder, hasCredentials, nameQuotaProject } from './credentials.ts';

describe('gcloudFolder', () => {
  it.each([
    ['linux', {}, join('/home/ana', '.config', 'gcloud')],
    ['darwin', {}, join('/home/ana', '.config', 'gcloud')],
    ['win32', { APPDATA: '/roaming' }, join('/roaming', 'gcloud')],
    ['win32', { APPDATA: '/roaming', CLOUDSDK_CONFIG: '/moved' }, '/moved'],
    ['linux', { CLOUDSDK_CONFIG: '/moved' }, '/moved'],
  ])('is on %s with %o: %s', (platform, environment, folder) => {
    expect(gcloudFolder(environment, platform, '/home/ana')).toBe(folder);
  });
});

describe('this machine', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'credentials-'));
    vi.stubEnv('CLOUDSDK_CONFIG', folder);
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', undefined);
    vi.stubEnv('GOOGLE_CLOUD_QUOTA_PROJECT', undefined);
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it('has credentials once somebody has signed in, or where a service account is named', () => {
    expect(hasCredentials()).toBe(false);
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', 'key.json');
    expect(hasCredentials()).toBe(true);
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', undefined);
    writeFileSync(join(folder, 'application_default_credentials.json'), '{}');
    expect(hasCredentials()).toBe(true);
  });

  it("names the project for somebody's own credentials, which name none", () => {
    nameQuotaProject('north-dental');
    expect(process.env.GOOGLE_CLOUD_QUOTA_PROJECT).toBe('north-dental');
  });

  it('leaves the project that somebody has chosen', () => {
    vi.stubEnv('GOOGLE_CLOUD_QUOTA_PROJECT', 'billed');
    nameQuotaProject('north-dental');
    expect(process.env.GOOGLE_CLOUD_QUOTA_PROJECT).toBe('billed');
  });

  it('names none for a service account, which has one', () => {
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', 'key.json');
    nameQuotaProject('north-dental');
    expect(process.env.GOOGLE_CLOUD_QUOTA_PROJECT).toBeUndefined();
  });
});
