import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LotActions } from './lot-actions.tsx';
import { OwnShipmentCard } from './own-shipment-card.tsx';
import { shippedLines } from './shipped-lines.ts';
import type { OwnShipment } from './use-own-shipments.ts';

interface OrderShipmentsProps {
  orderName: string;
  /** Undefined while loading. */
  shipments: readonly OwnShipment[] | undefined;
}

export function OrderShipments({ orderName, shipments }: OrderShipmentsProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <Stack component="section" aria-labelledby={headingId} spacing={1}>
      <Typography id={headingId} variant="h3" component="h2">
        {t('account.shipments.title')}
      </Typography>
      {shipments ? (
        <>
          <Box component="ol" sx={listStyle}>
            {shipments.map((shipment) => (
              <OwnShipmentCard key={shipment.id} shipment={shipment} />
            ))}
          </Box>
          <LotActions orderName={orderName} lines={shippedLines(shipments)} />
        </>
      ) : (
        <Skeleton variant="rounded" height={160} />
      )}
    </Stack>
  );
}

const listStyle = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 } as const;
