import { asViewer } from '@tbt/service-kit/testing';
import { createWorld, viewerOf, type World } from './factories';

type Info = ReturnType<typeof asViewer>;

let world: World;
beforeAll(async () => {
  world = await createWorld({ limits: { writes: 2 } });
});
afterAll(() => world.close());

it.each<[string, (me: Info) => Promise<unknown>]>([
  ['a consent', (me) => world.services.consents.set(me, 'marketing_email', true)],
  ['a language', (me) => world.services.users.changeLanguage(me, { locale: 'fr-CA' })],
  ['the clinic acted for', (me) => world.services.joinClinic.actFor(me, { clinicId: null })],
  ['a picture', (me) => world.services.uploads.changeProfilePicture(me, { profilePicture: null })],
])('%s can be changed so often in a minute', async (_name, change) => {
  const me = asViewer(viewerOf(await world.person('hygienist')));
  await change(me);
  await change(me);
  await expect(change(me)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});
