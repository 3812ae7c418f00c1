import {
  alertAnswerRule,
  alertAudienceRule,
  createClinicAlertRule,
  PROFESSIONAL_ROLES,
} from '@tbt/contracts';
import { notFound } from '@tbt/service-kit';
import {
  RestAlertAudienceDocument,
  RestAlertRecipientsDocument,
  RestCancelClinicAlertDocument,
  RestClinicAlertsDocument,
  RestCreateClinicAlertDocument,
  RestReadAlertDocument,
  RestReceivedAlertsDocument,
  RestRespondToAlertDocument,
  RestSendClinicAlertDocument,
  type RestClinicAlertFieldsFragment,
  type RestReceivedAlertFieldsFragment,
} from '../../generated/graphql';
import { pageQuery } from '../applications/applications.schemas';
import { defineRoute, type Answer } from '../define-route';
import { listAnswer } from '../list-answer';
import {
  toAlertRecipient,
  toAudience,
  toClinicAlert,
  toReceivedAlert,
} from './clinic-alerts.schemas';

const answered = (alert: RestClinicAlertFieldsFragment | null | undefined): Answer => {
  if (!alert) throw notFound();
  return { status: 200, body: toClinicAlert(alert) };
};
const received = (alert: RestReceivedAlertFieldsFragment | null | undefined): Answer => {
  if (!alert) throw notFound();
  return { status: 200, body: toReceivedAlert(alert) };
};

const ANSWERS = { 200: { description: 'The alert.', entity: 'ClinicAlert' } } as const;
const RECEIVED = { 200: { description: 'The alert.', entity: 'ReceivedAlert' } } as const;

const list = defineRoute({
  method: 'GET',
  path: '/api/clinic-alerts',
  summary: 'The clinic’s alerts, newest first.',
  access: ['clinic'],
  query: pageQuery,
  document: RestClinicAlertsDocument,
  variables: ({ query: { limit, after } }) => ({ first: limit, after }),
  answer: ({ clinicAlerts }, { url }) => listAnswer(clinicAlerts, toClinicAlert, url),
  answers: { 200: { description: 'A page of alerts.', entity: 'ClinicAlert', isList: true } },
});

const create = defineRoute({
  method: 'POST',
  path: '/api/clinic-alerts',
  summary: 'Writes an alert; it is not sent yet. `expiresOn` is its last day.',
  access: ['clinic'],
  body: createClinicAlertRule,
  actors: ['clinicId'],
  document: RestCreateClinicAlertDocument,
  variables: ({ body }) => ({ input: body }),
  answer: ({ createClinicAlert: { clinicAlert } }) => ({ ...answered(clinicAlert), status: 201 }),
  answers: { 201: { description: 'The alert.', entity: 'ClinicAlert' } },
});

const preview = defineRoute({
  method: 'POST',
  path: '/api/clinic-alerts/preview',
  summary: 'Whom an alert would reach now: their number, and a sample with the reasons.',
  access: ['clinic'],
  isKeyed: false,
  body: alertAudienceRule,
  actors: ['clinicId'],
  document: RestAlertAudienceDocument,
  variables: ({ body }) => ({ audience: body }),
  answer: ({ alertAudience }) => ({ status: 200, body: toAudience(alertAudience) }),
  answers: { 200: { description: 'The audience.', entity: 'AlertAudience' } },
});

const send = defineRoute({
  method: 'POST',
  path: '/api/clinic-alerts/{id}/send',
  summary: 'Sends an alert, once; 403 `plan_limit` above the plan, 409 without an audience.',
  access: ['clinic'],
  document: RestSendClinicAlertDocument,
  variables: ({ params }) => ({ input: { alertId: String(params.id) } }),
  answer: ({ sendClinicAlert: { clinicAlert } }) => answered(clinicAlert),
  answers: ANSWERS,
});

const cancel = defineRoute({
  method: 'POST',
  path: '/api/clinic-alerts/{id}/cancel',
  summary: 'Cancels an alert: what has not left is stopped.',
  access: ['clinic'],
  document: RestCancelClinicAlertDocument,
  variables: ({ params }) => ({ input: { alertId: String(params.id) } }),
  answer: ({ cancelClinicAlert: { clinicAlert } }) => answered(clinicAlert),
  answers: ANSWERS,
});

const recipients = defineRoute({
  method: 'GET',
  path: '/api/clinic-alerts/{id}/recipients',
  summary: 'Who got an alert, with what became of it; those who are interested first.',
  access: ['clinic'],
  query: pageQuery,
  document: RestAlertRecipientsDocument,
  variables: ({ params, query: { limit, after } }) => ({
    id: String(params.id),
    first: limit,
    after,
  }),
  answer({ clinicAlert }, { url }) {
    if (!clinicAlert) throw notFound();
    return listAnswer(clinicAlert.recipients, toAlertRecipient, url);
  },
  answers: {
    200: { description: 'A page of recipients.', entity: 'AlertRecipient', isList: true },
  },
});

const listReceived = defineRoute({
  method: 'GET',
  path: '/api/alerts/received',
  summary: 'Alerts of clinics that reached the caller, newest first.',
  access: PROFESSIONAL_ROLES,
  query: pageQuery,
  document: RestReceivedAlertsDocument,
  variables: ({ query: { limit, after } }) => ({ first: limit, after }),
  answer: ({ receivedAlerts }, { url }) => listAnswer(receivedAlerts, toReceivedAlert, url),
  answers: { 200: { description: 'A page of alerts.', entity: 'ReceivedAlert', isList: true } },
});

const read = defineRoute({
  method: 'POST',
  path: '/api/alerts/received/{id}/read',
  summary: 'Marks a received alert as read.',
  access: PROFESSIONAL_ROLES,
  document: RestReadAlertDocument,
  variables: ({ params }) => ({ input: { alertId: String(params.id) } }),
  answer: ({ readAlert: { receivedAlert } }) => received(receivedAlert),
  answers: RECEIVED,
});

const respond = defineRoute({
  method: 'POST',
  path: '/api/alerts/received/{id}/respond',
  summary: 'Answers a received alert, once.',
  access: PROFESSIONAL_ROLES,
  body: alertAnswerRule,
  actors: ['professionalId', 'userId'],
  document: RestRespondToAlertDocument,
  variables: ({ params, body }) => ({ input: { alertId: String(params.id), ...body } }),
  answer: ({ respondToAlert: { receivedAlert } }) => received(receivedAlert),
  answers: RECEIVED,
});

export const clinicAlertsRoutes = [
  ...[list, create, preview, send, cancel],
  ...[recipients, listReceived, read, respond],
];
