import type { Firebase } from '../cli/firebase.ts';
import { findKnownFailure } from '../cli/known-failures.ts';
import { Refusal } from '../refusal.ts';

interface Site {
  /** `projects/PROJECT/sites/SITE` */
  name: string;
  type?: 'DEFAULT_SITE' | 'USER_SITE';
}

/** A new project has no Hosting site until someone opens Hosting in the Firebase console. */
export async function ensureHostingSite(firebase: Firebase, projectId: string): Promise<void> {
  const list = await firebase(['hosting:sites:list', '--json'], { silent: true });
  const isMissing = /could not find sites for project/i.test(list.output);
  if (!list.succeeded && !isMissing) throw failed('listed', list.output, projectId);
  if (list.succeeded) {
    const { result }: { result: { sites: Site[] } } = JSON.parse(list.stdout);
    const isShop = ({ name, type }: Site) =>
      type === 'DEFAULT_SITE' || name.endsWith(`/sites/${projectId}`);
    if (result.sites.some(isShop)) return;
  }
  const created = await firebase(['hosting:sites:create', projectId], { silent: true });
  if (!created.succeeded) throw failed('created', created.output, projectId);
  console.log(`✔ Created the Hosting site https://${projectId}.web.app.`);
}

const failed = (what: string, output: string, projectId: string) =>
  new Refusal(
    findKnownFailure(output)?.fix(projectId) ??
      `The Hosting site could not be ${what}: ${output.trim()}`,
  );
