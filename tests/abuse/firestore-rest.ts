import { firestoreUrl, projectId } from '@dental-shop/emulators/addresses';
import { firestoreReply, type Reply } from './replies.ts';

const root = `projects/${projectId}/databases/(default)/documents`;
const documentsUrl = `${firestoreUrl}/v1/${root}`;

interface Attempt {
  /** The document that contains the collection; empty for top-level collections. */
  parent: string;
  collection: string;
  id: string;
  /** The user ID that queries filter by. */
  uid: string;
  authorization: string | undefined;
}

/** Calls Firestore's REST API directly, as an attacker could. */
async function send(
  { authorization }: Attempt,
  method: string,
  path: string,
  body?: unknown,
): Promise<Reply> {
  const response = await fetch(`${documentsUrl}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(authorization === undefined ? {} : { authorization }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return firestoreReply(response);
}

const below = ({ parent }: Attempt) => (parent === '' ? '' : `/${parent}`);
const listPath = (attempt: Attempt) => `${below(attempt)}/${attempt.collection}`;
const path = (attempt: Attempt) => `${listPath(attempt)}/${attempt.id}`;
const name = (attempt: Attempt) => `${root}${path(attempt)}`;
const junk = { fields: { status: { stringValue: 'approved' }, amount: { integerValue: '1' } } };
const own = ({ uid }: Attempt) => ({
  fieldFilter: { field: { fieldPath: 'uid' }, op: 'EQUAL', value: { stringValue: uid } },
});

const query = (attempt: Attempt, structuredQuery: object) =>
  send(attempt, 'POST', `${below(attempt)}:runQuery`, { structuredQuery });
const from = ({ collection }: Attempt, allDescendants = false) => [
  { collectionId: collection, allDescendants },
];
/** Collection group queries start at the root. */
const top = (attempt: Attempt): Attempt => ({ ...attempt, parent: '' });
const aggregate = (attempt: Attempt, aggregation: object, structuredQuery: object) =>
  send(attempt, 'POST', `${below(attempt)}:runAggregationQuery`, {
    structuredAggregationQuery: { structuredQuery, aggregations: [aggregation] },
  });
const commit = (attempt: Attempt, ...writes: object[]) =>
  send(attempt, 'POST', ':commit', { writes });
const newName = (attempt: Attempt) => `${name(attempt)}-abuse`;

type Operation = 'get' | 'list own' | 'list all' | 'delete';

interface Action {
  /** The matching operation in the access table; undefined if there is none. */
  like?: Operation;
  perform: (attempt: Attempt) => Promise<Reply>;
}

export const actions: Readonly<Record<string, Action>> = {
  'get the document': { like: 'get', perform: (it) => send(it, 'GET', path(it)) },
  'get one field by a mask': {
    like: 'get',
    perform: (it) => send(it, 'GET', `${path(it)}?mask.fieldPaths=uid`),
  },
  'get the document in a batch': {
    like: 'get',
    perform: (it) => send(it, 'POST', ':batchGet', { documents: [name(it)] }),
  },
  'get the document in a transaction': {
    like: 'get',
    perform: (it) =>
      send(it, 'POST', ':batchGet', { documents: [name(it)], newTransaction: { readOnly: {} } }),
  },
  'get a document in a subcollection': {
    perform: (it) => send(it, 'GET', `${path(it)}/notes/one`),
  },
  // The default page size is 300.
  'list the collection': {
    like: 'list all',
    perform: (it) => send(it, 'GET', listPath(it)),
  },
  'list the collection including missing documents': {
    perform: (it) => send(it, 'GET', `${listPath(it)}?showMissing=true`),
  },
  'query the collection': { perform: (it) => query(it, { from: from(it) }) },
  'query a page of the collection': {
    like: 'list all',
    perform: (it) => query(it, { from: from(it), limit: 10 }),
  },
  "query the owner's documents": {
    like: 'list own',
    perform: (it) => query(it, { from: from(it), where: own(it), limit: 10 }),
  },
  "query all of the owner's documents": {
    perform: (it) => query(it, { from: from(it), where: own(it) }),
  },
  'query the collection group': {
    perform: (it) => query(top(it), { from: from(it, true), limit: 10 }),
  },
  "query the owner's in the collection group": {
    perform: (it) => query(top(it), { from: from(it, true), where: own(it), limit: 10 }),
  },
  'query all collections in one request': {
    perform: (it) => query(top(it), { from: [{ allDescendants: true }], limit: 10 }),
  },
  'count the collection': {
    perform: (it) => aggregate(it, { alias: 'n', count: {} }, { from: from(it) }),
  },
  'count the collection group': {
    perform: (it) => aggregate(top(it), { alias: 'n', count: {} }, { from: from(it, true) }),
  },
  'sum a field of the collection': {
    perform: (it) =>
      aggregate(it, { alias: 'n', sum: { field: { fieldPath: 'amount' } } }, { from: from(it) }),
  },
  'create a document': { perform: (it) => send(it, 'POST', listPath(it), junk) },
  'create a document with a chosen ID': {
    perform: (it) => send(it, 'POST', `${listPath(it)}?documentId=${it.id}-abuse`, junk),
  },
  'create a document with a commit': {
    perform: (it) =>
      commit(it, {
        update: { name: newName(it), ...junk },
        currentDocument: { exists: false },
      }),
  },
  'create a document with transforms only': {
    perform: (it) =>
      commit(it, {
        transform: {
          document: newName(it),
          fieldTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
        },
      }),
  },
  'create a document in a subcollection': {
    perform: (it) => send(it, 'POST', `${path(it)}/notes`, junk),
  },
  'replace the document': { perform: (it) => send(it, 'PATCH', path(it), junk) },
  'change one field with a mask': {
    perform: (it) => send(it, 'PATCH', `${path(it)}?updateMask.fieldPaths=status`, junk),
  },
  'delete one field with a mask': {
    perform: (it) => send(it, 'PATCH', `${path(it)}?updateMask.fieldPaths=uid`, { fields: {} }),
  },
  'change the document with a commit': {
    perform: (it) =>
      commit(it, {
        update: { name: name(it), ...junk },
        updateMask: { fieldPaths: ['status'] },
        currentDocument: { exists: true },
      }),
  },
  'increment a number with a transform': {
    perform: (it) =>
      commit(it, {
        transform: {
          document: name(it),
          fieldTransforms: [{ fieldPath: 'amount', increment: { integerValue: '1' } }],
        },
      }),
  },
  'append to an array with a transform': {
    perform: (it) =>
      commit(it, {
        update: { name: name(it), fields: {} },
        updateMask: { fieldPaths: [] },
        updateTransforms: [
          { fieldPath: 'items', appendMissingElements: { values: [{ stringValue: 'x' }] } },
        ],
      }),
  },
  'write in a non-atomic batch': {
    perform: (it) =>
      send(it, 'POST', ':batchWrite', { writes: [{ update: { name: name(it), ...junk } }] }),
  },
  'delete the document': { like: 'delete', perform: (it) => send(it, 'DELETE', path(it)) },
  'delete the document with a commit': {
    like: 'delete',
    perform: (it) => commit(it, { delete: name(it) }),
  },
  'change and delete in one commit': {
    perform: (it) => commit(it, { update: { name: newName(it), ...junk } }, { delete: name(it) }),
  },
};
