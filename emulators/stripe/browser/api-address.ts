/** The server puts it before each script; null where the API is at the script's own address. */
declare const API_ADDRESS: string | null;

/** Where the API is, for a script or page that came from the origin `own`. */
export function apiAddress(own: string): string {
  return API_ADDRESS ?? own;
}
