/**
 * A few parts of every kind, every price format, and a hidden category. The format:
 *
 * == category | Spanish name | information page, or "hidden"
 * -- sub-category, or "General" | price, or "-" | Spanish kind of part | shared dimensions
 * SKU | name | dimensions
 */
export const fixtureSheet = `
== Implants | Implantes | implant-category
-- Slender 3.0 mm | $139.00 | Implante Slender | Torque limit: 80 N-cm
I3006 | Slender XShort Implant 3.0 x 6 mm | Diameter: 3.0 mm, Length: 6 mm
I3008 | Slender Short Implant 3.0 x 8 mm | Diameter: 3.0 mm, Length: 8 mm
I3010 | Slender Medium Implant 3.0 x 10 mm | Diameter: 3.0 mm, Length: 10 mm
I3012 | Slender Long Implant 3.0 x 12 mm | Diameter: 3.0 mm, Length: 12 mm
I3014 | Slender XLong Implant 3.0 x 14 mm | Diameter: 3.0 mm, Length: 14 mm
-- Narrow 3.5 mm | $139.00 | Implante estrecho | Torque limit: 80 N-cm
I3506 | Narrow XShort Implant 3.5 x 6 mm | Diameter: 3.5 mm, Length: 6 mm
I3508 | Narrow Short Implant 3.5 x 8 mm | Diameter: 3.5 mm, Length: 8 mm
I3510 | Narrow Medium Implant 3.5 x 10 mm | Diameter: 3.5 mm, Length: 10 mm
I3512 | Narrow Long Implant 3.5 x 12 mm | Diameter: 3.5 mm, Length: 12 mm
I3514 | Narrow XLong Implant 3.5 x 14 mm | Diameter: 3.5 mm, Length: 14 mm
-- Standard 4.5 mm | $139.00 | Implante estándar | Torque limit: 80 N-cm
I4506 | Standard XShort Implant 4.5 x 6 mm | Diameter: 4.5 mm, Length: 6 mm
I4508 | Standard Short Implant 4.5 x 8 mm | Diameter: 4.5 mm, Length: 8 mm
I4510 | Standard Medium Implant 4.5 x 10 mm | Diameter: 4.5 mm, Length: 10 mm
I4512 | Standard Long Implant 4.5 x 12 mm | Diameter: 4.5 mm, Length: 12 mm
I4514 | Standard XLong Implant 4.5 x 14 mm | Diameter: 4.5 mm, Length: 14 mm
-- Wide 5.5 mm | $139.00 | Implante ancho | Torque limit: 80 N-cm
I5506 | Wide XShort Implant 5.5 x 6 mm | Diameter: 5.5 mm, Length: 6 mm
I5508 | Wide Short Implant 5.5 x 8 mm | Diameter: 5.5 mm, Length: 8 mm
I5510 | Wide Medium Implant 5.5 x 10 mm | Diameter: 5.5 mm, Length: 10 mm
I5512 | Wide Long Implant 5.5 x 12 mm | Diameter: 5.5 mm, Length: 12 mm
I5514 | Wide XLong Implant 5.5 x 14 mm | Diameter: 5.5 mm, Length: 14 mm

== Healing Caps | Tapas de cicatrización | healing-caps
-- Narrow 4.1 mm | $26.00 | Tapa de cicatrización estrecha | Hex: 1.25 mm
HC4102 | Narrow Healing Cap 4.1 x 2 mm | Diameter: 4.1 mm, Height: 2 mm
HC4104 | Narrow Healing Cap 4.1 x 4 mm | Diameter: 4.1 mm, Height: 4 mm
HC4106 | Narrow Healing Cap 4.1 x 6 mm | Diameter: 4.1 mm, Height: 6 mm
-- Standard 4.8 mm | $26.00 | Tapa de cicatrización estándar | Hex: 1.25 mm
HC4802 | Standard Healing Cap 4.8 x 2 mm | Diameter: 4.8 mm, Height: 2 mm
HC4804 | Standard Healing Cap 4.8 x 4 mm | Diameter: 4.8 mm, Height: 4 mm
HC4806 | Standard Healing Cap 4.8 x 6 mm | Diameter: 4.8 mm, Height: 6 mm
-- Cover Screw | $15.00 | Tornillo de cierre | Hex: 1.25 mm
CS28 | Cover Screw 2.8 mm | Diameter: 2.8 mm

== Solid Abutments | Pilares sólidos | solid-abutments
-- 3.5 mm | $65.00 | Pilar sólido
SA3504 | Solid Abutment 3.5 x 4 mm | Diameter: 3.5 mm, Height: 4 mm
SA3506 | Solid Abutment 3.5 x 6 mm | Diameter: 3.5 mm, Height: 6 mm
SA3508 | Solid Abutment 3.5 x 8 mm | Diameter: 3.5 mm, Height: 8 mm
-- 4.5 mm | $65.00 | Pilar sólido
SA4504 | Solid Abutment 4.5 x 4 mm | Diameter: 4.5 mm, Height: 4 mm
SA4506 | Solid Abutment 4.5 x 6 mm | Diameter: 4.5 mm, Height: 6 mm
SA4508 | Solid Abutment 4.5 x 8 mm | Diameter: 4.5 mm, Height: 8 mm
-- Rescue Abutments | $65.00 | Pilar de rescate
RA35 | Rescue Abutment 3.5 mm | Diameter: 3.5 mm, Height: 6 mm
RA45 | Rescue Abutment 4.5 mm | Diameter: 4.5 mm, Height: 6 mm

== Contoured Shoulder Abutments | Pilares de hombro contorneado | contoured-abutments
-- Narrow | $93.00 | Pilar de hombro contorneado estrecho | Tightening torque: 20 N-cm
CA4101 | Narrow Contoured Abutment 4.1 mm, 1 mm collar | Diameter: 4.1 mm, Collar height: 1 mm
CA4102 | Narrow Contoured Abutment 4.1 mm, 2 mm collar | Diameter: 4.1 mm, Collar height: 2 mm
-- Standard | $93.00 | Pilar de hombro contorneado estándar | Tightening torque: 20 N-cm
CA4801 | Standard Contoured Abutment 4.8 mm, 1 mm collar | Diameter: 4.8 mm, Collar height: 1 mm
CA4802 | Standard Contoured Abutment 4.8 mm, 2 mm collar | Diameter: 4.8 mm, Collar height: 2 mm

== Angled Abutments | Pilares angulados | angled-abutments
-- Unibutments | $85.00 | Unibutment angulado | Tightening torque: 20 N-cm
UA1501 | Angled Unibutment 15°, 1 mm collar | Angle: 15°, Collar height: 1 mm, Diameter: 4.1 mm
UA1503 | Angled Unibutment 15°, 3 mm collar | Angle: 15°, Collar height: 3 mm, Diameter: 4.1 mm
UA2501 | Angled Unibutment 25°, 1 mm collar | Angle: 25°, Collar height: 1 mm, Diameter: 4.1 mm
UA2503 | Angled Unibutment 25°, 3 mm collar | Angle: 25°, Collar height: 3 mm, Diameter: 4.1 mm
-- Platform Abutments | $85.00 | Pilar de plataforma | Tightening torque: 20 N-cm
PA4115 | Narrow Platform Abutment 4.1 mm, 15° | Angle: 15°, Diameter: 4.1 mm
PA4125 | Narrow Platform Abutment 4.1 mm, 25° | Angle: 25°, Diameter: 4.1 mm
PA4815 | Standard Platform Abutment 4.8 mm, 15° | Angle: 15°, Diameter: 4.8 mm
PA4825 | Standard Platform Abutment 4.8 mm, 25° | Angle: 25°, Diameter: 4.8 mm

== Titach System | Sistema Titach | titach
-- General | $120.00 | Kit Titach | Tightening torque: 20 N-cm
TK02 | Titach Kit, 2 mm collar | Collar height: 2 mm, Diameter: 5.5 mm, Instruments: 5 pieces
TK03 | Titach Kit, 3 mm collar | Collar height: 3 mm, Diameter: 5.5 mm, Instruments: 5 pieces
TK04 | Titach Kit, 4 mm collar | Collar height: 4 mm, Diameter: 5.5 mm, Instruments: 5 pieces
-- General | $65.00 | Juego de pilar Titach | Tightening torque: 20 N-cm
TA01 | Titach Abutment Set, 1 mm collar | Collar height: 1 mm, Diameter: 4.1 mm
TA02 | Titach Abutment Set, 2 mm collar | Collar height: 2 mm, Diameter: 4.1 mm
-- General | $65.00 | Tapa Titach
TC45 | Titach Cap 4.5 mm | Diameter: 5.5 mm, Height: 4.5 mm
TC60 | Titach Cap 6 mm | Diameter: 5.5 mm, Height: 6 mm
-- General | $20.00 | Funda de silicona Titach
TSS | Titach Silicone Sleeve, Soft | Diameter: 4.5 mm, Height: 3 mm
TSM | Titach Silicone Sleeve, Medium | Diameter: 4.5 mm, Height: 3 mm
TSF | Titach Silicone Sleeve, Firm | Diameter: 4.5 mm, Height: 3 mm
-- Full Arch System | $65.00 | Juego de pilar Titach de arcada completa | Tightening torque: 20 N-cm
FA17 | Titach Full Arch Abutment Set 17° | Angle: 17°, Diameter: 4.8 mm

== Fridge System | Sistema Fridge | fridge
-- General | $280.00 | Tapa Fridge
FRC48 | Fridge Cap 4.8 mm | Diameter: 4.8 mm, Height: 7 mm
FRC55 | Fridge Cap 5.5 mm | Diameter: 5.5 mm, Height: 7 mm
-- General | $280.00 | Tapa angulada Fridge
FRA15 | Fridge Angled Cap 15° | Angle: 15°, Diameter: 5.5 mm
-- General | $140.00 | Sombrerete Fridge
FRH48 | Fridge Hat 4.8 mm | Diameter: 4.8 mm, Height: 5 mm
FRH55 | Fridge Hat 5.5 mm | Diameter: 5.5 mm, Height: 5 mm
-- General | call for price | Extractor de coronas Fridge
FRRS | Fridge Crown Remover, Short | Overall length: 85 mm
-- Straight Unibutment | $63.00 | Unibutment recto Fridge | Tightening torque: 20 N-cm
FRU01 | Fridge Straight Unibutment, 1 mm collar | Collar height: 1 mm, Diameter: 4.1 mm
FRU02 | Fridge Straight Unibutment, 2 mm collar | Collar height: 2 mm, Diameter: 4.1 mm
-- Short Angled Abutment | $85.00 | Pilar angulado | Tightening torque: 20 N-cm
FRB15S | Fridge Short Angled Abutment 15° | Angle: 15°, Height: 5 mm, Diameter: 4.1 mm
FRB25S | Fridge Short Angled Abutment 25° | Angle: 25°, Height: 5 mm, Diameter: 4.1 mm
-- Long Angled Abutment | $85.00 | Pilar angulado | Tightening torque: 20 N-cm
FRB15L | Fridge Long Angled Abutment 15° | Angle: 15°, Height: 9 mm, Diameter: 4.1 mm
FRB25L | Fridge Long Angled Abutment 25° | Angle: 25°, Height: 9 mm, Diameter: 4.1 mm

== Impression Prosthetics | Componentes de impresión | custom-prosthetics
-- Impression Analog | $25.00 | Análogo de impresión
IA41 | Narrow Impression Analog 4.1 mm | Diameter: 4.1 mm, Length: 12 mm
IA48 | Standard Impression Analog 4.8 mm | Diameter: 4.8 mm, Length: 12 mm
IA65 | Wide Impression Analog 6.5 mm | Diameter: 6.5 mm, Length: 12 mm
-- Closed Tray Coping | $27.00 | Cofia para cubeta cerrada
IC41 | Narrow Closed Tray Coping 4.1 mm | Diameter: 4.1 mm, Height: 9 mm
IC48 | Standard Closed Tray Coping 4.8 mm | Diameter: 4.8 mm, Height: 9 mm
IC65 | Wide Closed Tray Coping 6.5 mm | Diameter: 6.5 mm, Height: 9 mm
-- Open Tray Coping | $29.00 | Cofia para cubeta abierta
IO41 | Narrow Open Tray Coping 4.1 mm | Diameter: 4.1 mm, Height: 14 mm
IO48 | Standard Open Tray Coping 4.8 mm | Diameter: 4.8 mm, Height: 14 mm
IO65 | Wide Open Tray Coping 6.5 mm | Diameter: 6.5 mm, Height: 14 mm

== SimpleLift | SimpleLift | simple-lift
-- General | - | Kit SimpleLift
SLK | SimpleLift Kit | Width: 180 mm, Instruments: 5 pieces
-- Single Instruments | $145.00 | Instrumento SimpleLift
SL23 | SimpleLift Instrument 2.3 mm | Tip diameter: 2.3 mm, Overall length: 150 mm

== TurboGuide | TurboGuide | turbo-guide
-- General | $94.00 | Llave TurboGuide
TGD | TurboGuide Driver | Diameter: 6 mm, Overall length: 28 mm
-- Drill Stops | $70.00 | Tope de fresa TurboGuide
TGS06 | TurboGuide Drill Stop 6 mm | Drilling depth: 6 mm, Diameter: 6 mm
TGS08 | TurboGuide Drill Stop 8 mm | Drilling depth: 8 mm, Diameter: 6 mm
TGS10 | TurboGuide Drill Stop 10 mm | Drilling depth: 10 mm, Diameter: 6 mm
TGS12 | TurboGuide Drill Stop 12 mm | Drilling depth: 12 mm, Diameter: 6 mm
TGS14 | TurboGuide Drill Stop 14 mm | Drilling depth: 14 mm, Diameter: 6 mm
-- Drill Stops | $70.00 | Tope de cabeza TurboGuide
TGH | TurboGuide Head Stop | Diameter: 7 mm, Height: 4 mm

== Surgical Tools | Instrumental quirúrgico | surgical-instruments
-- Ratchet Hex Drivers | $39.00 | Llave hexagonal de carraca | Hex: 1.25 mm
RHS | Ratchet Hex Driver, Short | Overall length: 19 mm
RHM | Ratchet Hex Driver, Medium | Overall length: 24 mm
RHL | Ratchet Hex Driver, Long | Overall length: 30 mm
-- Pick-em-up Hex Drivers | $62.00 | Llave hexagonal Pick-em-up | Hex: 1.25 mm
PHS | Pick-em-up Hex Driver, Short | Overall length: 20 mm
PHM | Pick-em-up Hex Driver, Medium | Overall length: 25 mm
-- Ratchet Implant Drivers | $51.00 | Llave de implantes de carraca | Hex: 2.4 mm
RDS | Ratchet Implant Driver, Short | Overall length: 18 mm
RDM | Ratchet Implant Driver, Medium | Overall length: 23 mm
RDL | Ratchet Implant Driver, Long | Overall length: 29 mm
-- Secure Click Implant Drivers | $94.00 | Llave de implantes Secure Click | Hex: 2.4 mm, Torque limit: 70 N-cm
SCS | Secure Click Implant Driver, Short | Overall length: 22 mm
SCM | Secure Click Implant Driver, Medium | Overall length: 27 mm
SCL | Secure Click Implant Driver, Long | Overall length: 33 mm
-- Torque Wrench & Ratchet Adapter | $165.00 | Llave de torque quirúrgica
TW100 | Surgical Torque Wrench 100 N-cm | Torque limit: 100 N-cm, Overall length: 95 mm
-- Torque Wrench & Ratchet Adapter | $165.00 | Llave de torque protésica
TW35 | Prosthetic Torque Wrench 35 N-cm | Torque limit: 35 N-cm, Overall length: 85 mm
-- Parallel Guides | $44.00 | Guía paralela
PG15 | Parallel Guide 15° | Angle: 15°, Diameter: 2.3 mm
PG25 | Parallel Guide 25° | Angle: 25°, Diameter: 2.3 mm
-- General | $45.00 | Extensor de fresas
DE15 | Drill Extender | Length: 15 mm, Overall length: 27 mm, Diameter: 4 mm
-- Abutment Remover | $45.00 | Extractor de pilares
ARS | Abutment Remover, Short | Tip diameter: 1.8 mm, Overall length: 20 mm
ARL | Abutment Remover, Long | Tip diameter: 1.8 mm, Overall length: 26 mm
-- Implant Measuring Instruments | $42.00 | Regla de medición para implantes
MR11 | Implant Measuring Rule | Width: 12 mm, Overall length: 110 mm

== Surgical & Prosthetic Kits | Kits quirúrgicos y protésicos | kits
-- General | $1,900.00 | Kit quirúrgico básico
KB18 | Basic Surgical Kit | Width: 190 mm, Instruments: 18 pieces
-- Cases | sold only in kit | Estuche de instrumental quirúrgico
KE19 | Surgical Instrument Case | Width: 190 mm, Depth: 140 mm

== Motor & Handpiece | Motor y contraángulo | hidden
-- General | $1,200.00 | Motor de implantes
900001 | Implant Motor | Maximum speed: 40000 rpm, Width: 240 mm
-- General | $1,200.00 | Contraángulo de implantes
900002 | Implant Handpiece 20:1 | Maximum speed: 2000 rpm, Overall length: 98 mm

== Drills | Fresas | surgical-instruments
-- Pilot | $77.00 | Fresa piloto
PD2030 | Pilot Drill Short 2 mm | Diameter: 2 mm, Shank length: 30 mm
PD2040 | Pilot Drill Long 2 mm | Diameter: 2 mm, Shank length: 40 mm
-- Core Narrow | $91.00 | Fresa de núcleo estrecha
CD2330 | Narrow Core Drill Short 2.3 mm | Diameter: 2.3 mm, Shank length: 30 mm
CD2340 | Narrow Core Drill Long 2.3 mm | Diameter: 2.3 mm, Shank length: 40 mm
-- Core Standard | $91.00 | Fresa de núcleo estándar
CD2630 | Standard Core Drill Short 2.65 mm | Diameter: 2.65 mm, Shank length: 30 mm
CD2640 | Standard Core Drill Long 2.65 mm | Diameter: 2.65 mm, Shank length: 40 mm
-- Core Wide | $91.00 | Fresa de núcleo ancha
CD3030 | Wide Core Drill Short 3 mm | Diameter: 3 mm, Shank length: 30 mm
CD3040 | Wide Core Drill Long 3 mm | Diameter: 3 mm, Shank length: 40 mm
-- Head Narrow | $91.00 | Fresa de cabeza estrecha
HD35S | Narrow Head Drill Short 31 mm | Diameter: 3.1 mm, Shank length: 17 mm
HD35L | Narrow Head Drill Long 39 mm | Diameter: 3.1 mm, Shank length: 23 mm
-- Head Standard | $91.00 | Fresa de cabeza estándar
HD45S | Standard Head Drill Short 31 mm | Diameter: 4.1 mm, Shank length: 17 mm
HD45L | Standard Head Drill Long 39 mm | Diameter: 4.1 mm, Shank length: 23 mm
-- Head Wide 5.1 mm | $91.00 | Fresa de cabeza ancha
HD55S | Wide Head Drill Short 31 mm | Diameter: 5.1 mm, Shank length: 17 mm
HD55L | Wide Head Drill Long 39 mm | Diameter: 5.1 mm, Shank length: 23 mm
-- XShort-Implant Drills | $91.00 | Fresa
HD45SX | 4.1 XShort Implant Drill Short 29 mm | Diameter: 4.1 mm, Overall length: 29 mm
HD55WX | 4.1 XShort Implant Drill Long 39 mm | Diameter: 4.1 mm, Overall length: 39 mm
ID5.1S | 5.1 XShort Implant Drill Short 29 mm | Diameter: 5.1 mm, Overall length: 29 mm
ID5.1L | 5.1 XShort Implant Drill Long 39 mm | Diameter: 5.1 mm, Overall length: 39 mm
`;
