import type { LogInValues, SignUpValues } from '@tbt/contracts';
import { request } from '../request';
import { withActingClinic } from './acting';
import type { SessionViewer } from './viewer';

export const sessionCalls = {
  me: async () => {
    const account = await request<SessionViewer>('GET', '/api/auth/me', undefined, {
      on401: 'null',
    });
    return account && withActingClinic(account);
  },
  logIn: async (values: LogInValues) => {
    const opened = await request<{ token: string; user: SessionViewer }>(
      'POST',
      '/api/auth/login',
      values,
    );
    return { ...opened, user: withActingClinic(opened.user) };
  },
  signUp: (values: SignUpValues) => request<SessionViewer>('POST', '/api/auth/signup', values),
  logOut: () => request<undefined>('POST', '/api/auth/logout', undefined, { on401: 'null' }),
};
