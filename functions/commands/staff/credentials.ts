import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where `gcloud auth application-default login` leaves its credentials on this system. */
export function gcloudFolder(environment: Environment, platform: string, home: string): string {
  if (environment.CLOUDSDK_CONFIG) return environment.CLOUDSDK_CONFIG;
  return platform === 'win32'
    ? join(environment.APPDATA ?? '', 'gcloud')
    : join(home, '.config', 'gcloud');
}

const hasServiceAccount = () => Boolean(process.env.GOOGLE_APPLICATION_CREDENTIALS);

/** Whether this machine has Google credentials: a service account's, or somebody's own of gcloud. */
export function hasCredentials(): boolean {
  const folder = gcloudFolder(process.env, process.platform, homedir());
  return hasServiceAccount() || existsSync(join(folder, 'application_default_credentials.json'));
}

/**
 * Firebase Auth only accepts a person's credentials with the project whose quota pays. A service
 * account has a project, and may not be allowed to name one.
 */
export function nameQuotaProject(projectId: string): void {
  if (!hasServiceAccount()) process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= projectId;
}
