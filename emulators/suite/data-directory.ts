import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripeApiVersion } from 'local-stripe/api-version';

/** Where the data of one shop is kept between two starts. */
export interface ShopData {
  directory: string;
  /** What the emulators exported; there only after a clean stop, complete or not at all. */
  firebaseExport: string;
  stripeBooks: string;
}

export function shopData(directory: string): ShopData {
  return {
    directory,
    firebaseExport: join(directory, 'firebase'),
    stripeBooks: join(directory, 'stripe.json'),
  };
}

const exportMetadata = 'firebase-export-metadata.json';

/** The part of firebase-tools' description of an export that is read here. */
interface ExportMetadata {
  firestore: { metadata_file: string };
  auth: { path: string };
}

/**
 * Returns whether the directory holds data to go on with; else it is empty afterwards. Accounts, orders
 * and payments refer to each other, so one broken part sets all of it aside.
 */
export function prepareData(
  data: ShopData,
  { fresh, say }: { fresh: boolean; say: (line: string) => void },
): boolean {
  if (fresh) rmSync(data.directory, { recursive: true, force: true });
  if (existsSync(data.directory)) {
    const problem = dataProblem(data);
    if (problem === undefined) return true;
    say(`  The data of the last run cannot be used: ${problem}. ${setAside(data)}`);
  }
  mkdirSync(data.directory, { recursive: true });
  return false;
}

/** Moves all data away, and says where to. Only the latest data set aside is kept. */
export function setAside({ directory }: ShopData): string {
  const aside = `${directory}.unusable`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(directory, aside);
  mkdirSync(directory);
  return `It is now in ${aside}, and the shop begins anew.`;
}

function dataProblem({ firebaseExport, stripeBooks }: ShopData): string | undefined {
  try {
    const metadata = readJson(join(firebaseExport, exportMetadata)) as ExportMetadata;
    if (!existsSync(join(firebaseExport, metadata.firestore.metadata_file))) {
      return "Firestore's part is missing";
    }
    readJson(join(firebaseExport, metadata.auth.path, 'accounts.json'));
    if ((readJson(stripeBooks) as { apiVersion: unknown }).apiVersion !== stripeApiVersion) {
      return "the local Stripe's books are of another API version";
    }
    return undefined;
  } catch {
    // A file that is missing, is no JSON or lacks a field was cut off while it was saved.
    return 'it was not saved whole';
  }
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
