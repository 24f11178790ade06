import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripeApiVersion } from 'local-stripe/api-version';

export interface ShopData {
  directory: string;
  firebaseExport: string;
  stripeState: string;
}

export function shopData(directory: string): ShopData {
  return {
    directory,
    firebaseExport: join(directory, 'firebase'),
    stripeState: join(directory, 'stripe.json'),
  };
}

const exportMetadata = 'firebase-export-metadata.json';

interface ExportMetadata {
  firestore: { metadata_file: string };
  auth: { path: string };
}

/**
 * Returns true if there is usable data; otherwise, leaves an empty directory. Accounts, orders, and
 * payments refer to each other, so one broken part makes all data unusable.
 */
export function prepareData(
  data: ShopData,
  { fresh, log }: { fresh: boolean; log: (line: string) => void },
): boolean {
  if (fresh) rmSync(data.directory, { recursive: true, force: true });
  if (existsSync(data.directory)) {
    const problem = dataProblem(data);
    if (problem === undefined) return true;
    log(`  The saved data can't be used: ${problem}. ${moveAside(data)}`);
  }
  mkdirSync(data.directory, { recursive: true });
  return false;
}

/** Returns a message with the new location. Only the most recently moved data is kept. */
export function moveAside({ directory }: ShopData): string {
  const aside = `${directory}.unusable`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(directory, aside);
  mkdirSync(directory);
  return `It was moved to ${aside}, and the shop starts over.`;
}

function dataProblem({ firebaseExport, stripeState: stripeBooks }: ShopData): string | undefined {
  try {
    const metadata = readJson(join(firebaseExport, exportMetadata)) as ExportMetadata;
    if (!existsSync(join(firebaseExport, metadata.firestore.metadata_file))) {
      return "Firestore's data is missing";
    }
    readJson(join(firebaseExport, metadata.auth.path, 'accounts.json'));
    if ((readJson(stripeBooks) as { apiVersion: unknown }).apiVersion !== stripeApiVersion) {
      return "the local Stripe's data is from another API version";
    }
    return undefined;
  } catch {
    // Missing or invalid files mean that saving was interrupted.
    return 'it is incomplete';
  }
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
