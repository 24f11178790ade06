import { appendFileSync, existsSync } from 'node:fs';

// Loaded into the functions emulator's processes through `NODE_OPTIONS=--import`. While the log file exists, logs each
// Firestore operation without its content.

const file = process.env.OPERATIONS_LOG;
const functionName = process.env.K_SERVICE;

if (file !== undefined && functionName !== undefined) {
  // The functions use the same copy of this library.
  const { setLogFunction } = await import('firebase-admin/firestore');
  setLogFunction((message) => {
    const operation = existsSync(file) ? readOperation(message) : undefined;
    if (operation) appendFileSync(file, `${JSON.stringify({ functionName, ...operation })}\n`);
  });
}

interface Content {
  document?: { name: string };
  found?: { name: string };
  missing?: string;
  writes?: readonly { update?: { name: string }; delete?: string }[];
  structuredQuery?: Query;
  structuredAggregationQuery?: { structuredQuery?: Query };
}

interface Query {
  from?: readonly { collectionId?: string }[];
}

function readOperation(message: string): object | undefined {
  const match =
    /^\S+ \(\S+\) \S+ (\S+) \[[^\]]+\]: (Sending request|Received response): (\{.*)$/s.exec(
      message,
    );
  const [, tag, kind, json = ''] = match ?? [];
  if (kind === undefined) return undefined;
  const content = JSON.parse(json) as Content;
  if (kind === 'Received response') {
    const name = content.document?.name ?? content.found?.name ?? content.missing;
    return name === undefined ? undefined : { tag, read: collectionOf(name) };
  }
  if (content.writes) {
    const written = content.writes.map((each) => each.update?.name ?? each.delete);
    return { tag, written: written.map((name) => (name ? collectionOf(name) : 'other')) };
  }
  const asked = content.structuredQuery ?? content.structuredAggregationQuery?.structuredQuery;
  return asked && { tag, asked: asked.from?.[0]?.collectionId ?? 'other' };
}

function collectionOf(name: string): string {
  const path = name.replace(/^.*?\/documents\//, '').split('/');
  return path.filter((_, index) => index % 2 === 0).join('/');
}
