import { planRefund } from '@dental-shop/domain/fulfillment/line-refunds';
import { formatPrice } from '@dental-shop/domain/money/price';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import { refundableAmount } from '@dental-shop/domain/order/refundable';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../../../../shared/catalogue/use-catalogue-text.ts';
import { FormField } from '../../../../shared/forms/form-field.tsx';
import { parseDollars } from './parse-dollars.ts';
import {
  parseUnits,
  type RefundableLine,
  refundableLines,
  type UnitsName,
} from './refund-lines.ts';

interface RefundAmountFieldProps {
  order: OrderRecord<unknown>;
  amountError: string | undefined;
  unitsError: (name: UnitsName) => string | undefined;
}

export function RefundAmountField({ order, amountError, unitsError }: RefundAmountFieldProps) {
  const { t } = useTranslation('staff');
  const labelId = useId();
  const [extent, setExtent] = useState('full');
  const lines = refundableLines(order);
  const full = formatPrice(refundableAmount(order), order.currency);
  return (
    <Stack spacing={1}>
      <div>
        <FormLabel id={labelId}>
          <span>{t('orders.refund.extent')}</span>
        </FormLabel>
        <RadioGroup
          name="extent"
          aria-labelledby={labelId}
          value={extent}
          onChange={(_event, value) => setExtent(value)}
          sx={{ '& .MuiFormControlLabel-root': { minHeight: 44 } }}
        >
          <FormControlLabel
            value="full"
            control={<Radio />}
            label={t('orders.refund.full', { amount: full })}
          />
          {lines.length > 0 && (
            <FormControlLabel value="lines" control={<Radio />} label={t('orders.refund.byLine')} />
          )}
          <FormControlLabel value="part" control={<Radio />} label={t('orders.refund.part')} />
        </RadioGroup>
      </div>
      {extent === 'full' && <ShippedWarning order={order} refund={{}} />}
      {extent === 'lines' && <LineFields order={order} lines={lines} errorOf={unitsError} />}
      {extent === 'part' && <AmountField order={order} error={amountError} />}
    </Stack>
  );
}

interface AmountFieldProps {
  order: OrderRecord<unknown>;
  error: string | undefined;
}

function AmountField({ order, error }: AmountFieldProps) {
  const { t } = useTranslation('staff');
  const [typed, setTyped] = useState('');
  const onChange = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement) setTyped(target.value);
  };
  return (
    <Stack spacing={1} onChange={onChange}>
      <FormField
        name="amount"
        label={t('orders.refund.amount')}
        hint={t('orders.refund.partHint')}
        autoComplete="off"
        inputMode="decimal"
        maxLength={16}
        error={error}
      />
      <ShippedWarning order={order} refund={{ amount: parseDollars(typed) ?? 0 }} />
    </Stack>
  );
}

interface LineFieldsProps {
  order: OrderRecord<unknown>;
  lines: readonly RefundableLine[];
  errorOf: (name: UnitsName) => string | undefined;
}

function LineFields({ order, lines, errorOf }: LineFieldsProps) {
  const { t } = useTranslation('staff');
  const catalogueText = useCatalogueText();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const onChange = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement) setTyped({ ...typed, [target.name]: target.value });
  };
  const chosen = lines.map(({ name, sku }) => ({
    sku,
    quantity: parseUnits(typed[name] ?? '') ?? 0,
  }));
  const { plan } = planRefund(order, { lines: chosen });
  return (
    <Stack spacing={2} onChange={onChange}>
      {lines.map((line) => (
        <FormField
          key={line.sku}
          name={line.name}
          label={`${catalogueText.productName({ sku: line.sku, name: line.title })} (${line.sku})`}
          hint={t('orders.refund.unitsHint', {
            count: line.left,
            price: formatPrice(line.unitPrice, order.currency),
          })}
          autoComplete="off"
          inputMode="numeric"
          maxLength={4}
          required={false}
          error={errorOf(line.name)}
        />
      ))}
      <Typography role="status" sx={{ fontWeight: 650 }}>
        {plan
          ? t('orders.refund.lineTotal', { amount: formatPrice(plan.amount ?? 0, order.currency) })
          : t('orders.refund.noLineTotal')}
      </Typography>
      <ShippedWarning order={order} refund={{ lines: chosen }} />
    </Stack>
  );
}

interface ShippedWarningProps {
  order: OrderRecord<unknown>;
  refund: Parameters<typeof planRefund>[1];
}

function ShippedWarning({ order, refund }: ShippedWarningProps) {
  const { t } = useTranslation('staff');
  const { plan } = planRefund(order, refund);
  const shipped = plan?.lines.reduce((sum, { shippedQuantity }) => sum + shippedQuantity, 0) ?? 0;
  const open = plan?.lines.reduce((sum, { quantity }) => sum + quantity, -shipped) ?? 0;
  return (
    <div role="status">
      {open > 0 && <Typography>{t('orders.refund.closes', { count: open })}</Typography>}
      {shipped > 0 && (
        <Alert severity="warning" role="presentation" sx={{ mt: 1 }}>
          {t('orders.refund.shipped', { count: shipped })}
        </Alert>
      )}
    </div>
  );
}
