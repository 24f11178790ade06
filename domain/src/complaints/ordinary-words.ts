/** Words that may be capitalized after "patient" or after a given name without being a name. */
const words = `
  a about abutment abutments acudió adult after age aged all allergic allergy also an and anterior
  antibiotics anxious arrived asa asked at back bar before bone bridge bruxer bruxism but by call
  called came can cannot cap caps cement chart chief chose clinic clinical comfort complain complained
  complaining complains complaint completed condition confidential consent could cover crown dental
  denied denies dentist denture developed diabetes diabetic did didn discharged does doesn drill driver
  edentulous elderly elected experienced expressed failed failure feels fell female fixture follow for
  former found from fully gave graft had has have he healing health healthy heavy her high his history
  hiv home hygiene hypertension implant implants in infection informed initials injury instructions
  insisted is it its kept lady left legacy light lost lot low lower male man mandible maxilla medical
  missed mobility moderate molar needed needs neither never no non none normal not noted now of
  office old on one only or osteoporosis other our overall pain partially partial pass periodontitis
  phoned poor post posterior preferred pregnant premolar prepared presented presenting presents
  presurgical previous procedure prosthesis protocol reason received records refused related
  removed reported reporting reports request requested restoration retired returned right safety said
  satisfaction satisfied saw says screw screws see seen she since site smoker smokes smoking started
  stated states still surgery swallowed swelling takes that the their then there they this to told tooth
  treated treatment type under unknown until unsatisfied upper uses visited wanted wants was we wears
  went were when who whose will with withheld without woman yes young
  monday tuesday wednesday thursday friday saturday sunday
  january february march april may june july august september october november december
  al algo ambos anciana anciano anestesia ante antes anónimo aún bajo bruxista bruxómano buen buena
  carga como con confidencial consulta corona cuando cuenta de del desdentado desdentada desde después
  diabética diabético dice dijo dolor durante el ella embarazada en encía entre era es esta este está
  estaba explica femenina femenino fracaso fue fuma fumador fumadora ha había hipertensa hipertensión
  hipertenso hombre hueso implante implantes infección informa ingresó la las le llamó llegó lo los lote
  luego mandíbula masculino maxilar mayor menciona menor muestra mujer nació niega ninguna ninguno no
  notó nos nota nunca osteoporosis para pero perdió perno pidió pilar pilares por porta portador
  portadora posterior post presenta presentaba presentó prótesis puente que quien quiere recibió
  refiere refirió regresa regresó relata relató reportó sana sangrado sano se señala siente sin
  sintió sitio sobre solicita solicitó su sufre sufrió también tenía tiene tomaba tornillo tratada
  tratado tuvo un una usa usaba vino visitó volvió vuelve y ya
  lunes martes miércoles jueves viernes sábado domingo
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
`;

const ordinaryWords = new Set(words.trim().split(/\s+/));

export function isOrdinaryWord(word: string): boolean {
  return ordinaryWords.has(word.toLowerCase().replace(/['’].*$/u, ''));
}
