/** What local storage keeps of a person; language and region are the browser's own. */
const personalKeys = ['cart', 'cartKept', 'checkout', 'staffActiveAt'] as const;

/** What the tab's own storage keeps: the lines of a quick order, the cart before its last change, and a quiz. */
const personalKeysOfTab = ['quickOrder', 'cartUndo', 'quizAnswers'] as const;

/**
 * Removes what the next person at this browser must not find: what was in the cart, being paid, or on the pad, and
 * answers by which they would earn a certificate.
 */
export function forgetPerson(): void {
  try {
    for (const key of personalKeys) localStorage.removeItem(key);
    for (const key of personalKeysOfTab) sessionStorage.removeItem(key);
  } catch (error) {
    console.error('What was stored of the user could not be removed.', { error });
  }
}
