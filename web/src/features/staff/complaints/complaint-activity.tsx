import { complaintActions } from '@dental-shop/domain/account/audit-action';
import { useTranslation } from 'react-i18next';
import { StaffActivity } from '../staff-activity.tsx';

export function ComplaintActivity({ complaintId }: { complaintId: string }) {
  const { t } = useTranslation('staff');
  const describe = (name: string) => {
    const action = complaintActions.find((each) => each === name);
    return action ? t(`complaints.audited.${action}`) : name;
  };
  return <StaffActivity about={complaintId} describe={describe} />;
}
