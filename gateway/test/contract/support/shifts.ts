import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseUrl, objectOf, post } from './api';
import type { Json } from './api';
import type { Person } from './people';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = 30;
// Licences of the demo data end after fourteen months.
const DAYS = 380;

const WORKERS = 2;

const worker = Number(process.env.JEST_WORKER_ID ?? 0) % WORKERS;
// Each file, and each suite on the same stack, goes on where the one before it stopped.
const stack = new URL(baseUrl()).port;
const usedDays = join(tmpdir(), `tbt-contract-days-${stack}-${worker}`);

const FIRST_USED = Math.floor(Date.now() / 1000) % DAYS;

/** A day that no other shift of this run uses. */
export function freeDay(): string {
  const used = existsSync(usedDays) ? Number(readFileSync(usedDays, 'utf8')) : FIRST_USED;
  writeFileSync(usedDays, String(used + 1));
  const day = (WORKERS * used + worker) % DAYS;
  return new Date(Date.now() + (FIRST_DAY + day) * DAY_MS).toISOString().slice(0, 10);
}

const TORONTO = new Intl.DateTimeFormat('en-CA', {
  ...({
    timeZone: 'America/Toronto',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
  } as const),
  ...({ day: '2-digit', hour: '2-digit', minute: '2-digit' } as const),
});

export function wallTimeInToronto(afterMinutes: number): { date: string; time: string } {
  const parts = TORONTO.formatToParts(new Date(Date.now() + afterMinutes * 60_000));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const date = [of('year'), of('month'), of('day')].join('-');
  return { date, time: `${of('hour')}:${of('minute')}` };
}

/** It begins within the hour, so that it can be checked in. */
export function soonInToronto(): Json {
  const { date, time: startTime } = wallTimeInToronto(25);
  return { date, startTime, endTime: wallTimeInToronto(25 + 4 * 60).time };
}

export const shiftOf = (more: Json = {}): Json => ({
  title: 'Hygienist for a contract',
  role: 'hygienist',
  province: 'Ontario',
  city: 'Toronto',
  date: freeDay(),
  startTime: '09:00',
  endTime: '17:00',
  hourlyRate: '52.00',
  ...more,
});

export async function postShift(clinic: Person, more: Json = {}): Promise<Json & { id: number }> {
  const answer = await post('/api/jobs', shiftOf(more), { token: clinic.token });
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 201 });
  return objectOf(answer) as Json & { id: number };
}

export async function applyTo(jobId: number, person: Person): Promise<Json & { id: number }> {
  const answer = await post('/api/applications', { jobId }, { token: person.token });
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 201 });
  return objectOf(answer) as Json & { id: number };
}

/** Described by the table of the marketplace. */
export const isMarketplacePath = (path: string): boolean =>
  /^\/api\/(jobs|applications|bookings|schedules|reports|invoices|earnings|spending|roster|admin\/disputes|job-alerts|emergency-requests|clinic-alerts|alerts)(\/|$)|\/(reviews|on-call)$|\/clinics\/[^/]+\/locations/.test(
    path,
  );
