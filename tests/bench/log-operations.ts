import { appendFileSync, existsSync } from 'node:fs';

/*
 * Loaded into the processes of the functions emulator (`NODE_OPTIONS=--import`): writes a line for each thing that a
 * function asks of Firestore while there is a file for them. The contents stay out of it.
 */

const file = process.env.OPERATIONS_LOG;
const functionName = process.env.K_SERVICE;

if (file !== undefined && functionName !== undefined) {
  // The very copy of the library that the functions load.
  const { setLogFunction } = await import('firebase-admin/firestore');
  setLogFunction((message) => {
    const operation = existsSync(file) ? readOperation(message) : undefined;
    if (operation) appendFileSync(file, `${JSON.stringify({ functionName, ...operation })}\n`);
  });
}

/** Of the library's messages about what it sends and gets, those that cost something. */
function readOperation(message: string): object | undefined {
  const said =
    /^\S+ \(\S+\) \S+ (\S+) \[[^\]]+\]: (Sending request|Received response): (\{.*)$/s.exec(
      message,
    );
  const [, tag, kind, json = ''] = said ?? [];
  if (kind === undefined) return undefined;
  const content = JSON.parse(json) as Record<string, unknown>;
  if (kind === 'Received response') {
    const isDocument = content.document || content.found || content.missing;
    return isDocument ? { tag, documents: 1 } : undefined;
  }
  if (Array.isArray(content.writes)) return { tag, writes: content.writes.length };
  return 'structuredQuery' in content || 'structuredAggregationQuery' in content
    ? { tag, query: true }
    : undefined;
}
