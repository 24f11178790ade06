/**
 * Stands for Firebase's Realtime Database, Remote Config and Storage, which ReactFire imports and the
 * shop does not use: the bundler puts this in their place, and leaves out some 50 KB.
 */
function unused(): never {
  throw new Error('Of Firebase the shop uses App Check, Authentication, Firestore and Functions.');
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
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onValue,
  unused as ref,
};
