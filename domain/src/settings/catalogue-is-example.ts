/**
 * Whether `catalogue.json` is still the specification's example (section 9). Set it to false for
 * your own products; `specification-example.test.ts` is then skipped.
 */
export const catalogueIsExample: boolean = true;
