export const options = ['a', 'b', 'c'] as const;

export type Option = (typeof options)[number];

export const questions = [
  { name: 'diameters', answer: 'c' },
  { name: 'standardDiameter', answer: 'b' },
  { name: 'jumboDiameter', answer: 'c' },
  { name: 'xshortLength', answer: 'a' },
  { name: 'xlongLength', answer: 'b' },
  { name: 'implantTorque', answer: 'c' },
  { name: 'clickDriver', answer: 'b' },
  { name: 'placementWrench', answer: 'c' },
  { name: 'prostheticWrench', answer: 'a' },
  { name: 'prostheticScrew', answer: 'b' },
  { name: 'coverScrew', answer: 'a' },
  { name: 'wideHealingCap', answer: 'c' },
  { name: 'xshortDrills', answer: 'a' },
  { name: 'headDrills', answer: 'b' },
  { name: 'coreDrills', answer: 'a' },
  { name: 'coreShanks', answer: 'c' },
  { name: 'steel', answer: 'b' },
  { name: 'wideHeadDrill', answer: 'b' },
  { name: 'drillStops', answer: 'a' },
  { name: 'fridge', answer: 'c' },
] as const satisfies readonly { name: string; answer: Option }[];

export type QuestionName = (typeof questions)[number]['name'];

export const passMark = 16;

export const courseCredits = 2;
