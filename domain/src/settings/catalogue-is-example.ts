/**
 * Whether `catalogue.json` is still the example from the specification (section 9). If you replace
 * it, set this to false to skip `specification-example.test.ts`.
 */
export const catalogueIsExample: boolean = true;
