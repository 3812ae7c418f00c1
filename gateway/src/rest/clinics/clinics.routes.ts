import { greetingName } from '@tbt/contracts';
import { notFound } from '@tbt/service-kit';
import { RestRegisterClinicDocument } from '../../generated/graphql';
import { defineRoute } from '../define-route';
import { toUser } from '../users/user-entity';
import { registerClinicBody } from './clinics.schemas';

const registerClinic = defineRoute({
  method: 'POST',
  path: '/api/clinics',
  summary:
    'Registers a clinic with address, office guide and code, and opens a session; a signed-in clinic adds what is missing.',
  access: 'anyone',
  isKeyed: true,
  body: registerClinicBody,
  setsSession: true,
  document: RestRegisterClinicDocument,
  variables: ({ body }) => ({ input: body }),
  answer({ registerClinic: { token, user: registered } }) {
    if (!registered) throw notFound();
    const { officePack, ...fields } = registered;
    const user = toUser(fields);
    const { id, firstName, lastName } = registered;
    const { streetAddress, city, province, postalCode, clinicVibe } = registered;
    return {
      status: 201,
      body: {
        user,
        clinic: {
          id: Number(id),
          name: greetingName({ role: 'clinic', firstName, lastName }),
          ...{ streetAddress, city, province, postalCode, clinicVibe },
          software: officePack?.software ?? null,
          minutesPerPatient: officePack?.minutesPerPatient ?? null,
          parking: officePack?.parking ?? null,
          scrubs: officePack?.scrubs ?? null,
          photos: officePack?.photos ?? [],
        },
      },
      headers: { location: `/api/users/${id}` },
      ...(token && { session: { open: token } }),
    };
  },
  answers: { 201: { description: 'The clinic, signed in.', entity: 'RegisteredClinic' } },
});

export const clinicsRoutes = [registerClinic];
