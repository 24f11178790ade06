import { type Family, familyOfSku } from '@dental-shop/domain/pictures/family-of-sku';

/** Long tools that would look like thin lines if drawn upright. */
const horizontalFamilies: ReadonlySet<Family> = new Set<Family>([
  'crown-remover',
  'simple-lift-instrument',
  'turbo-guide-driver',
  'ratchet-hex-driver',
  'pick-up-hex-driver',
  'ratchet-implant-driver',
  'secure-click-driver',
  'torque-wrench',
  'drill-extender',
  'abutment-remover',
  'depth-gauge',
  'measuring-rule',
  'handpiece',
  'twist-drill',
  'head-drill',
  'short-implant-drill',
]);

export function isHorizontal(sku: string): boolean {
  const family = familyOfSku(sku);
  return family !== undefined && horizontalFamilies.has(family);
}
