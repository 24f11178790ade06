import { fold } from '../text/fold.ts';

/**
 * Common given names in the United States and Latin America. Excludes names that are also ordinary
 * words (`Mark`, `Will`, and in Spanish, `Pilar` for abutment and `Dolores` for pains), places
 * (`Virginia`), or dental suppliers (`Henry Schein`).
 */
const names = `
  aaron adam adrian adriana aisha alan alba albert alberto alejandra alejandro alex alexander alexandra
  alexis alfonso alfredo alice alicia alma alvaro amanda amber amelia amy ana andrea andres andrew andy
  angela angelica ann anna anne anthony antonia antonio araceli ariana armando arturo ashley barbara
  beatriz benjamin bernardo betty beverly brandon brenda brian brittany bruce bryan camila carl carla
  carlos carmen carol cecilia charles charlotte cheryl chloe christian christina christine christopher
  cindy clara claudia cristian cristina cynthia dan daniel daniela danielle david deborah debra denise
  dennis diana diane donald donna dorothy douglas eduardo edward elena elijah elizabeth ella emily emma
  enrique eric erica ernesto esteban esther ethan eugenia eva evelyn federico felipe fernanda fernando
  francisca francisco gabriel gabriela gary george gerald gerardo gilberto gloria gonzalo gregorio
  gregory guadalupe guillermo gustavo hannah harold hector heather helen hernan hugo ignacio irene
  isaac isabel isabella ismael ivan jacob jacqueline jaime james jane janet janice jason javier jean
  jeffrey jennifer jeremy jerry jesse jessica jesus jim joan joanna joaquin joe john johnny jonathan
  jorge jose josefina joseph joshua josue joyce juan juana judith judy julia julian juliana julie julio
  justin karen karina karla katherine kathleen kathryn keith kelly kenneth kevin kimberly kyle larry
  laura lauren lawrence leonardo leticia liam lidia linda lisa lorena lorenzo lucas lucia luis luisa
  luke madison manuel manuela marcela marco marcos margaret margarita maria mariana marie marilyn mario
  marisol marta martha martin mary mateo matias matthew maurice mauricio megan melissa michael michelle
  miguel miriam monica nancy natalia natalie nathan nicholas nicole nicolas noah nora norma octavio
  olga oliver olivia omar oscar pablo pamela patricia patrick paul paula paulina pedro peter philip
  rachel rafael ralph ramiro ramon raquel raul raymond rebeca rebecca ricardo richard robert roberto
  rodolfo rodrigo roger rogelio ronald ruben russell ruth ryan salvador samantha samuel sandra sara
  sarah scott sean sebastian sergio sharon sheila shirley silvia silvina sofia sonia sophia stephanie
  stephen steven stuart susan susana sylvia tamara teresa terry theresa thomas tiffany timothy todd
  tomas tyler valentina valeria vanessa veronica vicente victor victoria vincent walter wanda wendy
  william ximena yolanda zachary
`;

const givenNames = new Set(names.trim().split(/\s+/));

export function isGivenName(word: string): boolean {
  return givenNames.has(fold(word));
}
