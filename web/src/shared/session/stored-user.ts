import { environment } from '../config/environment.ts';
import { parseStoredUser, type StoredUser } from './parse-stored-user.ts';

/** Where Firebase Auth keeps the user whose sign-in outlives the page. */
export const storedUserKey = `firebase:authUser:${environment.firebase.apiKey}:[DEFAULT]`;

/** The user as of the last page; undefined for a visitor and where storage is blocked. */
export function readStoredUser(): StoredUser | undefined {
  try {
    return parseStoredUser(localStorage.getItem(storedUserKey));
  } catch (error) {
    console.warn('The stored sign-in could not be read.', { error });
    return undefined;
  }
}

export function removeStoredUser(): void {
  try {
    localStorage.removeItem(storedUserKey);
  } catch (error) {
    console.error('The stored sign-in could not be removed.', { error });
  }
}
