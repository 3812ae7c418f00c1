import { currentDateIn, SUBSCRIPTION_TIERS, type SubscriptionTier } from '@tbt/contracts';
import { DateField, FormField, Select, toast } from '@tbt/design-system';
import { now } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { SetGivenPlanDocument } from '../../generated/graphql';
import { usePlanName } from '../../parts/plan-name';
import { useText } from '../../texts';
import { ReasonDialog } from './reason-dialog';
import { useDeskForm } from './use-desk-form';

export interface GivenPlanDialogProps {
  row: {
    id: string;
    givenPlan: { tier: SubscriptionTier; until: string } | null;
    province: string | null;
  };
  name: string;
  /** Ends what was given instead. */
  isEnding?: boolean;
  onClose: () => void;
}

/** Gives a clinic a plan until a day, or ends what was given. */
export function GivenPlanDialog({ row, name, isEnding = false, onClose }: GivenPlanDialogProps) {
  const t = useText();
  const planName = usePlanName();
  const [save] = useMutation(SetGivenPlanDocument);
  const given = row.givenPlan;
  const form = useDeskForm(
    { tier: given?.tier ?? 'premium', until: given?.until ?? '', reason: '' } as Record<
      'tier' | 'until' | 'reason',
      string
    >,
    async ({ tier, until, reason }) => {
      const plan = isEnding ? {} : { tier, until };
      const input = { clinicId: row.id, knownUntil: given?.until ?? null, reason, ...plan };
      const { data } = await save({ variables: { input } });
      const errors = data?.setGivenPlan.errors ?? [];
      if (errors.length === 0)
        toast({ title: t(isEnding ? 'clinic.desk.giftEnded' : 'clinic.desk.giftDone') });
      return errors;
    },
    onClose,
  );
  if (isEnding)
    return (
      <ReasonDialog
        title={t('clinic.desk.endGiftTitle', { plan: planName(given?.tier ?? 'none') })}
        description={t('clinic.desk.endGiftText', { name })}
        submitLabel={t('clinic.desk.endGift')}
        tone="danger"
        form={form}
        onClose={onClose}
      />
    );
  return (
    <ReasonDialog
      title={t('clinic.desk.giftTitle', { name })}
      description={t('clinic.desk.giftText')}
      submitLabel={t('clinic.desk.giveIt')}
      form={form}
      onClose={onClose}
    >
      <FormField label={t('clinic.desk.filter.plan')} error={form.errorOf('tier')} required>
        <Select
          value={form.values.tier}
          options={SUBSCRIPTION_TIERS.map((tier) => ({ value: tier, label: planName(tier) }))}
          onChange={({ target }) => form.set({ tier: target.value })}
        />
      </FormField>
      <FormField label={t('clinic.desk.lastDay')} error={form.errorOf('until')} required>
        <DateField
          min={currentDateIn(row.province, now())}
          value={form.values.until}
          onChange={({ target }) => form.set({ until: target.value })}
        />
      </FormField>
    </ReasonDialog>
  );
}
