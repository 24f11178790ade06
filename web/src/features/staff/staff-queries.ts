import type { StaffCall, StaffInput, StaffOutput } from '@dental-shop/domain/api/staff/calls';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { callStaff } from './call-staff.ts';

export const staffQuery = <Name extends StaffCall>(name: Name, input: StaffInput<Name>) =>
  queryOptions({ queryKey: [name, input], queryFn: () => callStaff(name, input) });

/** Queries to refetch after each action. Firestore listeners don't need an entry. */
const invalidatedReads: Partial<Record<StaffCall, readonly StaffCall[]>> = {
  resendMail: ['readOrderHistory', 'readOverview'],
  annotateOrder: ['readOrderHistory'],
  verifyLicense: ['readWorkCounts'],
  markContactMessage: ['readWorkCounts', 'readOverview'],
  reconcileOrder: ['readOrderHistory', 'readWorkCounts'],
  createShipment: ['readWorkCounts'],
  undoShipment: ['readWorkCounts'],
  refundOrder: ['readWorkCounts'],
  acceptReturn: ['readWorkCounts'],
  declineReturn: ['readWorkCounts'],
  receiveReturn: ['readWorkCounts'],
  settleReturn: ['readWorkCounts'],
  updateComplaint: ['readWorkCounts'],
  decideComplaint: ['readWorkCounts'],
  closeComplaint: ['readWorkCounts'],
  reopenComplaint: ['readWorkCounts'],
  sendRecall: ['readRecall'],
  changeProducts: ['checkCatalogue', 'readCatalogueHistory'],
  undoCatalogueChange: ['checkCatalogue', 'readCatalogueHistory'],
};

/** `onSuccess` runs even if the component has unmounted. */
export function useStaffAction<Name extends StaffCall>(
  name: Name,
  onSuccess?: (output: StaffOutput<Name>) => void,
) {
  return useMutation({
    mutationKey: [name],
    mutationFn: (input: StaffInput<Name>) => callStaff(name, input),
    meta: { invalidates: (invalidatedReads[name] ?? []).map((read) => [read]) },
    ...(onSuccess && { onSuccess }),
  });
}
