/** Whether the shop's parts answer; nothing in it is a secret. */
export interface Health {
  status: 'ok' | 'failing';
  /** The deployed revision of the function that answers. */
  version: string;
  firestore: boolean;
  auth: boolean;
}
