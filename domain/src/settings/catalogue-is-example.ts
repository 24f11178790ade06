/**
 * Whether `catalogue.json` still holds the example that follows section 9 of the specification. Set it to false when
 * you put in your own products: `specification-example.test.ts` is then skipped.
 */
export const catalogueIsExample: boolean = true;
