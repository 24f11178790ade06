export async function shareLink(
  url: string,
  title: string,
): Promise<'shared' | 'copied' | 'canceled' | 'failed'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ url, title });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'canceled';
      console.warn('The link could not be shared; copying it instead.', { error });
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    console.warn('The link could not be copied.', { error });
    return 'failed';
  }
}
