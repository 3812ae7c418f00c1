import { notFound } from '@tbt/service-kit';
import { RestProfessionalsDocument, RestUserDocument } from '../../generated/graphql';
import { defineRoute } from '../define-route';
import { listAnswer } from '../list-answer';
import { toProfessional, toUser } from './user-entity';
import { professionalsQuery } from './users.schemas';

const getUser = defineRoute({
  method: 'GET',
  path: '/api/users/{id}',
  summary: 'A public profile; more of it for oneself, administrators and entitled clinics.',
  access: 'anyone',
  isPublicRead: true,
  document: RestUserDocument,
  variables: ({ params }) => ({ id: String(params.id) }),
  answer({ user }) {
    if (!user) throw notFound();
    return { status: 200, body: toUser(user) };
  },
  answers: { 200: { description: 'The profile.', entity: 'User' } },
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

export const usersRoutes = [getUser, listProfessionals];
