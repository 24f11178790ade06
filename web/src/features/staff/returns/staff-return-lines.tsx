import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import type { ReturnLine } from '@dental-shop/domain/returns/return';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../../../shared/catalogue/use-catalogue-text.ts';
import { orderName } from '../../../shared/orders/order-name.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { type Column, Records } from '../../../shared/ui/records.tsx';
import { RecordSection } from '../record-section.tsx';
import { stackedLinks } from '../stacked-links.ts';
import { staffPaths } from '../staff-paths.ts';

export function StaffReturnLines({ lines }: { lines: readonly ReturnLine[] }) {
  const { t } = useTranslation('staff');
  const items = useItemColumns();
  const handling = useHandlingColumns();
  const outcome = useOutcomeColumn();
  const isReceived = lines.some(({ resolution }) => resolution !== null);
  const columns = [...items, ...handling, ...(isReceived ? [outcome] : [])];
  return (
    <RecordSection title={t('returns.lines.title')}>
      <Records label={t('returns.lines.title')} columns={columns} rows={lines} />
    </RecordSection>
  );
}

function useItemColumns(): Column<ReturnLine>[] {
  const { t, i18n } = useTranslation('staff');
  const catalogueText = useCatalogueText();
  return [
    {
      label: t('returns.lines.item'),
      content: (line) => (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <div>{catalogueText.productName(line)}</div>
          <Typography variant="body2" color="textSecondary">
            {line.sku}
          </Typography>
        </Box>
      ),
    },
    { label: t('returns.lines.lot'), content: ({ lot }) => lot ?? t('returns.lines.none') },
    {
      label: t('returns.lines.expiry'),
      content: ({ expiry }) =>
        expiry === null ? t('returns.lines.none') : formatCalendarDate(expiry, i18n.language),
    },
    {
      label: t('returns.lines.order'),
      content: ({ orderId, orderNumber, shipmentId }) => (
        <Box sx={stackedLinks}>
          <MuiLink component={Link} to={staffPaths.order(orderId)}>
            {orderName({ id: orderId, number: orderNumber ?? undefined })}
          </MuiLink>
          <MuiLink component={Link} to={staffPaths.shipmentSlip(shipmentId)}>
            {t('returns.lines.shipment')}
          </MuiLink>
        </Box>
      ),
    },
  ];
}

function useHandlingColumns(): Column<ReturnLine>[] {
  const { t } = useTranslation('staff');
  return [
    {
      label: t('returns.lines.reason'),
      content: ({ reason, unopened, complaintId }) => (
        <Box sx={stackedLinks}>
          <div>{t(`returns.reasons.${reason}`)}</div>
          <Typography variant="body2" color="textSecondary">
            {t(unopened ? 'returns.lines.claimed.unopened' : 'returns.lines.claimed.opened')}
          </Typography>
          {complaintId !== null && (
            <MuiLink component={Link} to={staffPaths.complaint(complaintId)}>
              {t('returns.lines.complaint', { number: complaintId })}
            </MuiLink>
          )}
        </Box>
      ),
    },
    {
      label: t('returns.lines.quantities'),
      content: ({ quantity, acceptedQuantity, receivedQuantity }) => (
        <>
          <div>{t('returns.lines.requested', { count: quantity })}</div>
          {acceptedQuantity !== null && (
            <div>{t('returns.lines.accepted', { count: acceptedQuantity })}</div>
          )}
          {receivedQuantity !== null && (
            <div>{t('returns.lines.received', { count: receivedQuantity })}</div>
          )}
        </>
      ),
    },
  ];
}

function useOutcomeColumn(): Column<ReturnLine> {
  const { t } = useTranslation('staff');
  return {
    label: t('returns.lines.outcome'),
    content: ({ condition, resolution }) => (
      <>
        {resolution !== null && <div>{t(`returns.resolutions.${resolution}`)}</div>}
        {condition !== null && (
          <Typography variant="body2" color="textSecondary">
            {t(`returns.conditions.${condition}`)}
          </Typography>
        )}
      </>
    ),
  };
}
