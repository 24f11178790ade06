import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

export async function* paginate<T>(
  query: Query<T>,
  pageSize: number,
): AsyncGenerator<QueryDocumentSnapshot<T>[]> {
  const paged = query.limit(pageSize);
  let page = (await paged.get()).docs;
  while (page.length > 0) {
    yield page;
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize) return;
    page = (await paged.startAfter(last).get()).docs;
  }
}
