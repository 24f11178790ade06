import type { Product } from '../catalogue/product.ts';
import { contouredAbutmentFigure } from './families/contoured-abutment.ts';
import { headDrillFigure, shortImplantDrillFigure, twistDrillFigure } from './families/drill.ts';
import { drillStopFigure, headStopFigure } from './families/drill-stop.ts';
import {
  abutmentRemoverFigure,
  pickUpHexDriverFigure,
  ratchetHexDriverFigure,
  ratchetImplantDriverFigure,
  secureClickDriverFigure,
} from './families/driver.ts';
import { crownRemoverFigure, fridgeCapFigure, fridgeHatFigure } from './families/fridge.ts';
import {
  depthGaugeFigure,
  measuringRuleFigure,
  simpleLiftInstrumentFigure,
} from './families/hand-instrument.ts';
import { coverScrewFigure, healingCapFigure } from './families/healing-cap.ts';
import { implantFigure } from './families/implant.ts';
import {
  analogFigure,
  closedTrayCopingFigure,
  openTrayCopingFigure,
} from './families/impression.ts';
import { emptyCaseFigure, kitFigure } from './families/kit.ts';
import {
  drillExtenderFigure,
  ratchetAdapterFigure,
  turboGuideDriverFigure,
} from './families/latch-tool.ts';
import { platformAbutmentFigure, unibutmentFigure } from './families/leaning-abutment.ts';
import { handpieceFigure, motorFigure } from './families/motor.ts';
import { parallelGuideFigure } from './families/parallel-guide.ts';
import { rescueAbutmentFigure, solidAbutmentFigure } from './families/solid-abutment.ts';
import {
  titachAbutmentFigure,
  titachCapFigure,
  titachKitFigure,
  titachSleeveFigure,
} from './families/titach.ts';
import { torqueWrenchFigure } from './families/torque-wrench.ts';
import { type Family, familyOfSku } from './family-of-sku.ts';
import type { Figure } from './figure.ts';

const figureOfFamily: Record<Family, (product: Product) => Figure> = {
  implant: implantFigure,
  'healing-cap': healingCapFigure,
  'cover-screw': coverScrewFigure,
  'solid-abutment': solidAbutmentFigure,
  'rescue-abutment': rescueAbutmentFigure,
  'contoured-abutment': contouredAbutmentFigure,
  unibutment: unibutmentFigure,
  'platform-abutment': platformAbutmentFigure,
  'titach-kit': titachKitFigure,
  'titach-abutment': titachAbutmentFigure,
  'titach-cap': titachCapFigure,
  'titach-sleeve': titachSleeveFigure,
  'fridge-cap': fridgeCapFigure,
  'fridge-hat': fridgeHatFigure,
  'crown-remover': crownRemoverFigure,
  analog: analogFigure,
  'closed-tray-coping': closedTrayCopingFigure,
  'open-tray-coping': openTrayCopingFigure,
  'simple-lift-instrument': simpleLiftInstrumentFigure,
  'turbo-guide-driver': turboGuideDriverFigure,
  'drill-stop': drillStopFigure,
  'head-stop': headStopFigure,
  'ratchet-hex-driver': ratchetHexDriverFigure,
  'pick-up-hex-driver': pickUpHexDriverFigure,
  'ratchet-implant-driver': ratchetImplantDriverFigure,
  'secure-click-driver': secureClickDriverFigure,
  'torque-wrench': torqueWrenchFigure,
  'ratchet-adapter': ratchetAdapterFigure,
  'parallel-guide': parallelGuideFigure,
  'drill-extender': drillExtenderFigure,
  'abutment-remover': abutmentRemoverFigure,
  'depth-gauge': depthGaugeFigure,
  'measuring-rule': measuringRuleFigure,
  kit: kitFigure,
  'empty-case': emptyCaseFigure,
  motor: motorFigure,
  handpiece: handpieceFigure,
  'twist-drill': twistDrillFigure,
  'head-drill': headDrillFigure,
  'short-implant-drill': shortImplantDrillFigure,
};

/** Throws a RangeError for a part of no family that can be drawn. */
export function figureOfProduct(product: Product): Figure {
  const family = familyOfSku(product.sku);
  if (!family) throw new RangeError(`nothing draws a part with the SKU '${product.sku}'`);
  return figureOfFamily[family](product);
}
