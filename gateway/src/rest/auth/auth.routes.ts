import { logInRule, newAccountRule } from '@tbt/contracts';
import { notFound, unauthenticated } from '@tbt/service-kit';
import {
  RestLogInDocument,
  RestLogOutDocument,
  RestMeDocument,
  RestSignUpDocument,
} from '../../generated/graphql';
import { defineRoute } from '../define-route';
import { toUser } from '../users/user-entity';
import { toOwnUser } from './own-user';

const signUp = defineRoute({
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Creates an account without opening a session.',
  access: 'anyone',
  isKeyed: true,
  body: newAccountRule,
  setsSession: true,
  document: RestSignUpDocument,
  variables: ({ body }) => ({ input: body }),
  answer({ signUp: { user } }) {
    if (!user) throw notFound();
    return { status: 201, body: toUser(user) };
  },
  answers: { 201: { description: 'The account.', entity: 'User' } },
});

const logIn = defineRoute({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Opens a session: a cookie for browsers, the token for programs.',
  access: 'anyone',
  body: logInRule,
  setsSession: true,
  document: RestLogInDocument,
  variables: ({ body }) => ({ input: body }),
  answer({ logIn: opened }) {
    if (!opened?.token || !opened.user) throw unauthenticated('session.badCredentials');
    const { token, user } = opened;
    return { status: 200, body: { token, user: toOwnUser(user) }, session: { open: token } };
  },
  answers: { 200: { description: 'The session.', entity: 'OpenSession' } },
});

const logOut = defineRoute({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends this session and its sockets.',
  access: 'session',
  document: RestLogOutDocument,
  variables: () => ({}),
  answer: () => ({ status: 204, session: 'close' }),
  answers: { 204: { description: 'The session has ended.' } },
});

const me = defineRoute({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The signed-in user.',
  access: 'session',
  document: RestMeDocument,
  variables: () => ({}),
  answer({ me: user }) {
    if (!user) throw unauthenticated();
    return { status: 200, body: toOwnUser(user) };
  },
  answers: { 200: { description: 'The account.', entity: 'User' } },
});

export const authRoutes = [signUp, logIn, logOut, me];
