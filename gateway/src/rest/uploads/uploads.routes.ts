import { profilePictureRule } from '@tbt/contracts';
import { forbidden, notFound } from '@tbt/service-kit';
import {
  RestChangeProfilePictureDocument,
  RestRegisterUploadDocument,
  type RestRegisterUploadMutation,
} from '../../generated/graphql';
import { ATTACHMENT_UPLOAD, DOCUMENT_UPLOAD, EVIDENCE_UPLOAD, PHOTO_UPLOAD } from '../../uploads';
import { defineRoute, type Answer } from '../define-route';
import { toUser } from '../users/user-entity';
import { receiptBody } from './uploads.schemas';

function uploaded({ registerUpload: { upload } }: RestRegisterUploadMutation): Answer {
  if (!upload) throw notFound();
  return { status: 201, body: { url: upload.url } };
}

function proved({ registerUpload: { upload } }: RestRegisterUploadMutation): Answer {
  if (!upload) throw notFound();
  return { status: 201, body: { url: upload.url, proof: upload.proof } };
}

const uploadPicture = defineRoute({
  method: 'POST',
  path: '/api/upload/profile-picture',
  summary: 'Stores a photo: JPEG, PNG, GIF or WebP, at most 5,242,880 bytes and 40 megapixels.',
  access: 'session',
  upload: PHOTO_UPLOAD,
  body: receiptBody,
  document: RestRegisterUploadDocument,
  variables: ({ body }) => ({ input: body }),
  answer: uploaded,
  answers: {
    201: {
      description: 'Its URL in 512 pixels; replace -512 by -96 or -256 for smaller sizes.',
      entity: 'Uploaded',
    },
  },
});

const uploadDocument = defineRoute({
  method: 'POST',
  path: '/api/upload/verification-document',
  summary: 'Stores a private document: PDF, JPEG, PNG or WebP, at most 10,485,760 bytes.',
  access: 'session',
  upload: DOCUMENT_UPLOAD,
  body: receiptBody,
  document: RestRegisterUploadDocument,
  variables: ({ body }) => ({ input: body }),
  answer: uploaded,
  answers: {
    201: { description: 'The value for documentUrl; it cannot be opened.', entity: 'Uploaded' },
  },
});

const uploadEvidence = defineRoute({
  method: 'POST',
  path: '/api/upload/dispute-evidence',
  summary: 'Stores a private file for a dispute: PDF, JPEG, PNG or WebP, at most 10,485,760 bytes.',
  access: 'session',
  upload: EVIDENCE_UPLOAD,
  body: receiptBody,
  document: RestRegisterUploadDocument,
  variables: ({ body }) => ({ input: body }),
  answer: proved,
  answers: {
    201: {
      description: 'The `proof` to send with the statement; it expires within a day.',
      entity: 'UploadedEvidence',
    },
  },
});

const uploadAttachment = defineRoute({
  method: 'POST',
  path: '/api/upload/message-attachment',
  summary: 'Stores a private file for a message: PDF, JPEG, PNG or WebP, at most 10,485,760 bytes.',
  access: 'session',
  upload: ATTACHMENT_UPLOAD,
  body: receiptBody,
  document: RestRegisterUploadDocument,
  variables: ({ body }) => ({ input: body }),
  answer: proved,
  answers: {
    201: {
      description: 'The `proof` to send with the message; it expires within a day.',
      entity: 'UploadedEvidence',
    },
  },
});

const changePicture = defineRoute({
  method: 'PUT',
  path: '/api/users/{id}/profile-picture',
  summary: 'Sets an own uploaded photo as the profile picture; null removes it.',
  access: 'session',
  body: profilePictureRule,
  guard({ params, viewer }) {
    if (params.id !== viewer.userId) throw forbidden('access.foreignActor');
  },
  document: RestChangeProfilePictureDocument,
  variables: ({ body }) => ({ input: body }),
  answer({ changeProfilePicture: { user } }) {
    if (!user) throw notFound();
    return { status: 200, body: toUser(user) };
  },
  answers: { 200: { description: 'The account.', entity: 'User' } },
});

export const uploadsRoutes = [
  uploadPicture,
  uploadDocument,
  uploadEvidence,
  uploadAttachment,
  changePicture,
];
