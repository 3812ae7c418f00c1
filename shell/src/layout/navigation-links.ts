import { paths } from '@tbt/contracts';
import type { TextKey } from '../texts';

export interface NavigationLink {
  to: string;
  label: TextKey;
}

/** The top navigation, the same for everybody. */
export const TOP_LINKS: readonly NavigationLink[] = [
  { to: paths.jobs(), label: 'shell.nav.findJobs' },
  { to: paths.postJob(), label: 'shell.nav.postJobs' },
  { to: paths.browseProfessionals(), label: 'shell.nav.findStaff' },
  { to: paths.jobAlerts(), label: 'shell.nav.alerts' },
  { to: paths.aiMatching(), label: 'shell.nav.aiMatching' },
  { to: paths.emergencyCoverage(), label: 'shell.nav.emergency' },
  { to: paths.clinicAlerts(), label: 'shell.nav.alertSystem' },
  { to: paths.messages(), label: 'shell.nav.messages' },
  { to: paths.pricing(), label: 'shell.nav.pricing' },
  { to: paths.social(), label: 'shell.nav.social' },
  { to: paths.feedback(), label: 'shell.nav.feedback' },
  { to: paths.profile(), label: 'shell.nav.profile' },
  { to: paths.subscription(), label: 'shell.nav.subscribe' },
  { to: paths.blog(), label: 'shell.nav.blog' },
  { to: paths.contact(), label: 'shell.nav.contact' },
];

/** The desks of administrators. */
export const ADMIN_LINKS: readonly NavigationLink[] = [
  { to: paths.adminVerification(), label: 'shell.account.verificationDesk' },
  { to: paths.adminMarketplace(), label: 'shell.account.marketplaceDesk' },
  { to: paths.adminMessages(), label: 'shell.account.messagesDesk' },
  { to: paths.adminFeedback(), label: 'shell.account.feedbackDesk' },
];

/** The small-screen menu, by audience. */
export const MENU_GROUPS: readonly { title: TextKey; links: readonly NavigationLink[] }[] = [
  {
    title: 'shell.menu.professionals',
    links: [
      { to: paths.jobs(), label: 'shell.nav.findJobs' },
      { to: paths.profile(), label: 'shell.nav.createProfile' },
      { to: paths.pricing(), label: 'shell.nav.pricing' },
      { to: paths.jobAlerts(), label: 'shell.nav.jobAlerts' },
      { to: paths.aiMatching(), label: 'shell.nav.aiMatching' },
      { to: paths.emergencyCoverage(), label: 'shell.nav.emergencyCoverage' },
      { to: paths.feedback(), label: 'shell.nav.feedback' },
    ],
  },
  {
    title: 'shell.menu.clinics',
    links: [
      { to: paths.postJob(), label: 'shell.nav.postJobs' },
      { to: paths.browseProfessionals(), label: 'shell.nav.findStaff' },
      { to: paths.clinicAlerts(), label: 'shell.nav.alertSystem' },
      { to: paths.subscription(), label: 'shell.nav.pricing' },
      { to: paths.messages(), label: 'shell.nav.support' },
    ],
  },
  {
    title: 'shell.menu.company',
    links: [
      { to: paths.blog(), label: 'shell.nav.blog' },
      { to: paths.contact(), label: 'shell.nav.contact' },
    ],
  },
];

/** The footer's lists. */
export const FOOTER_GROUPS: readonly { title: TextKey; links: readonly NavigationLink[] }[] = [
  {
    title: 'shell.footer.quickLinks',
    links: [
      { to: paths.jobs(), label: 'shell.nav.findJobs' },
      { to: paths.postJob(), label: 'shell.nav.postJobs' },
      { to: paths.browseProfessionals(), label: 'shell.nav.findStaff' },
      { to: paths.subscription(), label: 'shell.nav.subscribe' },
      { to: paths.blog(), label: 'shell.nav.blog' },
      { to: paths.contact(), label: 'shell.nav.contact' },
    ],
  },
  {
    title: 'shell.footer.professionals',
    links: [
      { to: paths.profile(), label: 'shell.nav.createProfile' },
      { to: paths.jobAlerts(), label: 'shell.nav.jobAlerts' },
      { to: paths.pricing(), label: 'shell.nav.pricing' },
      { to: paths.feedback(), label: 'shell.nav.feedback' },
      { to: paths.social(), label: 'shell.nav.social' },
    ],
  },
  {
    title: 'shell.footer.legal',
    links: [
      { to: paths.contact('privacy'), label: 'shell.footer.privacy' },
      { to: paths.contact('terms'), label: 'shell.footer.terms' },
      { to: paths.contact('cookies'), label: 'shell.footer.cookies' },
      { to: paths.contact('support'), label: 'shell.nav.support' },
    ],
  },
];
