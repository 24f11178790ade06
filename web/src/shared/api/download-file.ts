import { attachmentName } from './attachment-name.ts';
import { sendRequest } from './send-request.ts';

/**
 * Has the browser save a file of the shop's backend, under the name that the backend gives it.
 * Rejects with an `ApiError`. A plain link could not carry the ID token.
 */
export async function downloadFile(path: string, fallbackName: string): Promise<void> {
  const { file, name } = await sendRequest(path, {}, async (response) => ({
    file: await response.blob(),
    name: attachmentName(response.headers.get('content-disposition')),
  }));
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? fallbackName;
  link.click();
  // Safari reads the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
