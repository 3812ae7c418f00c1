/** Facts of one notice; a fact that is null or absent leaves out the lines that name it. */
export type NoticeParams = Readonly<Record<string, string | number | null | undefined>>;

/**
 * What the texts may name. `person` comes from `personId` and `shiftPlace` from `clinicId` when the text is written, so that those who left are not kept in rows.
 */
export const NOTICE_FACTS = [
  'person',
  'name',
  'province',
  'documentType',
  'regulator',
  'expiresOn',
  'daysLeft',
  'reason',
  'code',
  'order',
  'remaining',
  'minutes',
  'rate',
  'email',
  'subject',
  'date',
  'time',
  'newDate',
  'newTime',
  'newEnd',
  'until',
  'hours',
  'points',
  'compensation',
  'shiftRole',
  'shiftDate',
  'shiftStart',
  'shiftEnd',
  'shiftPlace',
  'shiftProvince',
  'shiftRate',
  'confirmDate',
  'confirmTime',
] as const;
export type NoticeFact = (typeof NOTICE_FACTS)[number];
