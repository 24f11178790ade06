import { randomUUID } from 'node:crypto';
import { FieldPath, FieldValue, type Firestore } from 'firebase-admin/firestore';

type Data = Record<string, unknown>;
type Filter = (id: string, data: Data) => boolean;

interface Selection {
  name: string;
  filters: Filter[];
  order?: string;
  max?: number;
  after?: string;
}

const valueAt = (data: Data, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Data | undefined)?.[key], data);

const comparisons: Record<string, (value: never, wanted: never) => boolean> = {
  '==': (value, wanted) => value === wanted,
  '<': (value, wanted) => value < wanted,
  '<=': (value, wanted) => value <= wanted,
  '>=': (value, wanted) => value >= wanted,
  in: (value, wanted: unknown[]) => wanted.includes(value),
  'array-contains-any': (value: unknown[] | undefined, wanted: unknown[]) =>
    value?.some((each) => wanted.includes(each)) ?? false,
  'array-contains': (value: unknown[] | undefined, wanted) => value?.includes(wanted) ?? false,
};

/** Keeps documents in memory, by path, for functions that need only a few of Firestore's features. */
export function inMemoryFirestore(stored: Record<string, Data>): Firestore {
  const snapshotOf = (path: string) => ({
    id: path.slice(path.lastIndexOf('/') + 1),
    ref: reference(path),
    exists: path in stored,
    data: () => stored[path],
    updateTime: path in stored ? 'now' : undefined,
  });
  const create = (path: string, data: Data) => {
    if (path in stored) throw new Error(`${path} exists`);
    stored[path] = data;
  };
  const set = (path: string, data: Data) => {
    const counted = Object.entries(data).map(([key, value]) => {
      const isIncrement = value instanceof FieldValue && value.isEqual(FieldValue.increment(1));
      return [key, isIncrement ? Number(stored[path]?.[key] ?? 0) + 1 : value];
    });
    stored[path] = Object.fromEntries(counted);
  };
  const update = (path: string, changes: Data) => {
    if (!(path in stored)) throw new Error(`${path} is missing`);
    stored[path] = { ...stored[path], ...changes };
  };
  const reference = (path: string) => ({
    path,
    id: path.slice(path.lastIndexOf('/') + 1),
    withConverter: (): object => reference(path),
    get: async () => snapshotOf(path),
    create: async (data: Data) => create(path, data),
    set: async (data: Data) => set(path, data),
    update: async (changes: Data) => update(path, changes),
  });
  type Reference = ReturnType<typeof reference>;

  const select = ({ name, filters, order, max, after }: Selection) => {
    const found = Object.entries(stored)
      .filter(([path]) => path.startsWith(`${name}/`))
      .map(([path, data]) => ({ path, id: path.slice(name.length + 1), data }))
      .filter(({ id, data }) => filters.every((matches) => matches(id, data)))
      .sort((a, b) => {
        const [one, other] = [a, b].map(({ data }) => order && (valueAt(data, order) as string));
        if (one === undefined || other === undefined || one.valueOf() === other.valueOf()) {
          return a.id < b.id ? -1 : 1;
        }
        return one < other ? -1 : 1;
      });
    const start = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1;
    return found.slice(start, max && start + max).map(({ path }) => snapshotOf(path));
  };

  const query = (selection: Selection): object => ({
    withConverter: () => query(selection),
    where: (field: string | FieldPath, operator: string, wanted: never) => {
      const matches = comparisons[operator];
      if (!matches) throw new Error(`Unknown operator ${operator}`);
      const filter: Filter = (id, data) =>
        matches((field instanceof FieldPath ? id : valueAt(data, field)) as never, wanted);
      return query({ ...selection, filters: [...selection.filters, filter] });
    },
    orderBy: (order: string) => query({ ...selection, order }),
    limit: (max: number) => query({ ...selection, max }),
    startAfter: ({ id }: { id: string }) => query({ ...selection, after: id }),
    count: () => ({ get: async () => ({ data: () => ({ count: select(selection).length }) }) }),
    get: async () => {
      const docs = select(selection);
      return { docs, size: docs.length };
    },
    doc: (id: string = randomUUID()) => reference(`${selection.name}/${id}`),
  });

  const getAll = async (...references: Reference[]) =>
    references.map(({ path }) => snapshotOf(path));

  const writer = () => ({
    getAll,
    get: (target: { get: () => Promise<object> }) => target.get(),
    create: ({ path }: Reference, data: Data) => create(path, data),
    set: ({ path }: Reference, data: Data) => set(path, data),
    update: ({ path }: Reference, changes: Data) => update(path, changes),
    delete: ({ path }: Reference) => {
      delete stored[path];
    },
    commit: async () => {},
  });

  return {
    collection: (name: string) => query({ name, filters: [] }),
    doc: reference,
    getAll,
    batch: writer,
    runTransaction: (work: (transaction: object) => Promise<unknown>) => work(writer()),
  } as unknown as Firestore;
}
