import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

export function gcloudFolder(environment: Environment, platform: string, home: string): string {
  if (environment.CLOUDSDK_CONFIG) return environment.CLOUDSDK_CONFIG;
  return platform === 'win32'
    ? join(environment.APPDATA ?? '', 'gcloud')
    : join(home, '.config', 'gcloud');
}

const hasServiceAccount = () => Boolean(process.env.GOOGLE_APPLICATION_CREDENTIALS);

export function hasCredentials(): boolean {
  const folder = gcloudFolder(process.env, process.platform, homedir());
  return hasServiceAccount() || existsSync(join(folder, 'application_default_credentials.json'));
}

/** User credentials need a quota project; a service account may not be allowed to set one. */
export function nameQuotaProject(projectId: string): void {
  if (!hasServiceAccount()) process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= projectId;
}
