import type { Product } from '@dental-shop/domain/catalogue/product';
import { type Family, familyOfSku } from '@dental-shop/domain/pictures/family-of-sku';
import { abutmentRemoverFigure } from './families/abutment-remover.ts';
import { analogFigure } from './families/analog.ts';
import { platformAbutmentFigure, unibutmentFigure } from './families/angled-abutment.ts';
import { closedTrayCopingFigure } from './families/closed-tray-coping.ts';
import { contouredAbutmentFigure } from './families/contoured-abutment.ts';
import { coverScrewFigure } from './families/cover-screw.ts';
import { crownRemoverFigure } from './families/crown-remover.ts';
import { depthGaugeFigure } from './families/depth-gauge.ts';
import { headDrillFigure, shortImplantDrillFigure, twistDrillFigure } from './families/drill.ts';
import { drillExtenderFigure } from './families/drill-extender.ts';
import { drillStopFigure } from './families/drill-stop.ts';
import { fridgeCapFigure } from './families/fridge-cap.ts';
import { fridgeHatFigure } from './families/fridge-hat.ts';
import { handpieceFigure } from './families/handpiece.ts';
import { headStopFigure } from './families/head-stop.ts';
import { healingCapFigure } from './families/healing-cap.ts';
import { pickUpHexDriverFigure, ratchetHexDriverFigure } from './families/hex-driver.ts';
import { implantFigure } from './families/implant.ts';
import { emptyCaseFigure, kitFigure } from './families/kit.ts';
import { measuringRuleFigure } from './families/measuring-rule.ts';
import { motorFigure } from './families/motor.ts';
import { openTrayCopingFigure } from './families/open-tray-coping.ts';
import { parallelGuideFigure } from './families/parallel-guide.ts';
import { ratchetAdapterFigure } from './families/ratchet-adapter.ts';
import { ratchetImplantDriverFigure } from './families/ratchet-implant-driver.ts';
import { secureClickDriverFigure } from './families/secure-click-driver.ts';
import { simpleLiftInstrumentFigure } from './families/simple-lift-instrument.ts';
import { rescueAbutmentFigure, solidAbutmentFigure } from './families/solid-abutment.ts';
import { titachAbutmentFigure } from './families/titach-abutment.ts';
import { titachCapFigure } from './families/titach-cap.ts';
import { titachKitFigure } from './families/titach-kit.ts';
import { titachSleeveFigure } from './families/titach-sleeve.ts';
import { torqueWrenchFigure } from './families/torque-wrench.ts';
import { turboGuideDriverFigure } from './families/turbo-guide-driver.ts';
import type { Figure } from './shapes/figure.ts';

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

/** Throws a RangeError if there's no drawing of the part. */
export function figureOfProduct(product: Product): Figure {
  const family = familyOfSku(product.sku);
  if (!family) throw new RangeError(`no drawing for the SKU '${product.sku}'`);
  return figureOfFamily[family](product);
}
