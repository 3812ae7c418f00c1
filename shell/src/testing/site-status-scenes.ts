import type { SiteStatus } from '../site/site-status';

export const siteStatus = (
  parts: Partial<SiteStatus['parts']> = {},
  others: Partial<SiteStatus> = {},
): SiteStatus => ({
  parts: {
    ...{ pages: 'works', accounts: 'works', shifts: 'works' },
    ...{ messages: 'works', notices: 'works' },
    ...parts,
  },
  versions: { 'mfe-jobs': '1.4.0', 'mfe-profile': '1.2.1', 'mfe-messaging': '1.3.0' },
  checkedAt: '2027-03-01T17:05:00.000Z',
  ...others,
});
