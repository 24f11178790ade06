export const settings = {
  title: 'Settings',
  description:
    'The office’s time zone, license lookups, shipping, returns, and how long records are kept.',
  introduction: 'Changes apply immediately, and the audit log records them.',
  shipping: 'Shipping',
  undoMinutes: 'Undo period for shipments, in minutes',
  undoMinutesHint:
    'The customer sees the shipment and gets the email after this time, or when you choose “Release now”. Shipments already in their undo period aren’t affected.',
  lateOrderDays: 'Days until a waiting order is late',
  lateOrderDaysHint:
    'The office, and staff who chose this alert, get an email. Each order and replacement is reported once.',
  office: 'Office',
  timeZone: 'Time zone',
  timeZoneHint:
    'Staff screens, deadlines, invoices, exports, and emails to the office use this time zone. Customers see times in their own time zone. Figures for past days aren’t recounted.',
  licenseLookups: 'License lookups',
  licenseLookupsHint:
    'Enter one state per line, such as “CA https://search.dca.ca.gov/”. The link appears next to the license while you review an account.',
  licenseLookupLine:
    'Check line {{line}}. Enter each state’s two-letter code only once, followed by a space and an address that starts with https://.',
  returns: 'Return policy',
  days: 'Return period after shipment, in days',
  minShelfLifeDays: 'Minimum remaining shelf life, in days',
  minShelfLifeDaysHint: 'Doesn’t apply to wrong or damaged items or to device problems.',
  sterilePackagingUnopened: 'Sterile packaging must be unopened',
  nonReturnableSkus: 'SKUs that can’t be returned',
  nonReturnableSkusHint: 'Separate them with commas or line breaks.',
  records: 'Device records',
  deviceLifetimeYears: 'Device lifetime, in years',
  deviceLifetimeYearsHint:
    'Complaints, recalls, and the shipments of deleted accounts are deleted {{years}} years after the device lifetime ends. If you shorten it, older records are deleted within a day and can’t be restored here.',
  whole: 'Enter a whole number from {{min}} to {{max}}.',
  tooManySkus: 'Enter at most {{max}} SKUs.',
  unknownSku: 'There’s no {{sku}} in the catalogue. Check the SKU.',
  changedElsewhere:
    'Someone else just changed these settings. If you save, your version replaces theirs.',
  load: 'Load new settings',
  save: 'Save settings',
  saving: 'Saving...',
  saved: 'Settings saved.',
} as const;
