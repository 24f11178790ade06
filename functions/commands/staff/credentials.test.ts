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
  ])('on %s with %o, returns %s', (platform, environment, folder) => {
    expect(gcloudFolder(environment, platform, '/home/ana')).toBe(folder);
  });
});

describe('credentials on this machine', () => {
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

  it('hasCredentials is true after a sign-in or with a configured service account', () => {
    expect(hasCredentials()).toBe(false);
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', 'key.json');
    expect(hasCredentials()).toBe(true);
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', undefined);
    writeFileSync(join(folder, 'application_default_credentials.json'), '{}');
    expect(hasCredentials()).toBe(true);
  });

  it('nameQuotaProject sets the quota project for user credentials', () => {
    nameQuotaProject('north-dental');
    expect(process.env.GOOGLE_CLOUD_QUOTA_PROJECT).toBe('north-dental');
  });

  it('nameQuotaProject keeps an explicit quota project', () => {
    vi.stubEnv('GOOGLE_CLOUD_QUOTA_PROJECT', 'billed');
    nameQuotaProject('north-dental');
    expect(process.env.GOOGLE_CLOUD_QUOTA_PROJECT).toBe('billed');
  });

  it('nameQuotaProject skips service accounts, which already have a project', () => {
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', 'key.json');
    nameQuotaProject('north-dental');
    expect(process.env.GOOGLE_CLOUD_QUOTA_PROJECT).toBeUndefined();
  });
});
