import type { StaffCall, StaffInput, StaffOutput } from '@dental-shop/domain/api/staff/calls';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { callStaff } from './call-staff.ts';

/** Calls whose names start with another verb change something. */
type ReadVerb = 'check' | 'compare' | 'find' | 'inspect' | 'preview' | 'read';

type StaffRead = Extract<StaffCall, `${ReadVerb}${string}`>;

type StaffAction = Exclude<StaffCall, StaffRead>;

export const staffQuery = <Name extends StaffRead>(name: Name, input: StaffInput<Name>) =>
  queryOptions({ queryKey: [name, input], queryFn: () => callStaff(name, input) });

/** Queries to refetch after each action; all of them if it isn't listed. Firestore listeners need no refetch. */
const invalidatedReads: Partial<Record<StaffAction, readonly StaffRead[]>> = {
  decideAccount: ['readWorkCounts', 'readOverview'],
  undoDecision: ['readWorkCounts', 'readOverview'],
  updateCustomer: ['readWorkCounts'],
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
  saveRecall: [],
  discardRecall: [],
  setLotHold: [],
  releaseShipment: [],
  setStaff: [],
  inviteStaff: [],
  chooseEmails: [],
  updateOfficeSettings: [],
};

/** For the `meta` of a mutation. */
export const invalidatedBy = (action: StaffAction) => ({
  // Every query key starts with an empty array.
  invalidates: invalidatedReads[action]?.map((read) => [read]) ?? [[]],
});

/** `onSuccess` runs even if the component has unmounted. */
export function useStaffAction<Name extends StaffAction>(
  name: Name,
  onSuccess?: (output: StaffOutput<Name>) => void,
) {
  return useMutation({
    mutationKey: [name],
    mutationFn: (input: StaffInput<Name>) => callStaff(name, input),
    meta: invalidatedBy(name),
    ...(onSuccess && { onSuccess }),
  });
}
