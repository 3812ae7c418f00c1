import { forbidden, notFound } from '@tbt/service-kit';
import {
  RestSubmitVerificationDocumentDocument,
  RestVerificationDocumentsDocument,
} from '../../generated/graphql';
import { defineRoute } from '../define-route';
import { submitDocumentBody, toVerificationDocument } from './verification-documents.schemas';

const listDocuments = defineRoute({
  method: 'GET',
  path: '/api/verification-documents/{userId}',
  summary: 'The documents of a user, newest first; their URLs are valid for ten minutes.',
  access: 'session',
  document: RestVerificationDocumentsDocument,
  variables: ({ params }) => ({ userId: String(params.userId) }),
  answer({ user }) {
    if (!user?.verificationDocuments) throw notFound();
    return { status: 200, body: user.verificationDocuments.map(toVerificationDocument) };
  },
  answers: { 200: { description: 'Documents.', entity: 'VerificationDocument', isList: true } },
});

const submitDocument = defineRoute({
  method: 'POST',
  path: '/api/verification-documents',
  summary: 'Submits an own upload for review; one of each type is open at a time.',
  access: 'session',
  body: submitDocumentBody,
  guard({ body: { userId }, viewer }) {
    if ((userId ?? viewer.userId) !== viewer.userId) throw forbidden('access.foreignActor');
  },
  document: RestSubmitVerificationDocumentDocument,
  variables: ({ body: { documentType, documentUrl } }) => ({
    input: { documentType, documentUrl },
  }),
  answer({ submitVerificationDocument: { document } }) {
    if (!document) throw notFound();
    return { status: 201, body: toVerificationDocument(document) };
  },
  answers: { 201: { description: 'The document.', entity: 'VerificationDocument' } },
});

export const verificationDocumentsRoutes = [listDocuments, submitDocument];
