export const settings = {
  title: 'Settings',
  description:
    'How long shipments can be undone, what can be returned, and how long records are kept.',
  introduction: 'Changes apply immediately, and the audit log records them.',
  shipping: 'Shipping',
  undoMinutes: 'Minutes to undo a shipment',
  undoMinutesHint:
    'The customer sees the shipment and gets the email after this time, or when you press “Release now”. Shipments that are already waiting keep their time.',
  returns: 'Return policy',
  days: 'Days to return an item after it ships',
  minShelfLifeDays: 'Days until the expiration date an item must still have',
  minShelfLifeDaysHint: 'Doesn’t apply to device problems.',
  sterilePackagingUnopened: 'Sterile packaging must be unopened',
  nonReturnableSkus: 'SKUs that can’t be returned',
  nonReturnableSkusHint: 'Separate them with commas or new lines.',
  records: 'Device records',
  deviceLifetimeYears: 'Lifetime of the devices in years',
  deviceLifetimeYearsHint:
    'Complaints, recalls, and the shipments of deleted accounts are deleted {{years}} years after this. If you shorten it, older records are deleted within a day and can’t be restored here.',
  whole: 'Enter a whole number from {{min}} to {{max}}.',
  tooManySkus: 'Enter {{max}} SKUs at most.',
  unknownSku: 'There’s no {{sku}} in the catalogue. Check the SKU.',
  changedElsewhere:
    'Someone else has just changed these settings. If you save, yours replace them.',
  load: 'Load new settings',
  save: 'Save settings',
  saving: 'Saving...',
  saved: 'Your settings are saved.',
} as const;
