/** Defined by the server. Null if the API and the script have the same origin. */
declare const API_ADDRESS: string | null;

declare const CHUNKS_ADDRESS: string | null;

export function apiAddress(own: string): string {
  return API_ADDRESS ?? own;
}

export function chunksAddress(own: string): string {
  return CHUNKS_ADDRESS ?? own;
}
