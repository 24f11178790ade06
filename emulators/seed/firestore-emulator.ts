import { firestoreUrl, projectId } from '../addresses.ts';

const database = `projects/${projectId}/databases/(default)/documents`;

export interface StoredDocument {
  path: string;
  data: object;
}

/** Bypasses the security rules with the emulator's `owner` token. */
async function request(address: string, method: 'PATCH' | 'POST', body: object): Promise<Response> {
  const response = await fetch(`${firestoreUrl}/v1/${address}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return response;
}

export async function writeDocument({ path, data }: StoredDocument): Promise<void> {
  await request(`${database}/${path}`, 'PATCH', { fields: encodeFields(data) });
}

/** Firestore allows at most 500 documents per batch. */
export async function writeDocuments(documents: readonly StoredDocument[]): Promise<void> {
  const writes = documents.map(({ path, data }) => ({
    update: { name: `${database}/${path}`, fields: encodeFields(data) },
  }));
  const response = await request(`${database}:batchWrite`, 'POST', { writes });
  const { status = [] } = (await response.json()) as { status?: { code?: number }[] };
  const failed = status.findIndex(({ code = 0 }) => code !== 0);
  if (failed >= 0) throw new Error(`${documents[failed]?.path}: ${JSON.stringify(status[failed])}`);
}

function encodeValue(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (Number.isInteger(value)) return { integerValue: String(value) };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  if (typeof value === 'object') return { mapValue: { fields: encodeFields(value) } };
  throw new TypeError(`Firestore cannot store ${String(value)}.`);
}

/** Firestore's REST format. Supports only integers, because the shop stores no other numbers. */
export function encodeFields(data: object): Record<string, object> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, encodeValue(value)]),
  );
}
