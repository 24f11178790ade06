/** Public, so it must not contain secrets. */
export interface Health {
  status: 'ok' | 'failing';
  version: string;
  firestore: boolean;
  auth: boolean;
  visitor: {
    /** `connection`: no proxy header contained an address. */
    source: 'forwarded-for' | 'fastly-client-ip' | 'connection' | 'none';
    /** Start of the hex SHA-256 of the visitor's network (for example, `203.0.113.0/24`). */
    network: string | null;
  };
}
