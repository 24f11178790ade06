import { functionsRegion } from '@dental-shop/domain/hosting/cloud-functions';
import { type Gcloud, GcloudFailure, shellLine } from '../cli/gcloud.ts';
import { findKnownFailure } from '../cli/known-failures.ts';

export type PublicFunction = 'api' | 'staff' | 'stripeWebhook';

interface ServicePolicy {
  bindings?: { role: string; members?: string[] }[];
}

const role = 'roles/run.invoker';

function commands(projectId: string, name: PublicFunction) {
  // Cloud Run service names are lowercase.
  const service = [name.toLowerCase(), `--region=${functionsRegion}`, `--project=${projectId}`];
  return {
    read: ['run', 'services', 'get-iam-policy', ...service],
    makePublic: [
      ...['run', 'services', 'add-iam-policy-binding', ...service],
      ...['--member=allUsers', `--role=${role}`],
    ],
  };
}

export const makePublicLine = (projectId: string, name: PublicFunction) =>
  shellLine(commands(projectId, name).makePublic);

/**
 * firebase-tools only makes a function public when creating it, so redeploying doesn't restore
 * access. Returns instructions to print if visitors still get a 403.
 */
export async function restorePublicInvoker(
  gcloud: Gcloud,
  projectId: string,
  name: PublicFunction,
): Promise<string> {
  const { read, makePublic } = commands(projectId, name);
  try {
    const { bindings = [] } = await gcloud<ServicePolicy>(read);
    const isPublic = bindings.some(
      (binding) => binding.role === role && binding.members?.includes('allUsers'),
    );
    if (!isPublic) {
      await gcloud(makePublic);
      console.log(`✔ Made the function ${name} public.`);
    }
    return `The function ${name} is public now, but this can take a few minutes to take effect. Then run: npm run deploy -- --smoke-test`;
  } catch (error) {
    if (!(error instanceof GcloudFailure)) throw error;
    const cure = findKnownFailure(error.stderr)?.fix(projectId) ?? error.stderr.trim();
    return `The function ${name} could not be made public. ${cure} Then: ${shellLine(makePublic)}`;
  }
}
