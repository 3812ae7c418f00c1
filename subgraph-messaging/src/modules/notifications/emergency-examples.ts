import type { DomainEvents, EmergencyEvents } from '@tbt/contracts';

const at = '2027-03-05T14:00:00.000Z';
const request = { emergencyRequestId: 1, jobId: 5, clinicId: 2, at };

/** A payload for each workflow, for tests. */
export const EMERGENCY_EXAMPLES: { [N in keyof EmergencyEvents]: DomainEvents[N][] } = {
  'emergency.offered': [{ ...request, wave: 1, professionalIds: [3, 4], hourlyRate: '60.00' }],
  'emergency.ended': (['filled', 'cancelled', 'expired'] as const).map((status) => ({
    ...{ ...request, status, notChosenIds: [3] },
  })),
};
