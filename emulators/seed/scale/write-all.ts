import { type StoredDocument, writeDocuments } from '../firestore-emulator.ts';

/** What Firestore takes at once. */
const batchSize = 500;
/** The emulator writes one after the other; a few on the way keep it busy. */
const inFlight = 4;

function* batchesOf(documents: Iterable<StoredDocument>): Generator<StoredDocument[]> {
  let batch: StoredDocument[] = [];
  for (const document of documents) {
    batch.push(document);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Writes any number of documents. Tells of each batch how many are written by now. */
export async function writeAll(
  documents: Iterable<StoredDocument>,
  onProgress: (written: number) => void,
): Promise<void> {
  const batches = batchesOf(documents);
  let written = 0;
  async function work(): Promise<void> {
    // Each takes from the one generator what the others have left.
    for (const batch of batches) {
      await writeDocuments(batch);
      written += batch.length;
      onProgress(written);
    }
  }
  await Promise.all(Array.from({ length: inFlight }, work));
}
