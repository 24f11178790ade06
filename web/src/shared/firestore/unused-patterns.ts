/**
 * Stands for RE2JS, by which Firestore evaluates the patterns in its pipelines; the bundler puts it in its place. The
 * shop asks with queries, which have none.
 */
export const RE2JS = {
  compile(): never {
    throw new Error('The shop uses no Firestore pipelines.');
  },
};
