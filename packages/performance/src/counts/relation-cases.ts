import { input, partnerOf, sentBy, type OperationCases } from './operation-case';

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

const ofSavedSearch = sentBy('clinic', async (world) =>
  input({ searchId: String(await world.savedSearch(world.clinic)) }),
);

export const relationCases: OperationCases = {
  'mfe-clinic/SavedSearches': sentBy('clinic', async (world) => {
    await world.savedSearch(world.clinic);
    return {};
  }),
  'mfe-clinic/SaveSearch': sentBy('clinic', async (world, size) => {
    await world.forgetSearches(world.clinic);
    return input({ name: `Kept ${size}`, filter: { role: 'hygienist', province: 'Ontario' } });
  }),
  'mfe-clinic/OpenSavedSearch': ofSavedSearch,
  'mfe-clinic/RemoveSavedSearch': ofSavedSearch,
  'mfe-profile/AccountPeoplePage': sentBy(['hygienist', 'clinic'], (_world, first) => ({
    takesPart: true,
    first,
  })),
  'people-ui/AddFavourite': addFavourite,
  'people-ui/RemoveFavourite': removeFavourite,
  'people-ui/SetHiringInterest': setHiringInterest,
  'people-ui/BlockPerson': blockPerson,
  'people-ui/UnblockPerson': unblockPerson,
  'people-ui/ComingBookings': comingBookings,
  'people-ui/CancelCost': sentBy('hygienist', () => ({})),
};
