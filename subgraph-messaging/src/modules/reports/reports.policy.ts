import type { Report } from './reports.types';

/** Who works on the report opens its files, until it is closed. */
export const mayOpenFiles = (
  { assignedTo, status }: Pick<Report, 'assignedTo' | 'status'>,
  viewerId: number,
): boolean => assignedTo === viewerId && status !== 'closed';
