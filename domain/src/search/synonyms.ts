import { stemText } from './words.ts';

export interface Synonym {
  alias: readonly string[];
  meanings: readonly (readonly string[])[];
}

/** Maps trade terms to the catalogue's. Words in product names are already in the index. */
const table: readonly [means: string, says: string][] = [
  ['implant', 'fixture, raiz artificial, fijacion'],
  [
    'healing cap',
    `healing abutment, healing screw, healing collar, gingiva former, gum former, healer,
     pilar de cicatrizacion, tapon de cicatrizacion, tornillo de cicatrizacion, cicatrizador,
     cicatrizal, cicatrizante, formador de encia, conformador gingival, conformador`,
  ],
  [
    'cover screw',
    `closure screw, closing screw, sealing screw, cap screw, tapa de cierre, tapon de cierre,
     tornillo de cobertura, tornillo de cubierta, tornillo tapa, cubierta`,
  ],
  ['healing cap / cover screw', 'tapon, tapones, plug'],
  ['abutment', 'munon, aditamento, post, stump, poste, espiga'],
  ['solid abutment', 'straight abutment, cementable, cement retained, pilar recto, munon recto'],
  ['contoured shoulder abutment', 'anatomic abutment, anatomical, anatomico, pilar anatomico'],
  ['angled abutment', 'angulated, angular, inclinado, tilted, angulacion, multi unit, multiunit'],
  [
    'coping',
    `transfer, impression post, impression coping, transfer coping, transferidor,
     poste de impresion, coping de impresion, cofia de impresion, transfer de impresion,
     pilar de impresion`,
  ],
  [
    'open tray coping',
    'pick up coping, pickup coping, open tray, cubeta abierta, pick up transfer',
  ],
  ['closed tray coping', 'closed tray, cubeta cerrada, snap coping, indirect coping'],
  [
    'analog',
    'analogue, replica, lab analog, laboratory analog, analogo de laboratorio, implant analog, implant replica, replica de implante, analogo de implante',
  ],
  [
    'drill',
    'broca, bur, burr, twist drill, surgical drill, taladro, fresa quirurgica, broca quirurgica, trepano',
  ],
  ['pilot drill', 'initial drill, lance drill, starter drill, fresa inicial, fresa lanza'],
  ['head drill', 'countersink, profile drill, cortical drill, avellanador, fresa cortical'],
  ['core drill', 'trephine, trefina, fresa trefina, fresa nucleo'],
  ['drill stop', 'stopper, depth stop, tope de profundidad, tope fresa'],
  ['extender', 'extension, prolongador, alargador, prolongacion, drill extension'],
  ['driver', 'screwdriver, destornillador, atornillador, key, insertador'],
  ['hex driver', 'hexdriver, allen, hexagonal driver, destornillador hexagonal, punta hexagonal'],
  [
    'implant driver',
    'fixture driver, implant mount, insertion tool, portaimplante, portaimplantes, transportador',
  ],
  [
    'torque wrench',
    `torquimetro, llave dinamometrica, dinamometrica, torque ratchet, torque key, llave de torsion,
     carraca dinamometrica, wrench, torque control`,
  ],
  ['ratchet', 'trinquete, chicharra, matraca, llave de carraca'],
  ['ratchet adapter', 'adaptor'],
  [
    'parallel guide',
    `parallel pin, paralelizador, paralelizadores, direction indicator, paralleling pin,
     pin de paralelismo, pin paralelo, indicador de direccion, paralelismo`,
  ],
  ['depth gauge', 'probe, sonda, depth probe, profundimetro, sonda de profundidad'],
  ['measuring rule', 'ruler, caliper, escala'],
  ['remover', 'extraction tool, removedor, retirador, puller, removal tool'],
  ['sleeve', 'retention insert, inserto, goma, liner, camisa'],
  ['titach', 'attachment, overdenture, sobredentadura, anclaje, stud attachment, retenedor'],
  ['full arch', 'all on four, all on 4, hybrid denture, arcada total, hibrida'],
  ['simplelift', 'sinus, sinus lift, seno, seno maxilar, elevacion de seno, osteotome, osteotomo'],
  ['turboguide', 'guided surgery, cirugia guiada, surgical guide'],
  ['kit', 'set, juego, cassette, surgical box, caja quirurgica, tray, bandeja, box, caja'],
  ['case', 'estuche vacio, empty case, empty tray, maletin'],
  ['standard', 'regular, normal, regular platform'],
  ['narrow', 'angosto, mini, delgado, small diameter'],
  ['wide', 'amplio, grueso, large diameter'],
  ['super wide', 'superwide'],
  ['extra wide', 'extrawide'],
  ['xshort', 'extra short, ultra short, ultracorto, extra corto'],
  ['xlong', 'extra long, extra largo'],
  ['collar', 'cuff, emergence, gingival height, transmucoso'],
  ['angled', 'angle, angulo'],
  ['straight', 'sin angulo, no angle'],
];

/** Longest first, because a `healing abutment` isn't an abutment. */
export const synonyms: readonly Synonym[] = table
  .flatMap(([meanings, alias]) =>
    alias.split(',').map((phrase) => ({
      alias: stemText(phrase),
      meanings: meanings.split('/').map(stemText),
    })),
  )
  .toSorted((a, b) => b.alias.length - a.alias.length);
