import { sendRequest } from './api-client.ts';
import { saveFile } from './save-file.ts';

/**
 * Needed because a plain link can't send the ID token. Follows `Link: rel="next"` and joins the parts. On failure,
 * rejects with an `ApiError` and saves nothing.
 */
export async function downloadFile(
  path: string,
  fallbackName: string,
  request: FileRequest = {},
): Promise<void> {
  const parts: Blob[] = [];
  let name: string | undefined;
  for (let address: string | undefined = path; address !== undefined; ) {
    const part: Part = await sendRequest(address, request, readPart);
    parts.push(part.file);
    name ??= part.name;
    address = part.next;
  }
  saveFile(new Blob(parts, { type: parts[0]?.type ?? '' }), name ?? fallbackName);
}

/** The same for each part. */
export type FileRequest = { method: 'POST'; body: unknown } | { method?: 'GET' };

interface Part {
  file: Blob;
  name: string | undefined;
  next: string | undefined;
}

async function readPart(response: Response): Promise<Part> {
  const disposition = response.headers.get('content-disposition') ?? '';
  const link = response.headers.get('link') ?? '';
  return {
    file: await response.blob(),
    name: /\bfilename="?([^";]+)"?/i.exec(disposition)?.[1],
    // Only same-origin paths, because the request carries the ID token.
    next: /^<(\/(?!\/)[^>]*)>; rel="next"$/.exec(link)?.[1],
  };
}
