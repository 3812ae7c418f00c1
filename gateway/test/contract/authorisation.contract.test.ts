import {
  IDENTITY_AUTHORISATION as TABLE,
  VIEWERS,
  type ViewerKind,
} from '@tbt/contracts/authorisation';
import { pdf, picture } from '../support/sample-files';
import { call, get, listOf, objectOf, post, problemOf, unique } from './support/api';
import type { Answer, Json } from './support/api';
import { ATTACHMENT, DOCUMENT, EVIDENCE, PHOTO, sendFiles, uploaded } from './support/files';
import { deliverEvent, paymentEvent, payPlan, signEvent } from './support/payments';
import { accountOf, clinicOf, demoPerson, logIn, newPerson, PASSWORD } from './support/people';
import type { Person } from './support/people';
import { applyTo, isMarketplacePath, postShift } from './support/shifts';

type Subject = 'professional' | 'clinic';
type Cast = Record<ViewerKind, Person | null> & { self: Person };

const STATUS = { UNAUTHENTICATED: 401, FORBIDDEN: 403, NOT_FOUND: 404 } as const;
/** The marketplace has a table of its own; messaging's own tests cover its calls. */
const ELSEWHERE = (path: string) =>
  /^\/api\/(messages|conversations|contact|feedback|web-vitals|push-subscriptions|admin\/(feedback|contact-messages|reports))(\/|$)/.test(
    path,
  ) || isMarketplacePath(path);
/** Of the marketplace; only the user reads it. */
const OWN_FIELD = 'matchingPreferences';
/** Fields that only payments fill; identity's own tests cover them. */
const NEVER_FILLED = [
  ...['subscriptionId', 'customerId', 'subscriptionEndsAt', 'subscriptionTier', 'promotionalCode'],
];
const ENTITLED_WITHIN_MS = 10_000;

const FACTS: Record<Subject, Json> = {
  professional: {
    streetAddress: '1 King St W',
    postalCode: 'M5H 1A1',
    licenseNumber: 'H-100',
    yearsExperience: '2-5',
    educationInstitution: 'University of Toronto',
    graduationYear: 2026,
    gpa: '3.90',
    availability: ['Monday'],
    workingStyle: 'collaborative',
    workPace: 'adaptable',
    patientTypes: ['general'],
    specialtyFocus: ['surgical'],
    languagesSpoken: ['French'],
    communicationStyle: 'direct',
    teamCollaboration: 'mentoring',
    stressHandling: 'calm_under_pressure',
  },
  clinic: { streetAddress: '1 King St W', postalCode: 'M5H 1A1', clinicVibe: 'chill' },
};

/** A user with every field of the forms, and a photo. */
async function subjectOf(kind: Subject): Promise<Person> {
  const role = kind === 'clinic' ? 'clinic' : 'hygienist';
  const account = accountOf(role, FACTS[kind]);
  expect((await post('/api/users', account)).status).toBe(201);
  const person = await logIn(String(account.email), PASSWORD);
  const url = await uploaded(PHOTO, await picture().png().toBuffer(), person.token);
  const body = { profilePicture: url };
  await call('PUT', `/api/users/${person.id}/profile-picture`, { token: person.token, body });
  return person;
}

const seenBy = async (viewer: Person | null, id: number): Promise<Json> =>
  objectOf(await get(`/api/users/${id}`, { token: viewer?.token }));

