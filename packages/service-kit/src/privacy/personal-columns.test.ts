import { eraseColumns, exportRows } from './personal-columns';

type JobRow = { id: number; note: string | null; role: 'a' | 'b' | null; hourlyRate: string };

const JobTable = {
  name: 'jobs',
  columns: { id: 'id', note: 'note', role: 'role', hourlyRate: 'hourly_rate::text' },
} as const;

it('copies every column but the withheld', () => {
  expect(exportRows(JobTable, ['id'], 'WHERE clinic_id = $1')).toBe(
    'SELECT note, role, hourly_rate::text FROM jobs  WHERE clinic_id = $1',
  );
  const options = { as: 'j', also: 'c.name' };
  expect(exportRows(JobTable, ['id', 'note', 'role'], 'JOIN clinics c USING (id)', options)).toBe(
    'SELECT j.hourly_rate::text, c.name FROM jobs j JOIN clinics c USING (id)',
  );
});

it('erases the named columns, free texts among them', () => {
  expect(eraseColumns<JobRow>(JobTable, { note: 'NULL', hourlyRate: '0' })).toBe(
    'note = NULL, hourly_rate = 0',
  );
  // @ts-expect-error The note is free text and is not named.
  expect(eraseColumns<JobRow>(JobTable, { hourlyRate: '0' })).toBe('hourly_rate = 0');
});
