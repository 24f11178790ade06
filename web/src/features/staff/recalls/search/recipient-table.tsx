import { addressLines } from '@dental-shop/domain/account/address-lines';
import type { LotRecipient } from '@dental-shop/domain/api/staff/recall-calls';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useCurrentLanguage } from '../../../../shared/i18n/use-current-language.ts';
import { orderName } from '../../../../shared/orders/order-name.ts';
import { tallLink } from '../../../../shared/theme/touch-target.ts';
import { Link } from '../../../../shared/ui/link.tsx';
import { accountName } from '../../account-name.ts';
import { staffPaths } from '../../staff-paths.ts';
import { useOfficeDate } from '../../time/office-time-zone.ts';
import { Consignee } from '../consignee.tsx';
import { RecallRecords } from '../recall-records.tsx';
import { ShortList } from './short-list.tsx';

export function RecipientTable({ recipients }: { recipients: readonly LotRecipient[] }) {
  const { t } = useTranslation('staff');
  return (
    <RecallRecords
      label={t('recalls.results.title')}
      rows={recipients.map((recipient) => ({ ...recipient, id: recipient.uid }))}
      columns={[
        {
          label: t('recalls.results.consignee'),
          content: (recipient) => <Consignee consignee={recipient} />,
        },
        {
          label: t('recalls.results.address'),
          content: (recipient) => (
            <Destinations
              recipient={recipient}
              label={`${t('recalls.results.address')}, ${accountName(recipient)}`}
            />
          ),
        },
        {
          label: t('recalls.results.shipments'),
          content: ({ shipments, ...recipient }) => (
            <ShortList
              label={`${t('recalls.results.shipments')}, ${accountName(recipient)}`}
              items={shipments.map((shipment) => ({
                key: `${shipment.shipmentId} ${shipment.lot}`,
                content: <ShipmentLine shipment={shipment} />,
              }))}
            />
          ),
        },
        {
          label: t('recalls.results.quantity'),
          isAmount: true,
          content: ({ quantity }) => quantity,
        },
        {
          label: t('recalls.results.returnedColumn'),
          isAmount: true,
          content: ({ returned }) => returned,
        },
      ]}
    />
  );
}

/** Everyone to whom the units were shipped, latest first. One account may use several addresses. */
function Destinations({ recipient, label }: { recipient: LotRecipient; label: string }) {
  const { t } = useTranslation('staff');
  const language = useCurrentLanguage();
  const destinations = new Map(
    recipient.shipments.toReversed().map(({ name, address }) => {
      const lines = address ? addressLines(address, language) : [t('recalls.results.noAddress')];
      return [[name, ...lines].join('\n'), { name, lines }] as const;
    }),
  );
  const isNamed = [...destinations.values()].some(({ name }) => name !== recipient.name);
  return (
    <ShortList
      label={label}
      spacing={1}
      items={[...destinations].map(([key, { name, lines }]) => ({
        key,
        content: (
          <>
            {isNamed && <div>{name}</div>}
            {lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </>
        ),
      }))}
    />
  );
}

function ShipmentLine({ shipment }: { shipment: LotRecipient['shipments'][number] }) {
  const { t } = useTranslation('staff');
  const officeDate = useOfficeDate();
  const { orderId, orderNumber, rmaNumber, shippedAt, lot, quantity } = shipment;
  const text = t('recalls.results.shipment', {
    date: officeDate(new Date(shippedAt), 'day'),
    count: quantity,
    lot,
  });
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <span>{`${text} `}</span>
      {orderId === null ? (
        <span>{rmaNumber}</span>
      ) : (
        <MuiLink component={Link} to={staffPaths.order(orderId)} sx={tallLink}>
          {orderName({ id: orderId, ...(orderNumber !== null && { number: orderNumber }) })}
        </MuiLink>
      )}
    </Box>
  );
}
