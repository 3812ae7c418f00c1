import type { ApplicationStatus, BookingStatus } from '@tbt/contracts';
import type { World } from '../factories';

type Row<Status extends string> = { id: number; status: Status };

/** Lists in the order of ids. */
export type Snapshot = {
  jobs: (Row<string> & { clinicId: number })[];
  applications: (Row<ApplicationStatus> & { clinicId: number; tempId: number })[];
  invitations: (Row<string> & { tempId: number })[];
  bookings: (Row<BookingStatus> & {
    clinicId: number;
    tempId: number;
    startTime: string;
    endTime: string;
    startsAt: string;
    endsAt: string;
  })[];
  changes: { id: number; bookingId: number; by: string }[];
  /** Of a booking, the latest. */
  disputes: { id: number; bookingId: number; reason: string; status: string }[];
};

/** In one statement. */
export async function readSnapshot(world: World, clinicIds: readonly number[]): Promise<Snapshot> {
  const [row] = await world.rows<{ snapshot: Snapshot }>(
    `WITH j AS (SELECT id, status, clinic_id FROM jobs WHERE clinic_id = ANY($1))
     SELECT json_build_object(
       'jobs', (SELECT coalesce(json_agg(json_build_object(
          'id', id, 'status', status, 'clinicId', clinic_id) ORDER BY id), '[]') FROM j),
       'applications', (SELECT coalesce(json_agg(json_build_object('id', a.id, 'status', a.status,
          'clinicId', j.clinic_id, 'tempId', a.applicant_id) ORDER BY a.id), '[]')
          FROM applications a JOIN j ON j.id = a.job_id),
       'invitations', (SELECT coalesce(json_agg(json_build_object(
          'id', i.id, 'status', i.status, 'tempId', i.professional_id) ORDER BY i.id), '[]')
          FROM invitations i JOIN j ON j.id = i.job_id),
       'bookings', (SELECT coalesce(json_agg(json_build_object('id', b.id, 'status', b.status,
          'clinicId', b.clinic_id, 'tempId', b.professional_id, 'startTime', b.start_time,
          'endTime', b.end_time, 'startsAt', b.starts_at, 'endsAt', b.ends_at)
          ORDER BY b.id), '[]') FROM bookings b JOIN j ON j.id = b.job_id),
       'changes', (SELECT coalesce(json_agg(json_build_object(
          'id', c.id, 'bookingId', c.booking_id, 'by', c.by) ORDER BY c.id), '[]')
          FROM booking_changes c JOIN bookings b ON b.id = c.booking_id JOIN j ON j.id = b.job_id
          WHERE c.status = 'open'),
       'disputes', (SELECT coalesce(json_agg(json_build_object('id', d.id, 'status', d.status,
          'bookingId', d.booking_id, 'reason', d.reason) ORDER BY d.id DESC), '[]')
          FROM disputes d JOIN bookings b ON b.id = d.booking_id JOIN j ON j.id = b.job_id)) AS snapshot`,
    [clinicIds],
    'history snapshot',
  );
  if (!row) throw new Error('No snapshot');
  return row.snapshot;
}
