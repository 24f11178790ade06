import type { FilmName } from '@dental-shop/domain/education/films';
import type { FilmScript } from './film-script.ts';
import { angledAbutments } from './scenes/angled-abutments.ts';
import { drillingSequence } from './scenes/drilling-sequence.ts';
import { angledCaps, fridgeAttachment, hatsAndUnibutments } from './scenes/fridge.ts';
import {
  placingAnImplant,
  seatingAHealingCap,
  seatingASolidAbutment,
} from './scenes/instructional.ts';
import { intro } from './scenes/intro.ts';
import { choosingADiameter, choosingALength, implantAndItsParts } from './scenes/introduction.ts';
import { drillingWithStops, fittingADrillStop } from './scenes/turboguide.ts';

export const films: Record<FilmName, FilmScript> = {
  intro,
  'introduction-1': implantAndItsParts,
  'introduction-2': choosingADiameter,
  'introduction-3': choosingALength,
  'instructional-1': placingAnImplant,
  'instructional-2': drillingSequence,
  'instructional-3': seatingAHealingCap,
  'instructional-4': seatingASolidAbutment,
  'instructional-5': angledAbutments,
  'turboguide-1': fittingADrillStop,
  'turboguide-2': drillingWithStops,
  'fridge-1': fridgeAttachment,
  'fridge-2': angledCaps,
  'fridge-3': hatsAndUnibutments,
};
