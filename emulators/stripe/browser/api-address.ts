/** The server puts it before each script; null where the API is at the script's own address. */
declare const API_ADDRESS: string | null;

/** The same of the chunks. */
declare const CHUNKS_ADDRESS: string | null;

/** Where the API is, for a script or page that came from the origin `own`. */
export function apiAddress(own: string): string {
  return API_ADDRESS ?? own;
}

/** Where the chunks are, for a script that came from the origin `own`. */
export function chunksAddress(own: string): string {
  return CHUNKS_ADDRESS ?? own;
}
