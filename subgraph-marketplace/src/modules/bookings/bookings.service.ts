import { isProfessionalRole } from '@tbt/contracts';
import { forbidden, requireViewer } from '@tbt/service-kit';
import type { Connection, PageInput, RequestInfo } from '@tbt/service-kit';
import { actingClinicOf } from '../../acting';
import { newestConnection, newestPage } from '../../newest-first';
import type { BookingsRepository } from './bookings.repository';
import type { Booking } from './bookings.types';

export type BookingsService = {
  /** @throws DomainError UNAUTHENTICATED, FORBIDDEN for an account that takes no part. */
  mine(info: RequestInfo, args: PageInput): Promise<Connection<Booking>>;
};

function sideOf(info: RequestInfo): { professionalId: number } | { clinicId: number } {
  const viewer = requireViewer(info);
  if (isProfessionalRole(viewer.role)) return { professionalId: viewer.userId };
  const clinicId = actingClinicOf(viewer);
  if (clinicId !== null) return { clinicId };
  throw forbidden('access.role', { values: { roles: 'hygienist, assistant, clinic' } });
}

export const createBookingsService = (bookings: BookingsRepository): BookingsService => ({
  async mine(info, pageInput) {
    const side = sideOf(info);
    const page = newestPage('myBookings', side, pageInput);
    return newestConnection(await bookings.of(side, page), side, page);
  },
});
