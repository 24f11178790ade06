import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { spanish } from '../catalogue/spanish.ts';
import { patientDetails } from './patient-details.ts';

const now = new Date('2026-11-27T12:00:00Z');

describe('finds a name', () => {
  it.each([
    'Patient: Maria Lopez',
    'patient Maria Lopez had pain',
    'PATIENT: MARIA LOPEZ',
    'patient: maria lopez',
    'The patient, as usual.\nPatient: Smith',
    'The patient is called Ana.',
    'My patient, Maria, lost the implant.',
    'The patient (Ana) returned.',
    'Patient name Kowalski',
    'Pt. Smith lost the implant',
    'pt Kowalski returned',
    'Mr. Smith',
    'mr smith came back',
    'Saw Mrs O’Brien today',
    'Ms. Nguyen reports pain',
    'Miss Taylor lost a crown',
    'Name: Ana',
    'Patient name: A. Lopez',
    'Patient’s name is Kowalski',
    'name = smith',
    'Last name: Kim',
    'John Smith lost the implant after two weeks.',
    'Implant of Mary J. Smith failed',
    'IMPLANT FAILED, JOHN SMITH',
    'Lopez, Maria',
    'Smith, John, site 36',
  ])('in “%s”', (text) => {
    expect(patientDetails(text, now)).toBe('name');
  });

  it.each([
    'paciente Juan Pérez',
    'Paciente: Juan Pérez',
    'paciente juan perez con dolor',
    'PACIENTE: JUAN PÉREZ',
    'Pte. Gómez',
    'La paciente se llama Ximena',
    'Sr. Pérez',
    'la sra lopez refiere dolor',
    'Srta. Gómez',
    'La señora Gómez perdió el implante',
    'Don Pedro',
    'Doña Inés',
    'Nombre: Ana',
    'nombre del paciente: ana',
    'Nombre y apellidos: Ana Gómez',
    'Apellido: Gómez',
    'María José Gómez perdió el implante',
    'Pérez, Juan',
    'Jose\u0301 Gómez',
  ])('in “%s”', (text) => {
    expect(patientDetails(text, now)).toBe('name');
  });
});

describe('finds a birth date', () => {
  it.each([
    'DOB: 04/12/1961',
    'dob 4/12/61',
    'D.O.B. 1961',
    'Date of birth: April 12, 1961',
    'Birthdate 1961-04-12',
    'born in 1961',
    'Patient born on April 12, 1961',
    'YOB 1961',
    'Female, 04/12/1961',
    'Female, 4/12/61',
    'Female, 4 / 12 / 1961',
    'Female, 04/12/1961, implant placed in 2025',
    'Male 1961-04-12, smoker',
    '12.04.1961',
    'April 12, 1961',
    'Apr. 12th, 1961',
    '12 April 1961',
    'DOB: 04/12/2015',
  ])('in “%s”', (text) => {
    expect(patientDetails(text, now)).toBe('birth-date');
  });

  it.each([
    'Fecha de nacimiento: 12/04/1961',
    'F. Nac. 12/04/61',
    'F.Nac: 12-04-1961',
    'Nacido el 12 de abril de 1961',
    'nacida en abril de 1961',
    'Nació en 1961',
    'Año de nacimiento: 1961',
    'Mujer, 12 de abril de 1961',
    'Mujer, 12-04-1961',
  ])('in “%s”', (text) => {
    expect(patientDetails(text, now)).toBe('birth-date');
  });
});

describe('accepts', () => {
  it.each([
    '',
    '36',
    'Upper left first molar',
    'Sites 11/21/31 and 12-22-45',
    'The implant had no primary stability and was removed after two weeks.',
    'Patient reports pain. Implant was mobile.',
    'Patient: Heavy smoker, type 2 diabetes',
    'Patient: Chewing hurts since the surgery.',
    'Patient: Smoker',
    'Patient HIV positive, ASA II',
    'PATIENT REPORTS PAIN',
    'I saw the patient. Healing cap was loose.',
    'Informed pt. Implant was removed.',
    'A 61-year-old patient without relevant history',
    'Dr. Maria Lopez placed the implant. Dr. Smith removed it.',
    'Device name: Legacy',
    'Product name is Legacy',
    'Patient name: withheld',
    'Name: N/A',
    'Date of birth withheld',
    'We did miss the second appointment.',
    'A delay of 50 ms Between pulses',
    'Ordered from Henry Schein, San Antonio Texas',
    'Placed on 03/14/2025, failed on 06/02/2025',
    'Placed 5/12/04 with 35 N-cm',
    'Surgery was on May 12, 2004',
    '05/12/2004: implant placed',
    'The patient, ASA II, smokes',
    'Failure noticed 3/14/25',
    'Lot 12-04-1961',
    'Torque 35-45-50, drill 2.0/2.3/2.8',
    'Mr. X',
  ])('“%s”', (text) => {
    expect(patientDetails(text, now)).toBeUndefined();
  });

  it.each([
    'Primer molar superior izquierdo',
    'Paciente refiere dolor. Implante móvil.',
    'Paciente: Fumadora, sana',
    'Paciente: Mastica sin dolor.',
    'PACIENTE REFIERE DOLOR',
    'La señora presenta dolores intensos',
    'Pilar Recto flojo, Dolores Intensos',
    'Nombre del producto: Legacy',
    'Nombre: no se indica',
    'El doctor Juan Pérez colocó el implante',
    'Colocado el 14/03/2025 y retirado el 02/06/2025',
    'Colocado el 12 de mayo de 2004',
    '12/05/2004 implante colocado',
    'Lote ABC123, vence 2029-05-31',
  ])('“%s”', (text) => {
    expect(patientDetails(text, now)).toBeUndefined();
  });

  it('every product name in both languages', () => {
    const names = catalogue.products.flatMap(({ sku, name }) => [
      name,
      `Patient lost ${name}`,
      spanish.products[sku]?.name ?? '',
    ]);
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => patientDetails(name, now))).toEqual([]);
  });
});
