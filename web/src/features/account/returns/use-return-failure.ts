import type { RefusalCode } from '@dental-shop/domain/refusal/refusal';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';

export function useReturnFailure(): (error: unknown) => string {
  const { t } = useTranslation('returns');
  return (error) => {
    if (!(error instanceof ApiError)) return t('failed');
    return t(`refusals.${error.code as RefusalCode}`, { defaultValue: error.message });
  };
}
