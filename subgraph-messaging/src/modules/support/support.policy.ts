import { conflict } from '@tbt/service-kit';

export type Triaged = { assignedTo: number | null; version: number };

export type Triage = {
  version?: number | null | undefined;
  isAssignedToMe?: boolean | undefined;
};

/** Another administrator works on it; anyone may release it first, which is audited. */
export function refuseOthersCase(viewerId: number, { assignedTo }: Triaged): void {
  if (assignedTo === null || assignedTo === viewerId) return;
  throw conflict('support.assigned', { reasons: ['assigned'] });
}

/** @throws DomainError CONFLICT for a row that has changed since it was read. */
export function refuseStale({ version }: Triage, row: Triaged): void {
  if (version === undefined || version === null || version === row.version) return;
  throw conflict('support.changed', { reasons: ['changed'] });
}
