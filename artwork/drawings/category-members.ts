import type { PicturedCategory } from '@dental-shop/domain/pictures/pictured-categories';

interface CategoryMembers {
  /** From left to right; they are of one family, or of families of one scale. */
  skus: readonly string[];
  /** How much of that scale lets them stand side by side. */
  share: number;
}

/** The products that stand for a main category in its drawing. */
export const categoryMembers: Readonly<Record<PicturedCategory, CategoryMembers>> = {
  Implants: { skus: ['I3014', 'I4512', 'I6510'], share: 0.7 },
  'Healing Caps': { skus: ['HC4106', 'HC5504', 'HC6502'], share: 0.68 },
  'Solid Abutments': { skus: ['SA3508', 'SA4506', 'SA5504'], share: 0.8 },
  'Contoured Shoulder Abutments': { skus: ['CA4104', 'CA4802', 'CA6501'], share: 0.72 },
  'Angled Abutments': { skus: ['UA2501', 'PA4815'], share: 0.95 },
  'Titach System': { skus: ['TA02', 'TSM', 'TC45'], share: 0.85 },
  'Fridge System': { skus: ['FRC48', 'FRH55', 'FRA15'], share: 0.72 },
  'Impression Prosthetics': { skus: ['IA48', 'IC48', 'IO48'], share: 0.9 },
  SimpleLift: { skus: ['SL23', 'SL30', 'SL35', 'SL41', 'SL51'], share: 1 },
  TurboGuide: { skus: ['TGS14', 'TGS10', 'TGS06'], share: 1 },
  'Surgical Tools': { skus: ['RHS', 'PHM', 'RDL', 'SCM'], share: 1 },
  'Surgical & Prosthetic Kits': { skus: ['KB18'], share: 1 },
  'Motor & Handpiece': { skus: ['900001'], share: 1 },
  Drills: { skus: ['PD2030', 'CD2630', 'HD45S', 'HD55L'], share: 1 },
};
