/** `/products/Healing%20Caps/info` becomes `products-healing-caps-info`. */
export function shotName(path: string): string {
  const words = decodeURIComponent(path)
    .toLowerCase()
    .match(/[a-z0-9.]+/g);
  return words?.join('-') ?? 'home';
}
