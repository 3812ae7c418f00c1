import { PROFESSIONAL_ROLES } from '@tbt/contracts';
import { notFound } from '@tbt/service-kit';
import {
  RestAcceptApplicationDocument,
  RestApplyToJobDocument,
  RestDeclineApplicationDocument,
  RestJobApplicationsDocument,
  RestMyApplicationsDocument,
  RestWithdrawApplicationDocument,
} from '../../generated/graphql';
import type { RestApplicationFieldsFragment } from '../../generated/graphql';
import { toBooking } from '../bookings/bookings.schemas';
import { defineRoute } from '../define-route';
import type { Answer } from '../define-route';
import { listAnswer } from '../list-answer';
import { acceptBody, applyBody, pageQuery, toApplication } from './applications.schemas';
import { graphId, maybeGraphId } from '../graph-id';

const answered = (application: RestApplicationFieldsFragment | null | undefined): Answer => {
  if (!application) throw notFound();
  return { status: 200, body: toApplication(application) };
};

const apply = defineRoute({
  method: 'POST',
  path: '/api/applications',
  summary:
    'Applies to a shift; applying again after a change of the shift keeps the pending application.',
  access: PROFESSIONAL_ROLES,
  body: applyBody,
  document: RestApplyToJobDocument,
  variables: ({ body: { jobId, applicantId, message, hourlyRate } }) => ({
    input: {
      jobId: graphId(jobId),
      applicantId: maybeGraphId(applicantId),
      message,
      hourlyRate,
    },
  }),
  answer: ({ applyToJob: { application } }) => ({ ...answered(application), status: 201 }),
  answers: { 201: { description: 'The application.', entity: 'Application' } },
});

const listMine = defineRoute({
  method: 'GET',
  path: '/api/applications',
  summary: 'The caller’s applications, newest first.',
  access: PROFESSIONAL_ROLES,
  query: pageQuery,
  document: RestMyApplicationsDocument,
  variables: ({ query: { limit, after } }) => ({ first: limit, after }),
  answer: ({ myApplications }, { url }) => listAnswer(myApplications, toApplication, url),
  answers: { 200: { description: 'A page of applications.', entity: 'Application', isList: true } },
});

const listForJob = defineRoute({
  method: 'GET',
  path: '/api/jobs/{id}/applications',
  summary: 'The applications to one of the caller’s shifts, newest first.',
  access: 'session',
  query: pageQuery,
  document: RestJobApplicationsDocument,
  variables: ({ params, query: { limit, after } }) => ({
    id: String(params.id),
    first: limit,
    after,
  }),
  answer({ job }, { url }) {
    if (!job?.applications) throw notFound();
    return listAnswer(job.applications, toApplication, url);
  },
  answers: { 200: { description: 'A page of applications.', entity: 'Application', isList: true } },
});

const accept = defineRoute({
  method: 'POST',
  path: '/api/applications/{id}/accept',
  summary:
    'Accepts an application and books the shift; 409 `other_rate` when its rate is no longer `shownRate`.',
  access: ['clinic'],
  body: acceptBody,
  document: RestAcceptApplicationDocument,
  variables: ({ params, body }) => ({
    input: { applicationId: String(params.id), shownRate: body?.shownRate },
  }),
  answer({ acceptApplication: { application, booking } }) {
    if (!application || !booking) throw notFound();
    return {
      status: 200,
      body: { application: toApplication(application), booking: toBooking(booking) },
    };
  },
  answers: {
    200: { description: 'The application and its booking.', entity: 'AcceptedApplication' },
  },
});

const decline = defineRoute({
  method: 'POST',
  path: '/api/applications/{id}/decline',
  summary: 'Declines an application.',
  access: ['clinic'],
  document: RestDeclineApplicationDocument,
  variables: ({ params }) => ({ input: { applicationId: String(params.id) } }),
  answer: ({ declineApplication: { application } }) => answered(application),
  answers: { 200: { description: 'The application.', entity: 'Application' } },
});

const withdraw = defineRoute({
  method: 'POST',
  path: '/api/applications/{id}/withdraw',
  summary: 'Withdraws one of the caller’s applications.',
  access: PROFESSIONAL_ROLES,
  document: RestWithdrawApplicationDocument,
  variables: ({ params }) => ({ input: { applicationId: String(params.id) } }),
  answer: ({ withdrawApplication: { application } }) => answered(application),
  answers: { 200: { description: 'The application.', entity: 'Application' } },
});

export const applicationsRoutes = [apply, listMine, listForJob, accept, decline, withdraw];
