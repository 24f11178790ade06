import { sendRequest } from './api-client.ts';

/**
 * Has the browser save a file of the shop's backend, under the name that the backend gives it. A
 * file may come in parts, each of which names the next. Rejects with an `ApiError`, and saves
 * nothing then. A plain link could not carry the ID token.
 */
export async function downloadFile(path: string, fallbackName: string): Promise<void> {
  const parts: Blob[] = [];
  let name: string | undefined;
  for (let address: string | undefined = path; address !== undefined; ) {
    const part: Part = await sendRequest(address, {}, readPart);
    parts.push(part.file);
    name ??= part.name;
    address = part.next;
  }
  const url = URL.createObjectURL(new Blob(parts, { type: parts[0]?.type ?? '' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? fallbackName;
  link.click();
  // Safari reads the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

interface Part {
  file: Blob;
  name: string | undefined;
  /** Where the part after this one is. */
  next: string | undefined;
}

async function readPart(response: Response): Promise<Part> {
  const disposition = response.headers.get('content-disposition') ?? '';
  const link = response.headers.get('link') ?? '';
  return {
    file: await response.blob(),
    name: /\bfilename="?([^";]+)"?/i.exec(disposition)?.[1],
    // Only a path of this site: the request for it carries the ID token.
    next: /^<(\/(?!\/)[^>]*)>; rel="next"$/.exec(link)?.[1],
  };
}
