/** Whether the shop's parts answer; nothing in it is a secret. */
export interface Health {
  status: 'ok' | 'failing';
  /** The deployed revision of the function that answers. */
  version: string;
  firestore: boolean;
  auth: boolean;
  visitor: {
    /** Where the visitor's address was found; `connection` means that no proxy named one. */
    source: 'forwarded-for' | 'fastly-client-ip' | 'connection' | 'none';
    /** The start of the SHA-256 of the visitor's network, as `203.0.113.0/24`, in hexadecimal. */
    network: string | null;
  };
}
