import {
  editJobAlertRule,
  jobAlertRule,
  PROFESSIONAL_ROLES,
  type JobAlertMark,
} from '@tbt/contracts';
import { notFound } from '@tbt/service-kit';
import {
  RestCreateJobAlertDocument,
  RestDeleteJobAlertDocument,
  RestEditJobAlertDocument,
  RestJobAlertNotificationsDocument,
  RestJobAlertPreviewDocument,
  RestJobAlertsDocument,
  RestMarkJobAlertNotificationDocument,
  type RestJobAlertFieldsFragment,
} from '../../generated/graphql';
import { defineRoute, type Answer } from '../define-route';
import { toJob } from '../jobs/jobs.schemas';
import { listAnswer } from '../list-answer';
import { pageQuery, toJobAlert, toJobAlertNotification } from './job-alerts.schemas';

const answered = (alert: RestJobAlertFieldsFragment | null | undefined, status: number): Answer => {
  if (!alert) throw notFound();
  return { status, body: toJobAlert(alert) };
};

const list = defineRoute({
  method: 'GET',
  path: '/api/job-alerts',
  summary: 'The caller’s job alerts, newest first, at most twenty.',
  access: PROFESSIONAL_ROLES,
  document: RestJobAlertsDocument,
  variables: () => ({}),
  answer: ({ jobAlerts }) => ({ status: 200, body: jobAlerts.map(toJobAlert) }),
  answers: { 200: { description: 'The alerts.', entity: 'JobAlert', isList: true } },
});

const create = defineRoute({
  method: 'POST',
  path: '/api/job-alerts',
  summary: 'Creates a job alert.',
  access: PROFESSIONAL_ROLES,
  body: jobAlertRule,
  actors: ['userId'],
  document: RestCreateJobAlertDocument,
  variables: ({ body }) => ({ input: body }),
  answer: ({ createJobAlert: { jobAlert } }) => answered(jobAlert, 201),
  answers: { 201: { description: 'The alert.', entity: 'JobAlert' } },
});

const edit = defineRoute({
  method: 'PATCH',
  path: '/api/job-alerts/{id}',
  summary: 'Changes the given fields of an alert; `isActive: false` pauses it.',
  access: PROFESSIONAL_ROLES,
  body: editJobAlertRule,
  actors: ['userId'],
  document: RestEditJobAlertDocument,
  variables: ({ params, body }) => ({
    input: { ...body, alertId: String(params.id) },
  }),
  answer: ({ editJobAlert: { jobAlert } }) => answered(jobAlert, 200),
  answers: { 200: { description: 'The alert.', entity: 'JobAlert' } },
});

const remove = defineRoute({
  method: 'DELETE',
  path: '/api/job-alerts/{id}',
  summary: 'Deletes an alert; what it found stays in the history.',
  access: PROFESSIONAL_ROLES,
  document: RestDeleteJobAlertDocument,
  variables: ({ params }) => ({ input: { alertId: String(params.id) } }),
  answer: () => ({ status: 204 }),
  answers: { 204: { description: 'The alert was deleted.' } },
});

const preview = defineRoute({
  method: 'GET',
  path: '/api/job-alerts/{id}/preview',
  summary: 'Open shifts that an alert would find today: their number and the best five.',
  access: PROFESSIONAL_ROLES,
  document: RestJobAlertPreviewDocument,
  variables: ({ params }) => ({ id: String(params.id) }),
  answer({ jobAlert }) {
    if (!jobAlert) throw notFound();
    const { count, jobs } = jobAlert.preview;
    return { status: 200, body: { count, jobs: jobs.map(toJob) } };
  },
  answers: { 200: { description: 'The matches of today.', entity: 'JobAlertPreview' } },
});

const history = defineRoute({
  method: 'GET',
  path: '/api/job-alerts/notifications',
  summary: 'Shifts that the caller’s alerts found, newest first.',
  access: PROFESSIONAL_ROLES,
  query: pageQuery,
  document: RestJobAlertNotificationsDocument,
  variables: ({ query: { limit, after } }) => ({ first: limit, after }),
  answer: ({ jobAlertNotifications }, { url }) =>
    listAnswer(jobAlertNotifications, toJobAlertNotification, url),
  answers: { 200: { description: 'A page.', entity: 'JobAlertNotification', isList: true } },
});

const marking = <P extends `/api/job-alerts/notifications/{id}/${JobAlertMark}`>(
  path: P,
  mark: JobAlertMark,
  summary: string,
) =>
  defineRoute({
    method: 'POST',
    path,
    summary,
    access: PROFESSIONAL_ROLES,
    document: RestMarkJobAlertNotificationDocument,
    variables: ({ params }) => ({
      input: { notificationId: String((params as { id: number }).id), mark },
    }),
    answer({ markJobAlertNotification: { notification } }) {
      if (!notification) throw notFound();
      return { status: 200, body: toJobAlertNotification(notification) };
    },
    answers: { 200: { description: 'The notification.', entity: 'JobAlertNotification' } },
  });

const read = marking(
  '/api/job-alerts/notifications/{id}/read',
  'read',
  'Marks a found shift as read.',
);
const acted = marking(
  '/api/job-alerts/notifications/{id}/acted',
  'acted',
  'Marks a found shift as acted on, and as read.',
);

export const jobAlertsRoutes = [list, create, edit, remove, preview, history, read, acted];
