import { isProfessionalRole, PROFESSIONAL_ROLES, type ProfessionalRole } from '@tbt/contracts';
import type { InvoicePartner, InvoiceTotals, InvoiceYear, MonthOfPartner } from './earnings.types';

const MONEY = ['subtotal', 'gst', 'hst', 'qst', 'total', 'unpaid'] as const;

const centsOf = (amount: string): number => Math.round(Number(amount) * 100);
const dollarsOf = (cents: number): string => (cents / 100).toFixed(2);

/** Sums in cents, so that nothing is lost. */
export function totalsOf(groups: readonly InvoiceTotals[]): InvoiceTotals {
  const sum = (of: (group: InvoiceTotals) => number) =>
    groups.reduce((total, group) => total + of(group), 0);
  const money = MONEY.map((field) => [field, dollarsOf(sum((group) => centsOf(group[field])))]);
  return {
    count: sum(({ count }) => count),
    minutes: sum(({ minutes }) => minutes),
    ...(Object.fromEntries(money) as Record<(typeof MONEY)[number], string>),
  };
}

function groupBy<Key>(
  groups: readonly MonthOfPartner[],
  keyOf: (group: MonthOfPartner) => Key,
): [Key, MonthOfPartner[]][] {
  const found = new Map<Key, MonthOfPartner[]>();
  for (const group of groups) {
    const key = keyOf(group);
    found.set(key, [...(found.get(key) ?? []), group]);
  }
  return [...found];
}

const largestFirst = (a: InvoicePartner, b: InvoicePartner): number =>
  Number(b.totals.total) - Number(a.totals.total) || a.userId - b.userId;

const rolesOf = (groups: readonly MonthOfPartner[]) =>
  PROFESSIONAL_ROLES.flatMap((role: ProfessionalRole) => {
    const theirs = groups.filter(({ partnerRole }) => partnerRole === role);
    return theirs.length > 0 ? [{ role, totals: totalsOf(theirs) }] : [];
  });

export function invoiceYearOf(
  year: number,
  groups: readonly MonthOfPartner[],
): Pick<InvoiceYear, 'year' | 'totals' | 'months' | 'partners' | 'roles'> {
  const months = groupBy(groups, ({ month }) => month)
    .map(([month, theirs]) => ({ month, totals: totalsOf(theirs) }))
    .sort((a, b) => a.month.localeCompare(b.month));
  const partners = groupBy(groups, ({ partnerId }) => partnerId)
    .map(([userId, theirs]): InvoicePartner => {
      const latest = theirs.reduce((a, b) => (b.month > a.month ? b : a));
      const { partnerName: name, partnerRole } = latest;
      const role = isProfessionalRole(partnerRole) ? partnerRole : null;
      return { userId, name, role, totals: totalsOf(theirs) };
    })
    .sort(largestFirst);
  return { year, totals: totalsOf(groups), months, partners, roles: rolesOf(groups) };
}
