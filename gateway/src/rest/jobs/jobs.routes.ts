import { EARLIER, type ShiftSchedule } from '@tbt/contracts';
import { notFound } from '@tbt/service-kit';
import {
  RestJobDocument,
  RestJobsDocument,
  RestJobsVersionDocument,
  RestPostJobDocument,
} from '../../generated/graphql';
import type { ShiftSchedule as GraphSchedule } from '../../generated/graphql';
import { defineRoute } from '../define-route';
import { listAnswer } from '../list-answer';
import { ALL } from '../query-fields';
import { jobsQuery, postJobBody, toJob } from './jobs.schemas';
import { maybeGraphId } from '../graph-id';

const GRAPH_SCHEDULES: Record<ShiftSchedule, GraphSchedule> = {
  'full-day': 'full_day',
  'half-day': 'half_day',
  evening: 'evening',
};

const listJobs = defineRoute({
  method: 'GET',
  path: '/api/jobs',
  summary:
    'Shifts, newest first by default; active ones are public, clinics see all of their own. Distances are kilometres from the postal code, or from the caller’s own address.',
  access: 'anyone',
  query: jobsQuery,
  isPublicRead: true,
  document: RestJobsDocument,
  version: { document: RestJobsVersionDocument, read: ({ jobsVersion }) => jobsVersion },
  variables: ({ query: { schedule, status, sort, postalCode, limit, after, ...filter } }) => ({
    filter: {
      ...filter,
      near: postalCode === null ? null : { postalCode },
      schedule: schedule && GRAPH_SCHEDULES[schedule],
      ...(status === ALL ? { anyStatus: true } : { status }),
    },
    sort,
    first: limit,
    after,
  }),
  answer: ({ jobs }, { url }) => listAnswer(jobs, toJob, url),
  answers: { 200: { description: 'A page of shifts.', entity: 'Job', isList: true } },
});

const getJob = defineRoute({
  method: 'GET',
  path: '/api/jobs/{id}',
  summary: 'One shift, if it is visible to the caller.',
  access: 'anyone',
  isPublicRead: true,
  document: RestJobDocument,
  variables: ({ params }) => ({ id: String(params.id) }),
  answer({ job }) {
    if (!job) throw notFound();
    return { status: 200, body: toJob(job) };
  },
  answers: { 200: { description: 'The shift.', entity: 'Job' } },
});

const postJob = defineRoute({
  method: 'POST',
  path: '/api/jobs',
  summary:
    'Posts a shift for the signed-in clinic; with moreDates one per day, listed in the Link header.',
  access: ['clinic'],
  body: postJobBody,
  document: RestPostJobDocument,
  variables: ({ body: { clinicId, inviteIds, locationId, ...shift } }) => ({
    input: {
      ...shift,
      // REST clients are not asked to resolve an ambiguous local time.
      utcOffset: shift.utcOffset ?? EARLIER,
      inviteIds: inviteIds.map(String),
      clinicId: maybeGraphId(clinicId),
      locationId: maybeGraphId(locationId),
    },
  }),
  answer({ postJob: { job, jobs } }) {
    if (!job) throw notFound();
    const others = (jobs ?? []).filter(({ id }) => id !== job.id);
    const link = others.map(({ id }) => `</api/jobs/${id}>; rel="item"`).join(', ');
    const headers = { location: `/api/jobs/${job.id}`, ...(link && { link }) };
    return { status: 201, body: toJob(job), headers };
  },
  answers: {
    201: { description: 'The posted shift; with moreDates the first one.', entity: 'Job' },
  },
});

export const jobsRoutes = [listJobs, getJob, postJob];
