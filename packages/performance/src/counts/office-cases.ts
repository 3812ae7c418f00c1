import type { BenchWorld, Person } from './bench-world';
import { input, sentBy, sentByNewClinic, type OperationCases } from './operation-case';

const ofOffice = (world: BenchWorld) => {
  const { city: _city, province: _province, ...details } = world.office();
  return details;
};

const adding = async (world: BenchWorld) => input(world.office());
const editing = async (world: BenchWorld, clinic: Person) =>
  input({ locationId: String(await world.location(clinic)), ...ofOffice(world) });
const closing = async (world: BenchWorld, clinic: Person) =>
  input({ locationId: String(await world.location(clinic)) });

const onFacebook = input({ network: 'facebook' });

export const officeCases: OperationCases = {
  'mfe-profile/ReferralPage': sentBy('clinic', async () => ({})),
  'gateway/RestReferral': sentBy('clinic', async () => ({})),
  'mfe-clinic/SocialAccounts': sentBy('clinic', async () => ({})),
  // This site is registered with no network.
  'mfe-clinic/StartSocialConnection': {
    ...sentBy('clinic', async () => onFacebook),
    isRefused: true,
  },
  'mfe-clinic/CompleteSocialConnection': {
    ...sentBy('clinic', async () => input({ network: 'facebook', code: 'x', state: 'x' })),
    isRefused: true,
  },
  'mfe-clinic/ChooseSocialPage': {
    ...sentBy('clinic', async () => input({ network: 'facebook', choice: 'x', pageId: 'x' })),
    isRefused: true,
  },
  'mfe-jobs/ShiftPublications': sentBy('clinic', async (world) => ({
    jobId: String(await world.job(world.clinic)),
  })),
  'mfe-jobs/PublishShift': {
    ...sentBy('clinic', async (world) =>
      input({ network: 'facebook', jobId: String(await world.job(world.clinic)) }),
    ),
    isRefused: true,
  },
  'mfe-clinic/DisconnectSocialAccount': sentBy('clinic', async () => onFacebook),
  'mfe-clinic/ClinicLocationsPage': sentBy('clinic', async (world) => {
    await world.location(world.clinic);
    return { clinicId: String(world.clinic.id) };
  }),
  'mfe-clinic/AddClinicLocation': sentByNewClinic(false, adding),
  'mfe-clinic/EditClinicLocation': sentByNewClinic(false, editing),
  'mfe-clinic/CloseClinicLocation': sentByNewClinic(false, closing),
  'mfe-clinic/ReopenClinicLocation': sentByNewClinic(false, closing),
  'gateway/RestClinicLocations': sentBy('clinic', async (world) => ({
    clinicId: String(world.clinic.id),
  })),
  'gateway/RestAddClinicLocation': sentByNewClinic(false, adding),
  'gateway/RestEditClinicLocation': sentByNewClinic(false, editing),
  'gateway/RestCloseClinicLocation': sentByNewClinic(false, closing),
};
