import { input, sentBy, type OperationCases } from './operation-case';

const YEAR = 2027;

/** Increases with every run, as the version does. */
let version = 0;

export const moneyCases: OperationCases = {
  'mfe-jobs/RosterPage': sentBy('clinic', ({ day }, days) => ({ from: day(1), to: day(days) })),
  'mfe-clinic/ClinicDashboardPage': sentBy('clinic', () => ({})),
  'mfe-clinic/NextShift': sentBy('clinic', () => ({})),
  'gateway/RestEarnings': sentBy('hygienist', () => ({ year: YEAR })),
  'gateway/RestSpending': sentBy('clinic', () => ({ year: YEAR })),
  'gateway/RestRoster': sentBy('clinic', ({ day }, days) => ({ from: day(1), to: day(days) })),

  'mfe-jobs/MarketplaceStatistics': sentBy('admin', (_world, weeks) => ({ province: null, weeks })),
  'mfe-jobs/ReliabilityLadders': sentBy('admin', () => ({})),
  'mfe-jobs/SetLadder': sentBy('admin', () => {
    version += 1;
    const points = { over72h: 0, from24To72h: 10, under24h: 50, noShow: 100, keptShift: 5 };
    return input({ version, ...points });
  }),
  'mfe-jobs/Holidays': sentBy('admin', () => ({ province: 'Ontario', year: YEAR })),
  'mfe-jobs/SetHoliday': sentBy('admin', () =>
    input({
      ...{ province: 'Ontario', date: '2027-08-02', isHoliday: true },
      ...{ nameEn: 'Civic Holiday', nameFr: 'Congé civique' },
    }),
  ),
  'mfe-jobs/Regulators': sentBy('admin', () => ({})),
};
