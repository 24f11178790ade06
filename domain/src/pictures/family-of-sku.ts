/** The catalogue's README explains the scheme. */
const skuOfFamily = {
  implant: /^I\d{4}$/,
  'healing-cap': /^HC\d{4}$/,
  'cover-screw': /^CS\d\d$/,
  'solid-abutment': /^SA\d{4}$/,
  'rescue-abutment': /^RA\d\d$/,
  'contoured-abutment': /^CA\d{4}$/,
  unibutment: /^(UA\d{4}|FRU\d\d|FRB\d\d[SML])$/,
  'platform-abutment': /^PA\d{4}$/,
  'titach-kit': /^TK\d\d$/,
  'titach-abutment': /^(TA|FA)\d\d$/,
  'titach-cap': /^(TC|FC)\d\d$/,
  'titach-sleeve': /^TS[SMF]$/,
  'fridge-cap': /^FR[CA]\d\d$/,
  'fridge-hat': /^FRH\d\d$/,
  'crown-remover': /^FRR[SL]$/,
  analog: /^IA\d\d$/,
  'closed-tray-coping': /^IC\d\d$/,
  'open-tray-coping': /^IO\d\d$/,
  'simple-lift-instrument': /^SL\d\d$/,
  'turbo-guide-driver': /^TGD$/,
  'drill-stop': /^TGS\d\d$/,
  'head-stop': /^TGH$/,
  'ratchet-hex-driver': /^RH[SML]$/,
  'pick-up-hex-driver': /^PH[SML]$/,
  'ratchet-implant-driver': /^RD[SML]$/,
  'secure-click-driver': /^SC[SML]$/,
  'torque-wrench': /^TW\d{2,3}$/,
  'ratchet-adapter': /^AD\d\d$/,
  'parallel-guide': /^PG\d\d$/,
  'drill-extender': /^DE\d\d$/,
  'abutment-remover': /^AR[SL]$/,
  'depth-gauge': /^MG\d\d$/,
  'measuring-rule': /^MR\d\d$/,
  kit: /^(K[BCP]\d\d|SLK)$/,
  'empty-case': /^KE\d\d$/,
  motor: /^900001$/,
  handpiece: /^900002$/,
  'twist-drill': /^[PC]D\d{4}$/,
  'head-drill': /^HD\d\d[SL]$/,
  'short-implant-drill': /^(HD45SX|HD55WX|ID5\.1[SL])$/,
} as const;

export type Family = keyof typeof skuOfFamily;

const families = Object.entries(skuOfFamily) as [Family, RegExp][];

const withoutTopView: ReadonlySet<Family> = new Set<Family>([
  'crown-remover',
  'depth-gauge',
  'measuring-rule',
  'kit',
  'empty-case',
  'motor',
  'handpiece',
]);

export type View = 'thumbnail' | 'part' | 'top' | 'dimensions';

export function familyOfSku(sku: string): Family | undefined {
  return families.find(([, pattern]) => pattern.test(sku))?.[0];
}

export function viewsOfFamily(family: Family): readonly View[] {
  return withoutTopView.has(family)
    ? ['thumbnail', 'part', 'dimensions']
    : ['thumbnail', 'part', 'top', 'dimensions'];
}
