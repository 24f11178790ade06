import { brandColors } from '@dental-shop/domain/brand/brand-colors';
import type { Certificate } from '@dental-shop/domain/certification/certificate';
import type { Language } from '@dental-shop/domain/language/language';
import { formatDate, locales } from '@dental-shop/domain/language/locales';
import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { Seller } from '../platform/parameters.ts';
import { fontFamily } from '../platform/pdf/fonts.ts';
import { printable } from '../platform/pdf/printable.ts';
import { ImplantDrawing } from './implant-drawing.tsx';
import { certificateWords } from './words.ts';

export interface CertificateData extends Omit<Certificate<Date>, 'uid'> {
  language: Language;
  /** The office's. */
  timeZone: string;
  seller: Seller;
}

export function renderCertificate(data: CertificateData): Promise<Buffer> {
  return renderToBuffer(<CertificatePage data={data} />);
}

function CertificatePage({ data }: { data: CertificateData }) {
  const { language, timeZone, seller, name, number, score, questions, credits, passedAt } = data;
  const words = certificateWords[language];
  const printedName = printable(name);
  return (
    <Document
      title={`${words.title} ${number}`}
      author={seller.name}
      subject={words.course}
      language={locales[language]}
    >
      <Page size="LETTER" orientation="landscape" style={styles.page}>
        <View style={styles.sheet} wrap={false}>
          <View style={styles.drawing}>
            <ImplantDrawing />
          </View>
          <View style={styles.text}>
            <View style={styles.words}>
              <Text style={styles.brand}>{printable(seller.name)}</Text>
              <Text style={styles.title}>{words.title}</Text>
              <Text style={styles.quiet}>{words.certifies}</Text>
              <Text style={[styles.name, { fontSize: nameSize(printedName) }]}>{printedName}</Text>
              <Text style={styles.quiet}>{words.completed}</Text>
              <Text style={styles.course}>{words.course}</Text>
            </View>
            <Text style={styles.issuer}>
              {printable(seller.address.join(', '))}
              {'\n'}
              {printable(`${seller.phone} · ${seller.email}`)}
            </Text>
            <View style={styles.facts}>
              <Fact
                label={words.date}
                value={formatDate(passedAt, 'day', language, timeZone)}
                share={3.4}
              />
              <Fact label={words.score} value={words.scored(score, questions)} share={2} />
              <Fact label={words.credits} value={words.earned(credits)} share={2.4} />
              <Fact label={words.number} value={number} share={3.2} />
            </View>
          </View>
        </View>
      </Page>
    </Document>
  );
}

function Fact({ label, value, share }: { label: string; value: string; share: number }) {
  return (
    <View style={[styles.fact, { flexGrow: share, flexBasis: 0 }]}>
      <Text style={styles.label}>{label}</Text>
      <Text style={styles.value}>{value}</Text>
    </View>
  );
}

/**
 * In points. Names have up to 200 characters (1,400 if printed as code points) and must fit on one
 * page.
 */
function nameSize(name: string): number {
  if (name.length <= 26) return 30;
  if (name.length <= 60) return 22;
  return name.length <= 200 ? 15 : 7;
}

/** In points. The page is 792 by 612. */
const styles = StyleSheet.create({
  page: { padding: 30, fontFamily, fontSize: 12, color: brandColors.ink },
  sheet: { height: 552, flexDirection: 'row', borderWidth: 0.75, borderColor: brandColors.teal },
  drawing: {
    width: 224,
    alignItems: 'center',
    justifyContent: 'center',
    borderRightWidth: 0.5,
    borderRightColor: brandColors.line,
  },
  text: { flexGrow: 1, flexBasis: 0 },
  words: { flexGrow: 1, paddingHorizontal: 36, paddingTop: 44 },
  brand: { color: brandColors.teal, fontWeight: 'bold', fontSize: 13 },
  title: { fontSize: 32, marginTop: 64, marginBottom: 48 },
  quiet: { color: brandColors.quiet },
  name: {
    fontWeight: 'bold',
    marginTop: 8,
    marginBottom: 12,
    paddingBottom: 8,
    borderBottomWidth: 0.75,
    borderBottomColor: brandColors.teal,
  },
  course: { fontWeight: 'bold', fontSize: 14, marginTop: 8 },
  issuer: {
    color: brandColors.quiet,
    fontSize: 9,
    lineHeight: 1.4,
    paddingHorizontal: 36,
    paddingBottom: 16,
  },
  facts: { flexDirection: 'row', borderTopWidth: 0.75, borderTopColor: brandColors.teal },
  fact: {
    paddingVertical: 10,
    paddingHorizontal: 12,
    borderLeftWidth: 0.5,
    borderLeftColor: brandColors.line,
  },
  label: { color: brandColors.quiet, fontSize: 8, marginBottom: 4 },
  value: { fontWeight: 'bold', fontSize: 11 },
});
