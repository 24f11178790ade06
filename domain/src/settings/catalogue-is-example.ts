/**
 * Whether `catalogue.json` is still the example that follows section 9 of the specification. Set this to false once
 * it has your own products, and `specification-example.test.ts` is skipped.
 */
export const catalogueIsExample: boolean = true;
