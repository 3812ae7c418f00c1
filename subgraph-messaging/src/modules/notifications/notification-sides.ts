import type { BookingFacts, ShiftSide } from '@tbt/contracts';
import type { NotificationParams, WorkflowKey } from '../workflows';
import type { NotificationOrder } from './notification-rules';

export type OrderFor = (workflow: WorkflowKey, params?: NotificationParams) => NotificationOrder;

/** The two sides of a booking, each with the other as the notification's subject. */
export function sides(facts: BookingFacts): Record<ShiftSide, OrderFor> {
  const { bookingId, clinicId, professionalId, jobId, date, startTime: time } = facts;
  const { confirmBy, confirmFrom } = facts;
  const shift = {
    ...{ bookingId, jobId, date, time, clinicId, shiftRate: facts.hourlyRate },
    ...(facts.shift && {
      shiftProvince: facts.shift.province,
      isAtOffice: Number(facts.shift.isAtOffice ?? 0),
      locationPlace: facts.shift.locationPlace,
    }),
    ...(confirmBy && { confirmDate: confirmBy.date, confirmTime: confirmBy.time }),
    ...(confirmFrom && { confirmFromDate: confirmFrom.date, confirmFromTime: confirmFrom.time }),
  };
  return {
    clinic: (workflow, params) => ({
      workflow,
      to: { userId: clinicId },
      params: { personId: professionalId, ...shift, ...params },
    }),
    temp: (workflow, params) => ({
      workflow,
      to: { userId: professionalId },
      params: { personId: clinicId, ...shift, ...params },
    }),
  };
}

export const otherSide = (side: ShiftSide): ShiftSide => (side === 'temp' ? 'clinic' : 'temp');
