import { createProfileRule } from '@tbt/contracts';
import { notFound } from '@tbt/service-kit';
import {
  RestCreateProfileDocument,
  RestProfessionalsDocument,
  RestUserDocument,
} from '../../generated/graphql';
import { defineRoute } from '../define-route';
import { listAnswer } from '../list-answer';
import { toVerificationDocument } from '../verification-documents/verification-documents.schemas';
import { toMatchingPreferences, toProfessional, toUser } from './user-entity';
import { professionalsQuery } from './users.schemas';

const getUser = defineRoute({
  method: 'GET',
  path: '/api/users/{id}',
  summary:
    'A public profile; with private fields for the user, administrators and entitled clinics.',
  access: 'anyone',
  isPublicRead: true,
  document: RestUserDocument,
  variables: ({ params }) => ({ id: String(params.id) }),
  answer({ user }) {
    if (!user) throw notFound();
    const { verificationDocuments, matchingPreferences, ...fields } = user;
    return {
      status: 200,
      body: {
        ...toUser(fields),
        ...(matchingPreferences && {
          matchingPreferences: toMatchingPreferences(matchingPreferences),
        }),
        ...(verificationDocuments && {
          verificationDocuments: verificationDocuments.map(toVerificationDocument),
        }),
      },
    };
  },
  answers: { 200: { description: 'The profile.', entity: 'User' } },
});

const createUser = defineRoute({
  method: 'POST',
  path: '/api/users',
  summary: 'Creates an account with its whole profile and opens a session.',
  access: 'anyone',
  isKeyed: true,
  body: createProfileRule,
  setsSession: true,
  document: RestCreateProfileDocument,
  variables: ({ body }) => ({ input: body }),
  answer({ createProfile: { token, user } }) {
    if (!token || !user) throw notFound();
    return {
      status: 201,
      body: toUser(user),
      headers: { location: `/api/users/${user.id}` },
      session: { open: token },
    };
  },
  answers: { 201: { description: 'The account, signed in.', entity: 'User' } },
});

const listProfessionals = defineRoute({
  method: 'GET',
  path: '/api/professionals',
  summary: 'Active professionals, newest first.',
  access: 'anyone',
  query: professionalsQuery,
  isPublicRead: true,
  document: RestProfessionalsDocument,
  variables: ({ query: { limit, after, ...filter } }) => ({ filter, first: limit, after }),
  answer: ({ professionals }, { url }) => listAnswer(professionals, toProfessional, url),
  answers: { 200: { description: 'A page of professionals.', entity: 'User', isList: true } },
});

export const usersRoutes = [createUser, getUser, listProfessionals];
