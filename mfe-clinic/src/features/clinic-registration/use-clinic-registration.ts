import { useState } from 'react';
import {
  clinicCompletionRule,
  clinicRegistrationRule,
  namedClinicCompletionRule,
  paths,
  safeReturnPath,
  SUBSCRIPTION_TIERS,
} from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import {
  detailOf,
  draftStore,
  request,
  useGraph,
  useNavigate,
  useSearchParams,
  useSession,
} from '@tbt/web-kit';
import { useRuleForm } from '@tbt/web-kit/forms';
import type { RegisteredOfficeFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { EMPTY, isUnnamed, valuesOf, type RegistrationValues } from './registration-steps';

const DRAFT = 'clinic-registration';

type Rule =
  typeof clinicRegistrationRule | typeof clinicCompletionRule | typeof namedClinicCompletionRule;

/** The next page reads it again; this one is about to be left. */
async function forgetOffice(
  graph: ReturnType<typeof useGraph>,
  { id }: RegisteredOfficeFragment,
): Promise<void> {
  const { cache } = await graph.load();
  cache.evict({ id: cache.identify({ __typename: 'User', id }), broadcast: false });
}

function ruleFor(office: RegisteredOfficeFragment | null): Rule {
  if (!office) return clinicRegistrationRule;
  return isUnnamed(office) ? namedClinicCompletionRule : clinicCompletionRule;
}

/** What was typed before is kept; what the profile has wins. @returns whether anything was kept. */
function prepareDraft(office: RegisteredOfficeFragment | null): boolean {
  const draft = draftStore.read(DRAFT);
  const isKept = Object.keys(draft).length > 0;
  if (isKept && office) draftStore.write(DRAFT, { ...draft, ...valuesOf(office) });
  return isKept;
}

/** The form of all steps. Sends it, signs a new clinic in, and opens what comes next. @param office null for a visitor. @param onRegistered before the session is known. */
export function useClinicRegistration(
  office: RegisteredOfficeFragment | null,
  onRegistered?: () => void,
) {
  const t = useText();
  const navigate = useNavigate();
  const { refresh } = useSession();
  const graph = useGraph();
  const [query] = useSearchParams();
  const [isRestored] = useState(() => prepareDraft(office));
  const asked = SUBSCRIPTION_TIERS.find((tier) => tier === query.get('plan'));
  const [rule] = useState(() => ruleFor(office));
  const form = useRuleForm<Rule, RegistrationValues>(rule, {
    defaults: {
      ...EMPTY,
      ...(office && valuesOf(office)),
      promotionalCode: query.get('code') ?? '',
      plan: asked ?? 'none',
    },
    keepDraftKey: DRAFT,
    submit: async (values, { plan }) => {
      await request('POST', '/api/clinics', {
        ...values,
        confirmPassword: undefined,
        referralCode: query.get('ref'),
      });
      onRegistered?.();
      await refresh();
      if (office) await forgetOffice(graph, office);
      const isClaim = values.promotionalCode !== null;
      const tier = SUBSCRIPTION_TIERS.find((known) => known === plan);
      const done = office ? 'completed' : 'done';
      // The next page says it itself: a toast would cover its terms.
      if (tier && !isClaim) return navigate(paths.checkout(tier), { state: { registered: done } });
      toast({
        title: t(`clinic.register.${done}`),
        description: t(isClaim ? 'clinic.register.donePremium' : 'clinic.register.doneDetail'),
      });
      const returnTo = query.get('returnTo');
      await navigate(returnTo ? safeReturnPath(returnTo) : paths.postJob());
    },
    showsFailure: true,
    onFailure: (error) =>
      toast({
        variant: 'destructive',
        title: t('clinic.register.failed'),
        description: detailOf(error),
      }),
  });
  return { form, rule, isRestored };
}

export type ClinicRegistrationState = ReturnType<typeof useClinicRegistration>['form'];
