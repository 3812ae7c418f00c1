import type { ShiftSchedule } from '@tbt/contracts';
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

const GRAPH_SCHEDULES: Record<ShiftSchedule, GraphSchedule> = {
  'full-day': 'full_day',
  'half-day': 'half_day',
  evening: 'evening',
};

const listJobs = defineRoute({
  method: 'GET',
  path: '/api/jobs',
  summary: 'Shifts, newest first; everybody sees the active ones, the owner all of its own.',
  access: 'anyone',
  query: jobsQuery,
  isPublicRead: true,
  document: RestJobsDocument,
  version: { document: RestJobsVersionDocument, read: ({ jobsVersion }) => jobsVersion },
  variables: ({ query: { role, province, city, schedule, status, limit, after } }) => ({
    filter: {
      role,
      province,
      city,
      schedule: schedule && GRAPH_SCHEDULES[schedule],
      ...(status === ALL ? { anyStatus: true } : { status }),
    },
    first: limit,
    after,
  }),
  answer: ({ jobs }, { url }) => listAnswer(jobs, toJob, url),
  answers: { 200: { description: 'A page of shifts.', entity: 'Job', isList: true } },
});

const getJob = defineRoute({
  method: 'GET',
  path: '/api/jobs/{id}',
  summary: 'One shift, for everybody who may see it.',
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
  summary: 'Posts a shift for the signed-in clinic.',
  access: ['clinic'],
  body: postJobBody,
  document: RestPostJobDocument,
  variables: ({ body: { clinicId, ...shift } }) => ({
    input: { ...shift, clinicId: clinicId ? String(clinicId) : null },
  }),
  answer({ postJob: { job } }) {
    if (!job) throw notFound();
    return { status: 201, body: toJob(job), headers: { location: `/api/jobs/${job.id}` } };
  },
  answers: { 201: { description: 'The posted shift.', entity: 'Job' } },
});

export const jobsRoutes = [listJobs, getJob, postJob];
