import type { Complaint } from '@dental-shop/domain/complaints/complaint';
import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../../../shared/catalogue/use-catalogue-text.ts';
import { orderName } from '../../../shared/orders/order-name.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { CustomerContact } from '../customer-contact.tsx';
import { type Fact, Facts } from '../facts.tsx';
import { RecordSection } from '../record-section.tsx';
import { stackedLinks } from '../stacked-links.ts';
import { staffPaths } from '../staff-paths.ts';

export function Device({ device }: Pick<Complaint<unknown>, 'device'>) {
  const { t, i18n } = useTranslation('staff');
  const catalogueText = useCatalogueText();
  const { name, sku, gtin, lot, expiry, quantity } = device;
  const unknown = t('complaints.device.unknown');
  return (
    <RecordSection title={t('complaints.device.title')}>
      <Facts
        facts={[
          [t('complaints.device.name'), catalogueText.productName({ sku, name })],
          [t('complaints.device.sku'), sku],
          [t('complaints.device.gtin'), gtin ?? unknown],
          [t('complaints.device.lot'), lot ?? unknown],
          [
            t('complaints.device.expiry'),
            expiry === null ? unknown : formatCalendarDate(expiry, i18n.language),
          ],
          [t('complaints.device.quantity'), quantity],
        ]}
      />
    </RecordSection>
  );
}

export function Complainant({ complaint }: { complaint: Complaint<unknown> }) {
  const { t } = useTranslation('staff');
  const { uid, rmaNumber, orderId, orderNumber, complainant } = complaint;
  const order = orderName({ id: orderId, number: orderNumber ?? undefined });
  return (
    <RecordSection title={t('complaints.complainant.title')}>
      <CustomerContact uid={uid} {...complainant} />
      <Box sx={stackedLinks}>
        <MuiLink component={Link} to={staffPaths.return(rmaNumber)}>
          {t('complaints.complainant.return', { number: rmaNumber })}
        </MuiLink>
        <MuiLink component={Link} to={staffPaths.order(orderId)}>
          {t('complaints.complainant.order', { id: order })}
        </MuiLink>
      </Box>
    </RecordSection>
  );
}

export function Report({ report }: Pick<Complaint<unknown>, 'report'>) {
  const { t, i18n } = useTranslation('staff');
  const date = (day: string | null) =>
    day === null ? t('complaints.device.unknown') : formatCalendarDate(day, i18n.language);
  const symptoms = report.symptoms.map((symptom) => t(`complaints.symptoms.${symptom}`));
  const facts: readonly Fact[] = [
    [t('complaints.report.description'), report.description],
    [t('complaints.report.procedureDate'), date(report.procedureDate)],
    [t('complaints.report.failureDate'), date(report.failureDate)],
    [t('complaints.report.site'), report.site || t('complaints.device.unknown')],
    [t('complaints.report.boneQuality'), t(`complaints.boneQuality.${report.boneQuality}`)],
    [t('complaints.report.loading'), t(`complaints.loading.${report.loading}`)],
    [t('complaints.report.symptoms'), symptoms.join(', ') || t('complaints.device.unknown')],
    [t('complaints.report.deviceFate'), t(`complaints.deviceFate.${report.deviceFate}`)],
  ];
  return (
    <RecordSection title={t('complaints.report.title')}>
      <Facts facts={facts} />
    </RecordSection>
  );
}
