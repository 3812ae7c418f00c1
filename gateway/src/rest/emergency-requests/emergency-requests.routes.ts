import { emergencyAnswerRule, onCallRule, PROFESSIONAL_ROLES } from '@tbt/contracts';
import { notFound } from '@tbt/service-kit';
import {
  RestAnswerEmergencyDocument,
  RestCancelEmergencyDocument,
  RestDeclineEmergencyDocument,
  RestEmergencyRequestDocument,
  RestEmergencyRequestsDocument,
  RestRequestEmergencyDocument,
  RestResumeEmergencyDocument,
  RestSetOnCallDocument,
  type RestEmergencyFieldsFragment,
} from '../../generated/graphql';
import { pageQuery } from '../applications/applications.schemas';
import { defineRoute, type Answer } from '../define-route';
import { maybeGraphId } from '../graph-id';
import { listAnswer } from '../list-answer';
import {
  requestBody,
  toEmergencyRequest,
  toEmergencyResponse,
  toOnCall,
} from './emergency-requests.schemas';

const answered = (request: RestEmergencyFieldsFragment | null | undefined): Answer => {
  if (!request) throw notFound();
  return { status: 200, body: toEmergencyRequest(request) };
};

const ANSWERS = {
  200: { description: 'The request.', entity: 'EmergencyRequest' },
} as const;

const list = defineRoute({
  method: 'GET',
  path: '/api/emergency-requests',
  summary: 'The clinic’s emergency requests, or those the professional was asked in; newest first.',
  access: 'session',
  query: pageQuery,
  document: RestEmergencyRequestsDocument,
  variables: ({ query: { limit, after } }) => ({ first: limit, after }),
  answer: ({ emergencyRequests }, { url }) =>
    listAnswer(emergencyRequests, toEmergencyRequest, url),
  answers: {
    200: { description: 'A page of requests.', entity: 'EmergencyRequest', isList: true },
  },
});

const read = defineRoute({
  method: 'GET',
  path: '/api/emergency-requests/{id}',
  summary: 'An emergency request, for its clinic and the professionals who were asked.',
  access: 'session',
  document: RestEmergencyRequestDocument,
  variables: ({ params }) => ({ id: String(params.id) }),
  answer: ({ emergencyRequest }) => answered(emergencyRequest),
  answers: ANSWERS,
});

const request = defineRoute({
  method: 'POST',
  path: '/api/emergency-requests',
  summary:
    'Posts a shift that is needed at once, or names an open one by `jobId`, and asks the first wave; 403 `plan_limit` above the plan, 409 `overlapping_shift` beside an own shift for the role at that time and office unless `isAdditional`.',
  access: ['clinic'],
  body: requestBody,
  actors: ['clinicId'],
  document: RestRequestEmergencyDocument,
  variables: ({ body: { jobId, locationId, ...shift } }) => ({
    input: { ...shift, jobId: maybeGraphId(jobId), locationId: maybeGraphId(locationId) },
  }),
  answer({ requestEmergency: { emergencyRequest } }) {
    const { body } = answered(emergencyRequest);
    const location = `/api/emergency-requests/${emergencyRequest?.id ?? ''}`;
    return { status: 201, body, headers: { location } };
  },
  answers: { 201: { description: 'The request.', entity: 'EmergencyRequest' } },
});

const respond = defineRoute({
  method: 'POST',
  path: '/api/emergency-requests/{id}/responses',
  summary:
    'Answers with the time of arrival. The first answer is `assigned` and booked; later ones are 409 `taken`.',
  access: PROFESSIONAL_ROLES,
  body: emergencyAnswerRule,
  actors: ['professionalId', 'userId'],
  document: RestAnswerEmergencyDocument,
  variables: ({ params, body: { estimatedArrival, message } }) => ({
    input: {
      emergencyRequestId: String(params.id),
      estimatedArrival: estimatedArrival.toISOString(),
      message,
    },
  }),
  answer({ answerEmergency: { response, booking } }) {
    if (!response) throw notFound();
    return { status: 201, body: toEmergencyResponse(response, booking?.id) };
  },
  answers: { 201: { description: 'The answer.', entity: 'EmergencyResponse' } },
});

const decline = defineRoute({
  method: 'POST',
  path: '/api/emergency-requests/{id}/decline',
  summary: 'Declines an emergency request that the caller was asked in and has not answered.',
  access: PROFESSIONAL_ROLES,
  document: RestDeclineEmergencyDocument,
  variables: ({ params }) => ({ input: { emergencyRequestId: String(params.id) } }),
  answer: () => ({ status: 204 }),
  answers: { 204: { description: 'Declined.' } },
});

const resume = defineRoute({
  method: 'POST',
  path: '/api/emergency-requests/{id}/resume',
  summary: 'Sends the next wave of a search that was interrupted; 409 `illegal_step` otherwise.',
  access: ['clinic'],
  document: RestResumeEmergencyDocument,
  variables: ({ params }) => ({ input: { emergencyRequestId: String(params.id) } }),
  answer: ({ resumeEmergency: { emergencyRequest } }) => answered(emergencyRequest),
  answers: ANSWERS,
});

const cancel = defineRoute({
  method: 'POST',
  path: '/api/emergency-requests/{id}/cancel',
  summary: 'Cancels an emergency request: no further wave is sent, and its shift closes.',
  access: ['clinic'],
  document: RestCancelEmergencyDocument,
  variables: ({ params }) => ({ input: { emergencyRequestId: String(params.id) } }),
  answer: ({ cancelEmergency: { emergencyRequest } }) => answered(emergencyRequest),
  answers: ANSWERS,
});

const setOnCall = defineRoute({
  method: 'PUT',
  path: '/api/users/{id}/on-call',
  summary: 'When the caller is asked first in an emergency; absent fields stay.',
  access: 'session',
  body: onCallRule,
  actors: ['userId'],
  guard: ({ params, viewer }) => {
    if (params.id !== viewer.userId) throw notFound();
  },
  document: RestSetOnCallDocument,
  variables: ({ body }) => ({ input: body }),
  answer({ setOnCall: { onCall } }) {
    if (!onCall) throw notFound();
    return { status: 200, body: toOnCall(onCall) };
  },
  answers: { 200: { description: 'The settings.', entity: 'OnCall' } },
});

export const emergencyRequestsRoutes = [
  list,
  read,
  request,
  respond,
  decline,
  resume,
  cancel,
  setOnCall,
];
