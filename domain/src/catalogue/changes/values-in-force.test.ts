import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../../retention/retention.ts';
import { normalizeSku } from '../normalize-sku.ts';
import { fixtureCatalogue, fixtureProduct } from '../testing/fixture-catalogue.ts';
import { valuesOf } from './apply-changes.ts';
import { noChanges, type RecordedChange } from './catalogue-changes.ts';
import { dropSettled, isUndoable, undoDays } from './drop-settled.ts';
import { type FoldedChanges, nothingFolded } from './folded.ts';
import { recordChanges, undoChanges } from './record-changes.ts';

const sku = 'HD55S';
const original = { price: fixtureProduct(sku).priceText, hidden: fixtureProduct(sku).hidden };
type Values = typeof original;

const price = fc.constantFrom('$95.00', '$99.00', 'call for price');
const change = fc.oneof(
  fc.record({ price }),
  fc.record({ hidden: fc.boolean() }),
  fc.record({ price, hidden: fc.boolean() }),
);
const saving = fc.record({
  kind: fc.constant('save'),
  change,
  inDays: fc.constantFrom(0, 0, 0, 0, 10, 40),
});
const undoing = fc.record({ kind: fc.constant('undo'), choice: fc.nat(20) });
const waiting = fc.record({ kind: fc.constant('wait'), days: fc.constantFrom(1, 10, 31) });
const only = <Kind extends string>(kind: Kind) => fc.record({ kind: fc.constant(kind) });
// Weighted so that saves, undos, and releases often alternate.
const steps = fc.array(
  fc.oneof(
    { arbitrary: saving, weight: 5 },
    { arbitrary: undoing, weight: 4 },
    { arbitrary: waiting, weight: 3 },
    { arbitrary: only('fold-and-release'), weight: 3 },
    { arbitrary: only('save-another'), weight: 3 },
    { arbitrary: only('fold'), weight: 1 },
    { arbitrary: only('release'), weight: 1 },
    { arbitrary: only('edit-sheet'), weight: 1 },
  ),
  { maxLength: 30, size: 'max' },
);
type Step = typeof steps extends fc.Arbitrary<(infer Each)[]> ? Each : never;

/** The shop's state for one product, together with a list of everything that ever happened to it. */
class Shop {
  now = 1;
  current = noChanges;
  sheet: Values = original;
  folded: FoldedChanges = nothingFolded;
  #pending: { sheet: Values; folded: FoldedChanges } | undefined;
  #edits = 0;
  readonly #events: ((Partial<Values> & { effectiveAt: number }) & {
    changeId: string;
    isUndone: boolean;
  })[] = [];

  values(at = this.now): Values {
    const own = this.current.changes.filter((each) => each.sku === sku);
    const { price: text, hidden } = valuesOf(this.#product(), own, at, this.folded);
    return { price: text, hidden };
  }

  expected(at = this.now): Values {
    const counting = this.#events
      .filter(({ effectiveAt, isUndone }) => effectiveAt <= at && !isUndone)
      .toSorted((one, other) => one.effectiveAt - other.effectiveAt);
    return {
      price: counting.findLast((each) => each.price !== undefined)?.price ?? original.price,
      hidden: counting.findLast((each) => each.hidden !== undefined)?.hidden ?? original.hidden,
    };
  }

  #product() {
    return { ...fixtureProduct(sku), priceText: this.sheet.price, hidden: this.sheet.hidden };
  }

  #catalogue() {
    const product = this.#product();
    const products = fixtureCatalogue.products.map((each) => (each.sku === sku ? product : each));
    const productBySku = new Map(products.map((each) => [normalizeSku(each.sku), each]));
    return { ...fixtureCatalogue, products, productBySku };
  }

  #save(requested: Partial<Values>, about: string, effectiveAt: number) {
    const changeId = `c${this.current.version + 1}`;
    const { now, current, folded } = this;
    const saved = recordChanges({
      catalogue: this.#catalogue(),
      current,
      requested: [{ sku: about, ...requested }],
      changeId,
      now,
      effectiveAt,
      folded,
      startOfDay: (day) => Date.parse(day),
    });
    if (!saved.ok) return;
    this.current = saved.changes;
    if (about === sku) {
      this.#events.push({ ...requested, effectiveAt, changeId, isUndone: false });
    }
  }

  #undo(choice: number) {
    const { now, current, folded } = this;
    const undoable = this.#events.filter(({ changeId }) =>
      isUndoable(current.changes, changeId, now),
    );
    const event = undoable[choice % undoable.length];
    if (!event) return;
    const { changeId: undoneId } = event;
    const undone = undoChanges({ catalogue: this.#catalogue(), current, undoneId, now, folded });
    if (!undone.ok) return;
    this.current = undone.changes;
    event.isUndone = true;
  }

  #fold() {
    const folded = { version: this.current.version, at: this.now };
    this.#pending = { sheet: this.values(), folded };
  }

  #release() {
    // Later releases need another fold; see docs/catalogue.md.
    if (!this.#pending || this.now - this.#pending.folded.at > undoDays * dayMs) return;
    Object.assign(this, this.#pending);
    this.#pending = undefined;
  }

  /** A developer folds, imports a new spreadsheet, and releases it. */
  #editSheet() {
    if (this.current.changes.some(({ effectiveAt }) => effectiveAt > this.now)) return;
    this.#fold();
    this.#release();
    this.#edits += 1;
    this.sheet = { ...this.sheet, price: `$${this.#edits}.50` };
    const event = { price: this.sheet.price, effectiveAt: this.now, isUndone: false };
    this.#events.push({ ...event, changeId: `edit${this.#edits}` });
  }

  take(step: Step) {
    this.now += 1;
    if (step.kind === 'save') this.#save(step.change, sku, this.now + step.inDays * dayMs);
    if (step.kind === 'undo') this.#undo(step.choice);
    if (step.kind === 'save-another') this.#save({ price: '$80.00' }, 'HD55L', this.now);
    if (step.kind.startsWith('fold')) this.#fold();
    if (step.kind.endsWith('release')) this.#release();
    if (step.kind === 'edit-sheet') this.#editSheet();
    if (step.kind === 'wait') this.now += step.days * dayMs;
  }
}

describe('valuesInForce', () => {
  it('come from the last change that was never undone, regardless of folds and dropped changes', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const shop = new Shop();
        for (const step of taken) {
          shop.take(step);
          expect(shop.values()).toEqual(shop.expected());
          const later = shop.now + 50 * dayMs;
          expect(shop.values(later)).toEqual(shop.expected(later));
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('return to an earlier change that was folded, long after the later one was undone', () => {
    const shared = { sku, effectiveAt: 1, foldedBefore: nothingFolded, sheetPrice: '$91.00' };
    const changes: RecordedChange[] = [
      { ...shared, changeId: 'c1', version: 1, price: '$95.00' },
      { ...shared, changeId: 'c2', version: 2, price: '$99.00', undone: { version: 3, at: 5 } },
    ];
    const folded = { version: 2, at: 3 };
    const now = 6 + undoDays * dayMs;
    const sheet = { priceText: '$99.00', hidden: false };
    const priceOf = (kept: RecordedChange[]) => valuesOf(sheet, kept, now, folded).price;
    expect(priceOf(changes)).toBe('$95.00');
    expect(priceOf(dropSettled(changes, now, folded))).toBe('$95.00');
  });
});
