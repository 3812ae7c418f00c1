import type { SubscriptionTier } from '@tbt/contracts';
import { Button, DataList, Dialog, ErrorState, Spinner, Stack, Text } from '@tbt/design-system';
import { detailOf, toastOutcome, useFormats } from '@tbt/web-kit';
import { useMutation, useQuery } from '@tbt/web-kit/graph';
import { ChangeSubscriptionDocument, PlanChangeDocument } from '../../generated/graphql';
import { usePlanName } from '../../parts/plan-name';
import { useText } from '../../texts';

export interface ChangePlanDialogProps {
  tier: SubscriptionTier;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/** Shows what a change costs before it is made. */
export function ChangePlanDialog({ tier, onClose, onChanged }: ChangePlanDialogProps) {
  const t = useText();
  const formats = useFormats();
  const plan = usePlanName()(tier);
  const { data, error, refetch } = useQuery(PlanChangeDocument, {
    variables: { tier },
    fetchPolicy: 'network-only',
  });
  const [change, { loading }] = useMutation(ChangeSubscriptionDocument);
  const preview = data?.planChange;
  const submit = async () => {
    const isDone = await toastOutcome(
      async () =>
        (await change({ variables: { input: { tier, confirm: true } } })).data?.changeSubscription
          .errors ?? [],
      { done: t('clinic.sub.changed', { plan }), failed: t('clinic.sub.failed') },
    );
    await onChanged();
    if (isDone) onClose();
  };
  const isNow = preview !== undefined && Number(preview.dueNow) > 0;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('clinic.sub.changeTitle', { plan })}
      closeLabel={t('clinic.sub.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('clinic.sub.back')}
          </Button>
          <Button disabled={!preview} loading={loading} onClick={() => void submit()}>
            {isNow && preview
              ? t('clinic.sub.changePay', { total: formats.currency(preview.totalNow) })
              : t('clinic.sub.changeConfirm')}
          </Button>
        </>
      }
    >
      {error && !preview ? (
        <ErrorState
          title={t('clinic.sub.loadFailed')}
          description={detailOf(error)}
          retryLabel={t('clinic.retry')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : !preview ? (
        <Spinner label={t('clinic.sub.loading')} />
      ) : (
        <Stack gap="3">
          <Text>
            {t(isNow ? 'clinic.sub.changeNow' : 'clinic.sub.changeLater', {
              date: formats.instantDate(preview.takesEffectAt),
            })}
          </Text>
          <DataList
            layout="amounts"
            items={[
              { term: t('clinic.sub.dueNow'), description: formats.currency(preview.dueNow) },
              ...(isNow
                ? preview.taxes.map(({ kind, rate, amount }) => ({
                    term: t('clinic.sub.taxLine', {
                      tax: t(`clinic.plans.tax.${kind as 'gst'}`),
                      rate: formats.percent(rate),
                    }),
                    description: formats.currency(amount),
                  }))
                : []),
              { term: t('clinic.sub.totalNow'), description: formats.currency(preview.totalNow) },
            ]}
          />
        </Stack>
      )}
    </Dialog>
  );
}
