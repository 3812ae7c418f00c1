import type { User } from '../src';
import { PASSWORD, signUpInput, viewerOf, type World } from './factories';

const ERRORS = 'errors { code path message }';
const REQUEST_RESET = `mutation($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) { email ${ERRORS} }
}`;
const RESET = `mutation($input: ResetPasswordInput!) {
  resetPassword(input: $input) { email ${ERRORS} }
}`;
const CONFIRM = `mutation($input: ConfirmEmailInput!) {
  confirmEmail(input: $input) { email isChanged ${ERRORS} }
}`;
const REQUEST_CONFIRMATION = `mutation { requestEmailConfirmation { email ${ERRORS} } }`;
const REQUEST_CHANGE = `mutation($input: RequestEmailChangeInput!) {
  requestEmailChange(input: $input) { user { email pendingEmail } ${ERRORS} }
}`;
const CHANGE = `mutation($input: ChangePasswordInput!) {
  changePassword(input: $input) { token expiresAt user { sessions { id isCurrent } } ${ERRORS} }
}`;

export const NEW_PASSWORD = 'another fine password';
export const INVALID_LINK = { code: 'CONFLICT', path: ['token'] };

/** Account operations as the site sends them. */
export function createAccountCalls(world: World) {
  let address = 0;

  const ask = (
    query: string,
    input?: object,
    user: User | null = null,
    { sessionId = 0, browserToken }: { sessionId?: number; browserToken?: string } = {},
  ) =>
    world.ask({
      query,
      browserToken,
      variables: input ? { input } : undefined,
      address: `198.51.100.${address}`,
      viewer: user && viewerOf(user, sessionId || null),
    });
  const errorsOf = (answer: Awaited<ReturnType<typeof ask>>) =>
    Object.values(answer.data ?? {})[0]?.errors as object[];
  const logIn = async ({ email }: { email: string }, password = PASSWORD) => {
    const info = world.anonymous({ address: null, userAgent: 'curl/8.5.0' });
    const input = { email, password };
    const { token, browserToken } = await world.services.sessions.logIn(info, input);
    const viewer = await world.services.sessions.viewerOf(world.system, token);
    return { token, browserToken, sessionId: viewer?.sessionId ?? 0 };
  };
  const isOpen = async (token: string) =>
    (await world.services.sessions.viewerOf(world.system, token)) !== null;
  /** A new account without a confirmed address. */
  const newcomer = (overrides: Record<string, unknown> = {}) =>
    world.services.users.signUp(world.anonymous({ address: null }), signUpInput(overrides));
  const resetToken = async ({ id, email }: User) => {
    await ask(REQUEST_RESET, { email });
    return world.linkToken(id, 'reset-password');
  };
  const changeToken = async (user: User, newEmail: string) => {
    await ask(REQUEST_CHANGE, { newEmail, currentPassword: PASSWORD }, user);
    return world.linkToken(user.id, 'change-email');
  };
  const reset = (token: string, password = NEW_PASSWORD) => ask(RESET, { token, password });
  const confirm = (token: string) => ask(CONFIRM, { token });

  return {
    ask,
    errorsOf,
    logIn,
    isOpen,
    newcomer,
    resetToken,
    changeToken,
    reset,
    confirm,
    stored: (id: number) => world.database.prisma.user.findUniqueOrThrow({ where: { id } }),
    /** Further calls come from another address. */
    move: () => void (address += 1),
    requestReset: (email: string, browserToken?: string) =>
      ask(REQUEST_RESET, { email }, null, { browserToken }),
    requestConfirmation: (user: User | null) => ask(REQUEST_CONFIRMATION, undefined, user),
    requestChange: (input: object, user: User | null) => ask(REQUEST_CHANGE, input, user),
    changePassword: (input: object, user: User | null, sessionId?: number) =>
      ask(CHANGE, input, user, { sessionId }),
  };
}

export type AccountCalls = ReturnType<typeof createAccountCalls>;
