import {
  input,
  partnerOf,
  sentBy,
  type OperationCase,
  type OperationCases,
} from './operation-case';

const addFavourite = sentBy('clinic', async (world) =>
  input({ userId: String((await world.newHygienist()).id) }),
);

const removeFavourite = sentBy('clinic', async (world) => {
  const kept = await world.newHygienist();
  await world.favourite(world.clinic, kept);
  return input({ userId: String(kept.id) });
});

const setHiringInterest = sentBy('clinic', async (world) => {
  const professionalId = String((await world.newHygienist()).id);
  return input({ professionalId, status: 'interested', notes: 'Good with children' });
});

const blockPerson = sentBy(['hygienist', 'clinic'], async (world) =>
  input({ userId: String((await world.newHygienist()).id) }),
);

const unblockPerson = sentBy(['hygienist', 'clinic'], async (world, _size, _actor, person) => {
  const blocked = await world.newHygienist();
  if (person) await world.block(person, blocked);
  return input({ userId: String(blocked.id) });
});

const comingBookings = sentBy(['hygienist', 'clinic'], (world, _size, actor) => ({
  id: partnerOf(world, actor),
}));

/** Operations of the person menu in each app that shows it. */
const menuOf = (app: string): Record<string, OperationCase> => ({
  [`${app}/AddFavourite`]: addFavourite,
  [`${app}/RemoveFavourite`]: removeFavourite,
  [`${app}/SetHiringInterest`]: setHiringInterest,
  ...safetyOf(app),
});

const safetyOf = (app: string): Record<string, OperationCase> => ({
  [`${app}/BlockPerson`]: blockPerson,
  [`${app}/UnblockPerson`]: unblockPerson,
  [`${app}/ComingBookings`]: comingBookings,
});

export const relationCases: OperationCases = {
  'mfe-profile/AccountPeoplePage': sentBy(['hygienist', 'clinic'], (_world, first) => ({
    takesPart: true,
    first,
  })),
  ...menuOf('mfe-profile'),
  ...menuOf('mfe-clinic'),
  ...safetyOf('mfe-messaging'),
};
