/** What local storage keeps of a person; language and region are the browser's own. */
const personalKeys = ['cart', 'cartKept', 'checkout', 'staffActiveAt'] as const;

/** Removes what the next person at this browser must not find: what was in the cart, and being paid. */
export function forgetPerson(): void {
  try {
    for (const key of personalKeys) localStorage.removeItem(key);
    sessionStorage.removeItem('cartUndo');
  } catch (error) {
    console.error('What was stored of the user could not be removed.', { error });
  }
}
