/** A fault put in on purpose, what is said of it, and what that sentence must speak of. */
export type Fault = readonly [fault: string, say: () => readonly string[], sentence: RegExp];
