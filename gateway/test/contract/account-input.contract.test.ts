import { get, graph, objectOf, post, problemOf, problemPaths } from './support/api';
import { operation } from './support/documents';
import { accountOf, logIn } from './support/people';
import type { Json } from './support/api';

const signUp = (more: Json) => post('/api/auth/signup', accountOf('hygienist', more));
const created = async (more: Json) => {
  const account = accountOf('hygienist', more);
  const answer = await post('/api/auth/signup', account);
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 201 });
  return { user: objectOf(answer), email: String(account.email) };
};
const codesOf = ({ errors }: { errors: { extensions: Json }[] }) =>
  errors.map(({ extensions }) => extensions.code);

describe('names', () => {
  it.each([
    ['Latin', 'é'],
    ['Chinese', '李'],
    ['Devanagari', 'क'],
    ['Arabic', 'م'],
    ['beyond the first plane', '𠮷'],
  ])('of 1 and of 100 characters are kept: %s', async (_script, character) => {
    const [firstName, lastName] = [character, character.repeat(100)];
    const { user } = await created({ firstName, lastName });
    expect(user).toMatchObject({ firstName, lastName });
    const seen = objectOf(await get(`/api/users/${String(user.id)}`));
    expect(seen).toMatchObject({ firstName, lastName });
  });

  it('of 101 characters, or of blanks, are refused', async () => {
    for (const firstName of ['क'.repeat(101), '   ', '', '=1+1', '<b>Ada</b>', 'a '.repeat(9)]) {
      const problem = problemOf(await signUp({ firstName }), 400, 'VALIDATION_FAILED');
      expect(problemPaths(problem)).toEqual(['firstName']);
    }
  });

  it('round-trip, markup and diacritics included', async () => {
    const lastName = "O’Neil-D'Angelo & “Søn” שלום";
    expect((await created({ lastName })).user).toMatchObject({ lastName });
  });
});

describe('passwords', () => {
  it.each([
    ['8 letters', 'Gr8 tüte'],
    ['8 pictures', '🦷🪥🧵🫧🩺🚿🧼🎯'],
    ['128 characters of several scripts', `${'歯牙ऑдж'.repeat(25)}end`],
    ['blanks at both ends', '  between blanks  '],
  ])('of %s open the account', async (_name, password) => {
    const { email } = await created({ password });
    await logIn(email, password);
  });

  it('are kept whole: the 128th character counts, and so does a blank', async () => {
    const password = `${'long enough '.repeat(11).slice(0, 127)} `;
    expect(password).toHaveLength(128);
    const { email } = await created({ password });
    const answer = await post('/api/auth/login', { email, password: password.trimEnd() });
    problemOf(answer, 401, 'UNAUTHENTICATED');
    await logIn(email, password);
  });

  it.each([
    ['7 pictures', '🦷🪥🧵🫧🩺🚿🧼'],
    ['129 characters', '歯'.repeat(129)],
    ['one of the commonest', 'password123'],
  ])('of %s are refused', async (_name, password) => {
    const problem = problemOf(await signUp({ password }), 400, 'VALIDATION_FAILED');
    expect(problemPaths(problem)).toEqual(['password']);
  });
});

describe('an e-mail', () => {
  it('is the same in another case and between blanks', async () => {
    const { email } = await created({});
    const [name, place] = email.split('@');
    const variants = [email.toUpperCase(), `  ${email}\t`, `${name?.toUpperCase()}@${place}`];
    for (const variant of variants) {
      problemOf(await signUp({ email: variant }), 409, 'CONFLICT');
      await logIn(variant, 'contract-password-1');
    }
  });

  it('with a blank, two ats or no place inside is refused', async () => {
    for (const email of [
      'a b@contract.test',
      'a@b@contract.test',
      'a@contract',
      '@contract.test',
    ]) {
      const problem = problemOf(await signUp({ email }), 400, 'VALIDATION_FAILED');
      expect([email, problemPaths(problem)]).toEqual([email, ['email']]);
    }
  });
});

describe('what the sign-up form sends', () => {
  it('is taken with a promotional code that is null or blank', async () => {
    for (const promotionalCode of [null, '']) {
      const { user } = await created({ promotionalCode });
      expect(user.promotionalCode ?? null).toBeNull();
    }
  });
});

describe('many log-ins in one request', () => {
  it('are refused whole when there are a hundred', async () => {
    const { email } = await created({});
    const tries = Array.from(
      { length: 100 },
      (_, at) => `a${at}: logIn(input: { email: "${email}", password: "guess-${at}" }) { token }`,
    );
    const answer = await graph(`mutation { ${tries.join(' ')} }`);
    expect([answer.status, answer.data]).toEqual([400, null]);
    expect(codesOf(answer)).toEqual(['VALIDATION_FAILED']);
    await logIn(email, 'contract-password-1');
  });

  it('count one by one, also inside of one operation', async () => {
    const { email } = await created({});
    const { data, errors, text } = await graph(operation('ContractLogIns'), {
      wrong: { email, password: 'not the password' },
      right: { email, password: 'contract-password-1' },
    });
    expect(text).not.toContain('argon2');
    expect(codesOf({ errors })).toContain('RATE_LIMITED');
    expect(JSON.stringify(data)).not.toMatch(/"token":"/);
  });
});
