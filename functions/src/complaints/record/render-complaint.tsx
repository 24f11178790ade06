import { addressLines } from '@dental-shop/domain/account/address-lines';
import { timeZoneName } from '@dental-shop/domain/calendar/time-zone';
import type { Complaint, ComplaintDecision } from '@dental-shop/domain/complaints/complaint';
import { formatDate, locales } from '@dental-shop/domain/language/locales';
import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import type { Timestamp } from 'firebase-admin/firestore';
import type { Seller } from '../../platform/parameters.ts';
import { printable } from '../../platform/pdf/printable.ts';
import { complaintWords, symptomNames } from '../complaint-words.ts';
import { styles } from './styles.ts';

type StoredComplaint = Complaint<Timestamp>;

/** Contains what 21 CFR 820.35(a) requires of a complaint record, and the decision on reporting. */
export function renderComplaint(complaint: StoredComplaint, office: Office): Promise<Buffer> {
  return renderToBuffer(<ComplaintRecord complaint={complaint} {...office} />);
}

interface Office {
  seller: Seller;
  timeZone: string;
}

interface RecordProps extends Office {
  complaint: StoredComplaint;
}

function ComplaintRecord({ complaint, seller, timeZone }: RecordProps) {
  const title = `Complaint ${complaint.number}`;
  return (
    <Document title={title} author={seller.name} language={locales.en}>
      <Page size="LETTER" style={styles.page}>
        <View style={styles.head}>
          <Text style={styles.brand}>{printable(seller.name)}</Text>
          <View style={styles.right}>
            <Text style={styles.title}>{title}</Text>
            <Text>{`Status: ${complaintWords.states[complaint.state]}`}</Text>
          </View>
        </View>
        {sectionsOf(complaint, timeZone).map((section) => (
          <Section key={section.title} {...section} />
        ))}
        <View style={styles.foot} fixed>
          <Text>{`${title} · Dates are in ${timeZoneName(timeZone, 'en')}`}</Text>
          <Text render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`} />
        </View>
      </Page>
    </Document>
  );
}

/** Values may have several lines. */
type Fact = readonly [label: string, value: string | null];

interface SectionProps {
  title: string;
  facts: readonly Fact[];
}

function Section({ title, facts }: SectionProps) {
  return (
    <View style={styles.section}>
      <Text style={styles.sectionTitle} minPresenceAhead={40}>
        {title}
      </Text>
      {facts.map(([label, value]) => (
        <View key={label} style={styles.row}>
          <Text style={styles.label}>{label}</Text>
          <Text style={styles.value}>{printableLines(value || 'None recorded')}</Text>
        </View>
      ))}
    </View>
  );
}

const printableLines = (text: string) => text.split('\n').map(printable).join('\n');

function sectionsOf(complaint: StoredComplaint, timeZone: string): readonly SectionProps[] {
  const { device, complainant, report } = complaint;
  const { address } = complainant;
  const lines = address ? addressLines(address, 'en') : [];
  return [
    {
      title: 'Device',
      facts: [
        ['Name', device.name],
        ['SKU', device.sku],
        ['UDI-DI (GTIN)', device.gtin],
        ['Lot', device.lot],
        ['Expiration date', device.expiry],
        ['Quantity', String(device.quantity)],
      ],
    },
    {
      title: 'Complaint',
      facts: [
        ['Received', dateOf(complaint.awareAt, timeZone)],
        ['Complainant', complainant.name],
        ['Email', complainant.email],
        ['Phone', complainant.phone],
        ['Address', lines.join('\n')],
        ['Order', complaint.orderNumber ?? complaint.orderId],
        ['Return (RMA)', complaint.rmaNumber],
      ],
    },
    {
      title: 'Nature and details',
      facts: [
        ['Description', report.description],
        ['Procedure date', report.procedureDate],
        ['Failure date', report.failureDate],
        ['Tooth or site', report.site],
        ['Bone quality', complaintWords.boneQuality[report.boneQuality]],
        ['Loading', complaintWords.loading[report.loading]],
        ['Symptoms', symptomNames(report)],
        ['Device now', complaintWords.deviceFate[report.deviceFate]],
      ],
    },
    {
      title: 'Investigation and actions',
      facts: [
        ['Investigation, or why none', complaint.investigation],
        ['Correction or corrective action', complaint.correction],
        ['Reply to complainant', complaint.reply],
      ],
    },
    { title: 'Medical device report (21 CFR 803)', facts: decisionFacts(complaint, timeZone) },
  ];
}

function decisionFacts(
  { decision, earlierDecisions = [], urgent, dueOn, closedAt, reopenings = [] }: StoredComplaint,
  timeZone: string,
): readonly Fact[] {
  const decided = ({ decidedAt, decidedBy }: ComplaintDecision<Timestamp>) =>
    `${dateOf(decidedAt, timeZone)} by ${decidedBy}`;
  const deadline = `${dueOn} (${urgent ? '5 working days, urgent' : '30 calendar days'})`;
  return [
    ['Deadline', deadline],
    ['Reportable', decision ? (decision.reportable ? 'Yes' : 'No') : 'Not decided yet'],
    ...(decision
      ? ([
          ['Reason', decision.reason],
          ['Decided', decided(decision)],
        ] as const)
      : []),
    ...earlierDecisions.map(
      (earlier, index): Fact => [
        `Earlier decision ${index + 1}`,
        `${earlier.reportable ? 'Reportable' : 'Not reportable'}, ${decided(earlier)}\n${earlier.reason}`,
      ],
    ),
    ['Closed', closedAt ? dateOf(closedAt, timeZone) : 'Not closed yet'],
    ...reopenings.map(
      ({ reason, reopenedAt, reopenedBy }, index): Fact => [
        `Reopened ${index + 1}`,
        `${dateOf(reopenedAt, timeZone)} by ${reopenedBy}\n${reason}`,
      ],
    ),
  ];
}

const dateOf = (at: Timestamp, timeZone: string) => formatDate(at.toDate(), 'day', 'en', timeZone);
