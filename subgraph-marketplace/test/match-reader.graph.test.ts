import { createWorld, type World } from './factories';
import { TUESDAY } from './matching-operations';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('a hygienist who acts for a clinic reads of the professional, not of themselves', async () => {
  const place = { province: 'Manitoba', city: 'Winnipeg' };
  const clinic = await world.clinic(place);
  await world.temp({ ...place, licences: [world.licence('Manitoba')] });
  const { id } = await world.job(clinic, { ...place, date: TUESDAY });
  const info = world.as(await world.temp());
  Object.assign(info.viewer ?? {}, { actingClinicId: clinic.id, clinicRole: 'scheduler' });
  const { data, errors } = await world.graph(
    `query ($id: ID!) {
      job(id: $id) { candidates(first: 1) { edges { node { match { factors { key note } } } } } }
    }`,
    { id: String(id) },
    info,
  );
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    job: {
      candidates: {
        edges: [
          {
            node: {
              match: {
                factors: expect.arrayContaining([
                  {
                    key: 'rating',
                    note: expect.stringMatching(/for the professional and average it with your/),
                  },
                ]),
              },
            },
          },
        ],
      },
    },
  });
});
