import type { InfoPage } from '@dental-shop/domain/catalogue/info-pages';
import type { TranslatedText } from '../information-text.ts';
import { angledAbutments } from './angled-abutments.ts';
import { contouredAbutments } from './contoured-abutments.ts';
import { customProsthetics } from './custom-prosthetics.ts';
import { fridge } from './fridge.ts';
import { healingCaps } from './healing-caps.ts';
import { implantCategory } from './implant-category.ts';
import { kits } from './kits.ts';
import { simpleLift } from './simple-lift.ts';
import { solidAbutments } from './solid-abutments.ts';
import { surgicalInstruments } from './surgical-instruments.ts';
import { titach } from './titach.ts';
import { turboGuide } from './turbo-guide.ts';

export const informationTexts: Readonly<Record<InfoPage, TranslatedText>> = {
  'implant-category': implantCategory,
  'healing-caps': healingCaps,
  'solid-abutments': solidAbutments,
  'contoured-abutments': contouredAbutments,
  'angled-abutments': angledAbutments,
  titach,
  fridge,
  'custom-prosthetics': customProsthetics,
  'simple-lift': simpleLift,
  'turbo-guide': turboGuide,
  'surgical-instruments': surgicalInstruments,
  kits,
};
