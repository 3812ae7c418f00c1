/** Facts of one notice; a fact that is null or absent leaves out the lines that name it. */
export type NoticeParams = Readonly<Record<string, string | number | null | undefined>>;

/**
 * What the texts may name. `person` comes from `personId` when the text is written, so that a person
 * who left is not kept in rows.
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
] as const;
export type NoticeFact = (typeof NOTICE_FACTS)[number];
