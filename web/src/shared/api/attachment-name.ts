/** The file name of a `Content-Disposition: attachment` header; undefined where it gives none. */
export function attachmentName(disposition: string | null): string | undefined {
  return /\bfilename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
}
