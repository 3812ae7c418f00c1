import { selectColumns } from './columns';

const JobTable = {
  name: 'jobs',
  columns: { id: 'id', clinicId: 'clinic_id', hourlyRate: 'hourly_rate::text' },
} as const;

it('lists columns under the names of the row type', () => {
  expect(selectColumns(JobTable).text).toBe(
    'id AS "id", clinic_id AS "clinicId", hourly_rate::text AS "hourlyRate"',
  );
});

it('takes the fields that are named, or all but these', () => {
  expect(selectColumns(JobTable, { as: 'j', select: { clinicId: true } }).text).toBe(
    'j.clinic_id AS "clinicId"',
  );
  expect(selectColumns(JobTable, { as: 'j', omit: { id: true, clinicId: true } }).text).toBe(
    'j.hourly_rate::text AS "hourlyRate"',
  );
});
