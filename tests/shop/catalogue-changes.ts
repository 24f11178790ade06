import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import type {
  ProductChange,
  RecordedChange,
} from '@dental-shop/domain/catalogue/changes/catalogue-changes';
import { callFunction } from './api.ts';
import type { Person } from './customer.ts';
import { database } from './database.ts';

const document = database.doc('catalogueChanges/current');

/** Other tests rely on the spreadsheet's prices. */
export async function forgetCatalogueChanges(): Promise<void> {
  await document.delete();
}

export async function changesVersion(): Promise<number> {
  return Number((await document.get()).get('version') ?? 0);
}

export async function changeCatalogue(
  staff: Person,
  changes: readonly ProductChange[],
  effectiveOn: string | null = null,
): Promise<StaffOutput<'changeProducts'>> {
  const input = { version: await changesVersion(), changes, effectiveOn, source: 'edit' };
  const { body } = await callFunction('changeProducts', input, await staff.token());
  if (!('result' in body)) throw new Error(`Not changed: ${JSON.stringify(body)}`);
  return body.result as StaffOutput<'changeProducts'>;
}

export async function undoCatalogue(
  staff: Person,
  changeId: string | null,
): Promise<StaffOutput<'undoCatalogueChange'>> {
  const input = { version: await changesVersion(), changeId };
  const { body } = await callFunction('undoCatalogueChange', input, await staff.token());
  if (!('result' in body)) throw new Error(`Not undone: ${JSON.stringify(body)}`);
  return body.result as StaffOutput<'undoCatalogueChange'>;
}

/** Sets fields of all recorded changes, for example to move them to the past. */
export async function editRecorded(fields: Partial<RecordedChange>): Promise<void> {
  const { changes = [], ...rest } = (await document.get()).data() ?? {};
  const edited = (changes as object[]).map((change) => ({ ...change, ...fields }));
  await document.set({ ...rest, changes: edited });
}
