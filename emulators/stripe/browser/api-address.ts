/** Defined by the server; null if the API has the script's own origin. */
declare const API_ADDRESS: string | null;

declare const CHUNKS_ADDRESS: string | null;

export function apiAddress(own: string): string {
  return API_ADDRESS ?? own;
}

export function chunksAddress(own: string): string {
  return CHUNKS_ADDRESS ?? own;
}
