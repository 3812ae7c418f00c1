import { EMERGENCY_TERMS, type DomainEvents } from '@tbt/contracts';
import type { NotificationOrder } from './notification-rules';

export const emergencyOffered = ({
  professionalIds,
  clinicId,
  emergencyRequestId,
  hourlyRate,
  isAssignedForMe,
  distancesKm,
  shift,
  applied = [],
}: DomainEvents['emergency.offered']): NotificationOrder[] =>
  professionalIds.map((userId, index) => ({
    workflow: 'emergency.offered',
    to: { userId },
    params: {
      ...{ personId: clinicId, emergencyRequestId, km: distancesKm?.[index] ?? null },
      ...(shift && {
        ...{ clinicId, shiftProvince: shift.province, isAtOffice: Number(shift.isAtOffice ?? 0) },
        locationPlace: shift.locationPlace,
      }),
      appliedOn: applied.find(({ professionalId }) => professionalId === userId)?.on,
      ...(isAssignedForMe
        ? { chosenRate: hourlyRate, minutes: EMERGENCY_TERMS.collectMinutes }
        : { rate: hourlyRate }),
    },
  }));

/** A filled one reaches the clinic as a booking; who was not chosen reads that it is filled, and all asked that it is cancelled. */
export function emergencyEnded({
  status,
  clinicId,
  notChosenIds,
  cancelledForIds = [],
  emergencyRequestId,
}: DomainEvents['emergency.ended']): NotificationOrder[] {
  if (status === 'expired')
    return [
      { workflow: 'emergency.expired', to: { userId: clinicId }, params: { emergencyRequestId } },
    ];
  const orderTo = (userId: number): NotificationOrder => ({
    workflow: `emergency.${status}`,
    to: { userId },
    params: { personId: clinicId, emergencyRequestId },
  });
  const asked = cancelledForIds.filter((id) => !notChosenIds.includes(id));
  return [
    ...notChosenIds.map(orderTo),
    ...asked.map((id): NotificationOrder => ({ ...orderTo(id), channels: ['in_app'] })),
  ];
}
