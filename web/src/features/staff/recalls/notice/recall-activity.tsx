import { recallActions } from '@dental-shop/domain/account/audit-action';
import { useTranslation } from 'react-i18next';
import { StaffActivity } from '../../staff-activity.tsx';

export function RecallActivity({ recallId }: { recallId: string }) {
  const { t } = useTranslation('staff');
  const describe = (name: string) => {
    const action = recallActions.find((each) => each === name);
    return action ? t(`recalls.audited.${action}`) : name;
  };
  return <StaffActivity about={recallId} describe={describe} />;
}
