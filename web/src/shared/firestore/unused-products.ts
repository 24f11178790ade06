/**
 * Stands for those parts of Firebase that ReactFire imports and the shop does not use through it; the bundler puts it
 * in their place.
 */
function unused(): never {
  throw new Error('Through ReactFire the shop uses Authentication and Firestore.');
}

export {
  unused as ensureInitialized,
  unused as get,
  unused as getAll,
  unused as getBoolean,
  unused as getDownloadURL,
  unused as getNumber,
  unused as getString,
  unused as getValue,
  unused as httpsCallable,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onValue,
  unused as ref,
};
