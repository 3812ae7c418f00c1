import { actingClinicOf, type Viewer } from '@tbt/service-kit';

/** Whether the viewer reads the orientation without a booking. */
export const ownsOrientation = (viewer: Viewer | null, clinicId: number): boolean =>
  viewer !== null && (viewer.isAdmin || actingClinicOf(viewer) === clinicId);
