import { auditTexts } from '@dental-shop/domain/api/staff/audit-action';
import { useCurrentLanguage } from '../../shared/i18n/use-current-language.ts';

/** Undefined for actions that this version doesn't know. */
export function useAuditText(): (action: string) => string | undefined {
  const language = useCurrentLanguage();
  return (action) => auditTexts.get(action)?.[language];
}
