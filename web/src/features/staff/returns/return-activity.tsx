import { returnActions } from '@dental-shop/domain/account/audit-action';
import { useTranslation } from 'react-i18next';
import { StaffActivity } from '../staff-activity.tsx';

export function ReturnActivity({ rmaNumber }: { rmaNumber: string }) {
  const { t } = useTranslation('staff');
  const describe = (name: string) => {
    const action = returnActions.find((each) => each === name);
    return action ? t(`returns.audited.${action}`) : name;
  };
  return <StaffActivity about={rmaNumber} describe={describe} />;
}
