import type { Part, PartState, SiteStatus } from '../../site/site-status';

const ALL_WORK: SiteStatus['parts'] = {
  pages: 'works',
  accounts: 'works',
  shifts: 'works',
  messages: 'works',
  notices: 'works',
};

type States = Partial<Record<Part, PartState>>;

/** Live news come by the bus; without it pages still read the truth. */
const LATE_NEWS: States = { messages: 'slow', notices: 'slow' };
const NO_DATA: States = { accounts: 'down', shifts: 'down', messages: 'down', notices: 'down' };

const EFFECTS: Readonly<Record<string, States>> = {
  site: { ...NO_DATA, pages: 'down' },
  identity: { accounts: 'down' },
  marketplace: { shifts: 'down' },
  messaging: { messages: 'down', notices: 'down' },
  // Remotes that are not released: their pages do not open.
  'mfe-jobs': { shifts: 'down' },
  'mfe-profile': { accounts: 'down' },
  'mfe-messaging': { messages: 'down' },
  'mfe-clinic': {},
  bus: LATE_NEWS,
  // Answers come, but each is planned first.
  plans: { accounts: 'slow', shifts: 'slow', messages: 'slow' },
};

const RANK: Readonly<Record<PartState, number>> = { works: 0, slow: 1, down: 2 };
const worse = (a: PartState, b: PartState): PartState => (RANK[b] > RANK[a] ? b : a);

/** What visitors notice of parts that are not ready. @param missing - as `/readyz` names them (`messaging: database`), and remotes */
export function partStates(missing: readonly string[], isSlow: boolean): SiteStatus['parts'] {
  const effects = missing.map((name) => EFFECTS[name.split(':', 1)[0] ?? ''] ?? NO_DATA);
  if (isSlow) effects.push({ accounts: 'slow', shifts: 'slow', messages: 'slow' });
  const parts = { ...ALL_WORK };
  for (const effect of effects)
    for (const [part, state] of Object.entries(effect) as [Part, PartState][])
      parts[part] = worse(parts[part], state);
  return parts;
}
