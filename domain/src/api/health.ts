/** Public, so it must not contain secrets. */
export interface Health {
  status: 'ok' | 'failing';
  version: string;
  firestore: boolean;
  auth: boolean;
  visitor: {
    /** `connection` means that no proxy header contained an address. */
    source: 'forwarded-for' | 'fastly-client-ip' | 'connection' | 'none';
    /** Prefix of the hex SHA-256 of the visitor's network, such as `203.0.113.0/24`. */
    network: string | null;
  };
}
