/**
 * At build time, this module replaces RE2JS and the Firebase products that ReactFire imports but the shop doesn't use.
 */
function unused(): never {
  throw new Error('The shop does not use this part of Firebase.');
}

export const RE2JS = { compile: unused };

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