async function castFor(kind: Subject): Promise<Cast> {
  const self = await subjectOf(kind);
  const entitled = await newPerson('clinic');
  if (kind === 'professional') {
    const { id } = await postShift(entitled);
    await applyTo(id, self);
    // The application reaches identity by an event.
    for (const since = Date.now(); Date.now() - since < ENTITLED_WITHIN_MS;) {
      if ((await seenBy(entitled, self.id)).email) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return {
    anonymous: null,
    temp: await newPerson('assistant'),
    clinic: await newPerson('clinic'),
    'entitled clinic': entitled,
    self,
    admin: await demoPerson('admin'),
  };
}

/** A session for one call that ends or replaces it. */
const passing = async (viewer: Person | null) => ({
  token: viewer ? (await logIn(viewer.email, viewer.password)).token : undefined,
});

/** An open invitation of the clinic. */
async function memberOf(clinic: Person | null): Promise<number> {
  const body = { email: `${unique()}@team.test`, role: 'viewer' };
  const invited = await post(`/api/clinics/${clinic?.id}/members`, body, { token: clinic?.token });
  return objectOf(invited).id as number;
}

/** One call of each route, on the subject as another viewer. */
const CALLS: Record<string, (viewer: Person | null, cast: Cast) => Promise<Answer>> = {
  'POST /api/auth/signup': (viewer) =>
    post('/api/auth/signup', accountOf('clinic'), { token: viewer?.token }),
  'POST /api/auth/login': async (viewer, { self: { email, password } }) =>
    post('/api/auth/login', { email, password }, await passing(viewer)),
  'POST /api/auth/logout': async (viewer) =>
    post('/api/auth/logout', undefined, await passing(viewer)),
  'GET /api/auth/me': (viewer) => get('/api/auth/me', { token: viewer?.token }),
  'POST /api/users': async (viewer) =>
    post('/api/users', accountOf('clinic'), await passing(viewer)),
  'POST /api/clinics': (viewer) => post('/api/clinics', clinicOf(), { token: viewer?.token }),
  'GET /api/users/{id}': (viewer, { self }) =>
    get(`/api/users/${self.id}`, { token: viewer?.token }),
  'GET /api/professionals': (viewer) => get('/api/professionals', { token: viewer?.token }),
  'POST /api/upload/profile-picture': async (viewer) =>
    sendFiles(PHOTO, [await picture().png().toBuffer()], { token: viewer?.token }),
  'POST /api/upload/verification-document': (viewer) =>
    sendFiles(DOCUMENT, [pdf], { token: viewer?.token }),
  'POST /api/upload/dispute-evidence': (viewer) =>
    sendFiles(EVIDENCE, [pdf], { token: viewer?.token }),
  'POST /api/upload/message-attachment': (viewer) =>
    sendFiles(ATTACHMENT, [pdf], { token: viewer?.token }),
  'PUT /api/users/{id}/profile-picture': async (viewer, { self }) => {
    const url = viewer && (await uploaded(PHOTO, await picture().png().toBuffer(), viewer.token));
    const body = { profilePicture: url };
    return call('PUT', `/api/users/${self.id}/profile-picture`, { token: viewer?.token, body });
  },
  'GET /api/verification-documents/{userId}': (viewer, { self }) =>
    get(`/api/verification-documents/${self.id}`, { token: viewer?.token }),
  'POST /api/verification-documents': async (viewer, { self }) => {
    const documentUrl = viewer ? await uploaded(DOCUMENT, pdf, viewer.token) : '/x';
    const body = { userId: self.id, documentType: 'license', documentUrl };
    return post('/api/verification-documents', body, { token: viewer?.token });
  },
  'GET /api/check-promo/{code}': (viewer) =>
    get('/api/check-promo/FIRST5FREE', { token: viewer?.token }),
  'GET /api/plans': (viewer) => get('/api/plans?province=Ontario', { token: viewer?.token }),
  'GET /api/referral': (viewer) => get('/api/referral', { token: viewer?.token }),
  'GET /api/subscription': (viewer) => get('/api/subscription', { token: viewer?.token }),
  'GET /api/subscription/invoices/{id}/pdf': async (viewer) => {
    await payPlan(viewer);
    const { invoices } = (await get('/api/subscription', { token: viewer?.token })).body as {
      invoices?: { id: string }[];
    };
    const id = invoices?.[0]?.id ?? 'in_none';
    return get(`/api/subscription/invoices/${id}/pdf`, { token: viewer?.token });
  },
  'POST /api/subscription/checkout': (viewer) =>
    post('/api/subscription/checkout', { tier: 'pro' }, { token: viewer?.token }),
  'POST /api/subscription/change': async (viewer) => {
    await payPlan(viewer);
    return post('/api/subscription/change', { tier: 'pro' }, { token: viewer?.token });
  },
  'POST /api/subscription/cancel': async (viewer) => {
    await payPlan(viewer);
    return post('/api/subscription/cancel', { reason: 'other' }, { token: viewer?.token });
  },
  'POST /api/subscription/resume': async (viewer) => {
    await payPlan(viewer);
    return post('/api/subscription/resume', undefined, { token: viewer?.token });
  },
  'GET /api/admin/subscriptions': (viewer) =>
    get('/api/admin/subscriptions', { token: viewer?.token }),
  'PATCH /api/admin/subscriptions/{id}': (viewer, cast) => {
    const body = { tier: 'pro', until: '2099-12-31', reason: 'A table of viewers' };
    const path = `/api/admin/subscriptions/${String(cast.clinic?.id)}`;
    return call('PATCH', path, { token: viewer?.token, body });
  },
  'POST /api/admin/subscriptions/{id}/refunds': async (viewer) => {
    const payer = await newPerson('clinic');
    await payPlan(payer);
    const plan = objectOf(await get('/api/subscription', { token: payer.token }));
    const [invoice] = plan.invoices as { id: string }[];
    const body = { invoiceId: invoice?.id, amount: '5.00', refundedBefore: '0.00', reason: 'Rows' };
    const path = `/api/admin/subscriptions/${String(payer.id)}/refunds`;
    return post(path, body, { token: viewer?.token });
  },
  'GET /api/clinics/{id}/members': (viewer, { clinic }) =>
    get(`/api/clinics/${clinic?.id}/members`, { token: viewer?.token }),
  'POST /api/clinics/{id}/members': (viewer, { clinic }) =>
    post(
      `/api/clinics/${clinic?.id}/members`,
      { email: `${unique()}@team.test`, role: 'viewer' },
      { token: viewer?.token },
    ),
  'PATCH /api/clinics/{id}/members/{memberId}': async (viewer, { clinic }) =>
    call('PATCH', `/api/clinics/${clinic?.id}/members/${await memberOf(clinic)}`, {
      ...{ token: viewer?.token, body: { role: 'manager' } },
    }),
  'DELETE /api/clinics/{id}/members/{memberId}': async (viewer, { clinic }) =>
    call('DELETE', `/api/clinics/${clinic?.id}/members/${await memberOf(clinic)}`, {
      token: viewer?.token,
    }),
  'POST /api/webhooks/payments': () => {
    const payload = paymentEvent(`evt_${unique()}`);
    return deliverEvent(payload, signEvent(payload));
  },
  'POST /api/waitlist': (viewer) => {
    const entry = { name: 'Robin', email: `${unique()}@waitlist.test`, province: 'Yukon' };
    return post('/api/waitlist', { ...entry, role: 'clinic' }, { token: viewer?.token });
  },
};

const casts = new Map<Subject, Cast>();
beforeAll(async () => {
  for (const kind of ['professional', 'clinic'] as const) casts.set(kind, await castFor(kind));
});

describe('the table', () => {
  it('has every call about people that the facade describes, and no other', async () => {
    const { paths } = objectOf(await get('/api/openapi.json')) as { paths: Record<string, Json> };
    const described = Object.entries(paths)
      .filter(([path]) => !ELSEWHERE(path))
      .flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      );
    expect(Object.keys(TABLE.routes).sort()).toEqual(described.sort());
    expect(Object.keys(CALLS).sort()).toEqual(described.sort());
  });

  it('lists every viewer’s permission or refusal', () => {
    const open = Object.entries(TABLE.routes).flatMap(([route, { allowed, refused }]) =>
      VIEWERS.filter((viewer) => allowed.includes(viewer) === viewer in refused).map(
        (viewer) => `${route} ${viewer}`,
      ),
    );
    expect(open).toEqual([]);
  });
});

const cells = Object.keys(TABLE.routes).flatMap((route) =>
  VIEWERS.map((viewer) => [route, viewer] as const),
);
describe('calls', () => {
  it.each(cells)('%s by %s', async (route, viewer) => {
    const cast = casts.get('professional')!;
    const answer = await CALLS[route]!(cast[viewer], cast);
    const refused = TABLE.routes[route]?.refused[viewer];
    if (refused) problemOf(answer, STATUS[refused], refused);
    else expect([200, 201, 204]).toContain(answer.status);
  });
});

const readers = (['professional', 'clinic'] as const).flatMap((kind) =>
  VIEWERS.map((viewer) => [kind, viewer] as const),
);
const isShown = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;

describe('fields', () => {
  it.each(readers)('of a %s for %s', async (kind, viewer) => {
    const cast = casts.get(kind)!;
    const isInside = TABLE.fields.isAdmin?.[kind].includes(viewer);
    const mayRead = (field: string): boolean =>
      (TABLE.fields[field]?.[kind].includes(viewer) ??
        (field !== OWN_FIELD || viewer === 'self')) &&
      (kind === 'professional' || isInside === true || TABLE.clinicCard.includes(field));
    // Other viewers read a subset of what the subject reads.
    const own = await seenBy(cast.self, cast.self.id);
    const filled = Object.keys(own).filter((field) => isShown(own[field]));
    const person = await seenBy(cast[viewer], cast.self.id);
    const shown = Object.keys(person).filter((field) => isShown(person[field]));
    expect(shown.sort()).toEqual(filled.filter(mayRead).sort());
  });

  it('of the table are in the answer to the person, but for those that payments fill', async () => {
    const { self } = casts.get('professional')!;
    const own = await seenBy(self, self.id);
    const restricted = Object.entries(TABLE.fields)
      .filter(([, { professional }]) => professional.length < VIEWERS.length)
      .map(([field]) => field)
      .filter((field) => field in own || NEVER_FILLED.includes(field));
    const unfilled = restricted.filter((field) => !isShown(own[field]));
    expect(unfilled.sort()).toEqual([...NEVER_FILLED].sort());
  });

  it('that are private are in no row of a list, for any viewer', async () => {
    const cast = casts.get('professional')!;
    const isPrivate = (field: string) =>
      !(TABLE.fields[field]?.professional.includes('anonymous') ?? true);
    for (const viewer of VIEWERS) {
      const rows = listOf(
        await get('/api/professionals?limit=100', { token: cast[viewer]?.token }),
      );
      expect(rows.length).toBeGreaterThan(0);
      const strangers = rows.filter(({ id }) => id !== cast[viewer]?.id);
      const shown = strangers.flatMap((row) =>
        Object.keys(row).filter((field) => isPrivate(field) && isShown(row[field])),
      );
      if (viewer !== 'admin') expect([viewer, shown]).toEqual([viewer, []]);
      expect(rows.flatMap((row) => Object.keys(row))).not.toContain('licenseNumber');
    }
  });
});
