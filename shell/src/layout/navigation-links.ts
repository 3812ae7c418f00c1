import { paths, type Role } from '@tbt/contracts';
import type { TextKey } from '../texts';

export interface NavigationLink {
  to: string;
  label: TextKey;
}

/** Specified links in order. */
const TOP_LINKS: readonly NavigationLink[] = [
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

const WORK_OF_VISITORS = [paths.jobs(), paths.postJob(), paths.browseProfessionals()];
const WORK_OF_PROFESSIONALS = [paths.jobs(), paths.aiMatching(), paths.messages()];
const WORK_OF_CLINICS = [
  paths.postJob(),
  paths.browseProfessionals(),
  paths.aiMatching(),
  paths.messages(),
];
const DASHBOARD: NavigationLink = {
  to: paths.clinicDashboard(),
  label: 'shell.account.dashboard',
};
const MY_SHIFTS: NavigationLink = { to: paths.shifts(), label: 'shell.account.shifts' };

/** Top navigation links, the role's own first. @param role - undefined for visitors, null for administrators. */
export function topLinksFor(role: Role | null | undefined): {
  work: readonly NavigationLink[];
  others: readonly NavigationLink[];
} {
  const workOfRole = role === 'clinic' ? WORK_OF_CLINICS : WORK_OF_PROFESSIONALS;
  const own = role ? workOfRole : WORK_OF_VISITORS;
  const isOwn = ({ to }: NavigationLink) => own.includes(to);
  const work = TOP_LINKS.filter(isOwn);
  return {
    work: [...(role === 'clinic' ? [DASHBOARD] : []), ...(role ? [MY_SHIFTS] : []), ...work],
    others: TOP_LINKS.filter((link) => !isOwn(link)),
  };
}

const EARNINGS: NavigationLink = { to: paths.earnings(), label: 'shell.account.earnings' };
const OF_CLINICS: readonly NavigationLink[] = [
  { to: paths.emergencyCoverage(), label: 'shell.nav.emergencyCoverage' },
  { to: paths.roster(), label: 'shell.account.roster' },
  { to: paths.clinicTeam(), label: 'shell.account.team' },
  { to: paths.clinicLocations(), label: 'shell.account.locations' },
  { to: paths.spending(), label: 'shell.account.spending' },
  { to: paths.subscription(), label: 'shell.account.plan' },
];

/** What the role works with, most used first; empty for administrators and visitors. */
export function ownLinksFor(role: Role | null | undefined): readonly NavigationLink[] {
  if (!role) return [];
  const { work } = topLinksFor(role);
  return role === 'clinic' ? [...work, ...OF_CLINICS] : [...work, EARNINGS];
}

export const ADMIN_LINKS: readonly NavigationLink[] = [
  { to: paths.adminVerification(), label: 'shell.account.verificationDesk' },
  { to: paths.adminMarketplace(), label: 'shell.account.marketplaceDesk' },
  { to: paths.adminSubscriptions(), label: 'shell.account.subscriptionsDesk' },
  { to: paths.adminMessages(), label: 'shell.account.messagesDesk' },
  { to: paths.adminFeedback(), label: 'shell.account.feedbackDesk' },
];

interface LinkGroup {
  title: TextKey;
  links: readonly NavigationLink[];
}

const MENU_GROUPS: readonly LinkGroup[] = [
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

const HOME: NavigationLink = { to: paths.home(), label: 'shell.nav.home' };
const MY_PROFILE: NavigationLink = { to: paths.profile(), label: 'shell.account.profile' };

/** Without what a signed-in user has under another name; support is the contact page beside one's own messages. */
const forMembers = (links: readonly NavigationLink[]): NavigationLink[] =>
  links
    .filter(({ to }) => to !== paths.profile())
    .map((link) =>
      link.label === 'shell.nav.support' ? { ...link, to: paths.contact('support') } : link,
    );

/** Menu groups: the role's own work first, then what is not in it. */
export function menuGroupsFor(role: Role | null | undefined): readonly LinkGroup[] {
  const own = ownLinksFor(role);
  if (own.length === 0) return MENU_GROUPS;
  const labels = new Set(own.map(({ label }) => label));
  // One link for each name: that of the role's own group comes first.
  const isFirst = ({ label }: NavigationLink) => !labels.has(label) && Boolean(labels.add(label));
  const isOther = (title: TextKey) => Number(role === 'clinic' && title !== 'shell.menu.clinics');
  const others = MENU_GROUPS.toSorted((a, b) => isOther(a.title) - isOther(b.title)).map(
    ({ title, links }) => ({ title, links: forMembers(links).filter(isFirst) }),
  );
  return [{ title: 'shell.menu.own', links: [HOME, ...own, MY_PROFILE] }, ...others];
}

export const FOOTER_GROUPS: readonly LinkGroup[] = [
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
      { to: paths.legal('privacy'), label: 'shell.footer.privacy' },
      { to: paths.legal('terms'), label: 'shell.footer.terms' },
      { to: paths.legal('cookies'), label: 'shell.footer.cookies' },
      { to: paths.legal('accessibility'), label: 'shell.footer.accessibility' },
      { to: paths.legal('credits'), label: 'shell.footer.credits' },
      { to: paths.contact('support'), label: 'shell.nav.support' },
      { to: paths.status(), label: 'shell.footer.status' },
    ],
  },
];
