import { get, objectOf, post, problemOf, problemPaths, whenFree } from './support/api';
import { clinicOf, newPerson } from './support/people';

const register = (body: Record<string, unknown>, token?: string) =>
  whenFree(() => post('/api/clinics', body, { token }));

describe('POST /api/clinics', () => {
  it('registers a clinic, signed in, and answers the account and the office', async () => {
    const sent = clinicOf({ postalCode: 'm5h1a1', parking: 'Behind the house' });
    const answer = await register(sent);
    expect(answer.status).toBe(201);
    const { user, clinic } = objectOf(answer) as Record<string, Record<string, unknown>>;
    expect(user).toMatchObject({
      ...{ email: sent.email, role: 'clinic', firstName: 'Contract Street', lastName: 'Dental' },
      postalCode: 'M5H 1A1',
    });
    expect(clinic).toMatchObject({
      ...{ id: user?.id, name: 'Contract Street Dental', streetAddress: '1 King St W' },
      parking: 'Behind the house',
    });
    expect(answer.headers.get('location')).toBe(`/api/users/${String(user?.id)}`);
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/i);
    expect(JSON.stringify(answer)).not.toContain(String(sent.password));
  });

  it('names every field that is wrong', async () => {
    const answer = await register(
      clinicOf({ officeName: '', email: 'robin', postalCode: 'H2X 1Y4', password: 'short' }),
    );
    expect(problemPaths(problemOf(answer, 400, 'VALIDATION_FAILED')).sort()).toEqual([
      'email',
      'officeName',
      'password',
      'postalCode',
    ]);
  });

  it('refuses an address that is taken, in any case', async () => {
    const sent = clinicOf();
    expect((await register(sent)).status).toBe(201);
    const again = await register(clinicOf({ email: String(sent.email).toUpperCase() }));
    problemOf(again, 409, 'CONFLICT');
  });

  it('lets a signed-in clinic add what is missing, and nothing else', async () => {
    const clinic = await newPerson('clinic');
    const answer = await register(clinicOf({ city: 'Ottawa' }), clinic.token);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(objectOf(answer)).toMatchObject({
      user: { id: clinic.id, email: clinic.email },
      clinic: { city: 'Toronto', streetAddress: '1 King St W' },
    });
  });

  it('is refused to professionals', async () => {
    const { token } = await newPerson('hygienist');
    problemOf(await register({}, token), 403, 'FORBIDDEN');
    const own = objectOf(await get('/api/auth/me', { token }));
    expect(own.role).toBe('hygienist');
  });
});
