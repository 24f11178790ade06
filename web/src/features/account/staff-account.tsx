import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { approvalQuery } from '../../shared/api/account-requests.ts';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';

interface StaffAccountProps {
  uid: string;
  /** Shown to staff without a customer account, such as those who were invited. */
  signIn: ReactNode;
  customer: ReactNode;
}

export default function StaffAccount({ uid, signIn, customer }: StaffAccountProps) {
  const { data, isPending } = useQuery(approvalQuery(uid));
  if (isPending) return <RecordsSkeleton />;
  return data?.status === null ? signIn : customer;
}
