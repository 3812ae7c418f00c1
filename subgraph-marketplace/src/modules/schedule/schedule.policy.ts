import { isProfessionalRole, type Role } from '@tbt/contracts';
import { actingClinicOf, forbidden, notFound } from '@tbt/service-kit';
import type { Viewer } from '@tbt/service-kit';
import type { ScheduleSlot } from './schedule.types';

type Owner = { id: number; role: Role | null; isActive: boolean };

export const isOwnSchedule = (viewer: Viewer | null, ownerId: number): boolean =>
  viewer?.userId === ownerId;

/** One's own; clinics and administrators see active professionals'. */
export const canSeeSchedule = (viewer: Viewer | null, owner: Owner): boolean =>
  viewer !== null &&
  (isOwnSchedule(viewer, owner.id) ||
    ((viewer.isAdmin || actingClinicOf(viewer) !== null) &&
      owner.isActive &&
      isProfessionalRole(owner.role)));

export const canSeeNotes = isOwnSchedule;

/** @throws DomainError NOT_FOUND unless the professional's own. */
export function authorizeSlot<S extends Pick<ScheduleSlot, 'personId'>>(
  viewer: Viewer | null,
  slot: S | null,
): S {
  if (slot && isOwnSchedule(viewer, slot.personId)) return slot;
  throw notFound();
}

/** @throws DomainError FORBIDDEN when the payload names another user. */
export function refuseForeignOwner(userId: number | null, viewer: Viewer): void {
  if (userId !== null && userId !== viewer.userId) throw forbidden('access.foreignActor');
}
