import { notFound } from '@tbt/service-kit';
import {
  RestReportsDocument,
  RestSendReportDocument,
  RestUpdateReportDocument,
} from '../../generated/graphql';
import { defineRoute } from '../define-route';
import { graphId } from '../graph-id';
import { listAnswer } from '../list-answer';
import {
  reportBody,
  reportsQuery,
  toReceivedReport,
  toReport,
  updateReportBody,
} from './reports.schemas';

const send = defineRoute({
  method: 'POST',
  path: '/api/reports',
  summary: 'Reports a message, conversation, user, shift or review to administrators, once.',
  access: 'session',
  body: reportBody,
  actors: ['reporterId', 'userId'],
  document: RestSendReportDocument,
  variables: ({ body: { subject, id, reason, statement } }) => ({
    isReview: subject === 'review',
    review: { reviewId: graphId(id), reason, statement },
    report: { subject, id: graphId(id), reason, statement },
  }),
  answer({ reportReview, sendReport }, { body: { subject } }) {
    const receipt = reportReview?.report ?? sendReport?.receipt;
    if (!receipt) throw notFound();
    return { status: 201, body: toReport(subject, receipt) };
  },
  answers: { 201: { description: 'The report.', entity: 'Report' } },
});

const list = defineRoute({
  method: 'GET',
  path: '/api/admin/reports',
  summary: 'Reports that wait for a decision, or those of a status; due first.',
  access: 'admin',
  query: reportsQuery,
  document: RestReportsDocument,
  variables: ({ query: { limit, after, ...filter } }) => ({ first: limit, after, filter }),
  answer: ({ reports }, { url }) => listAnswer(reports, toReceivedReport, url),
  answers: { 200: { description: 'A page of reports.', entity: 'ReceivedReport', isList: true } },
});

const update = defineRoute({
  method: 'PATCH',
  path: '/api/admin/reports/{id}',
  summary:
    'Takes or releases a report, notes, changes its status, or closes it with an outcome. 409 while another administrator has it, or when it changed since `version`.',
  access: 'admin',
  body: updateReportBody,
  document: RestUpdateReportDocument,
  variables: ({ params, body }) => ({ input: { ...body, reportId: String(params.id) } }),
  answer({ updateReport: { report } }) {
    if (!report) throw notFound();
    return { status: 200, body: toReceivedReport(report) };
  },
  answers: { 200: { description: 'The report.', entity: 'ReceivedReport' } },
});

export const reportsRoutes = [send, list, update];
