import type { LogInValues, SignUpValues } from '@tbt/contracts';
import { request } from '../request';
import type { SessionViewer } from './viewer';

export const sessionCalls = {
  me: () => request<SessionViewer>('GET', '/api/auth/me', undefined, { on401: 'null' }),
  logIn: (values: LogInValues) =>
    request<{ token: string; user: SessionViewer }>('POST', '/api/auth/login', values),
  signUp: (values: SignUpValues) => request<SessionViewer>('POST', '/api/auth/signup', values),
  logOut: () => request<undefined>('POST', '/api/auth/logout', undefined, { on401: 'null' }),
};
