/**
 * The products that stand for a main category in its drawing, from left to right; they share one
 * family or families of one scale.
 */
export const categoryMembers = {
  Implants: ['I3014', 'I4512', 'I6510'],
  'Healing Caps': ['HC4106', 'HC5504', 'HC6502'],
  'Solid Abutments': ['SA3508', 'SA4506', 'SA5504'],
  'Contoured Shoulder Abutments': ['CA4104', 'CA4802', 'CA6501'],
  'Angled Abutments': ['UA2501', 'PA4815'],
  'Titach System': ['TA02', 'TSM', 'TC45'],
  'Fridge System': ['FRC48', 'FRH55', 'FRA15'],
  'Impression Prosthetics': ['IA48', 'IC48', 'IO48'],
  SimpleLift: ['SL23', 'SL30', 'SL35', 'SL41', 'SL51'],
  TurboGuide: ['TGS14', 'TGS10', 'TGS06'],
  'Surgical Tools': ['RHS', 'PHM', 'RDL', 'SCM'],
  'Surgical & Prosthetic Kits': ['KB18'],
  'Motor & Handpiece': ['900001'],
  Drills: ['PD2030', 'CD2630', 'HD45S', 'HD55L'],
} as const;

export type DrawnCategory = keyof typeof categoryMembers;

export const drawnCategories = Object.keys(categoryMembers) as DrawnCategory[];
