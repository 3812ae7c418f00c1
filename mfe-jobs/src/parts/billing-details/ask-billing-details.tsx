import { useState } from 'react';
import { Banner, Button, DataList, Icon, Skeleton, Stack } from '@tbt/design-system';
import { whileOpen } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { MyBillingDetailsDocument, type MyBillingDetailsQuery } from '../../generated/graphql';
import { useText } from '../../texts';

const BillingDialog = whileOpen(async () => (await import('./billing-dialog')).BillingDialog);

type Details = NonNullable<MyBillingDetailsQuery['billingDetails']>;

function Entered({ details, onEdit }: { details: Details; onEdit: () => void }) {
  const t = useText();
  const shown = (value: string | null | undefined) => value || t('jobs.billing.none');
  return (
    <Stack gap="3" align="start">
      <DataList
        layout="stacked"
        items={[
          { term: t('jobs.billing.instructions'), description: shown(details.paymentInstructions) },
          { term: t('jobs.billing.gst'), description: shown(details.gstNumber) },
          { term: t('jobs.billing.qst'), description: shown(details.qstNumber) },
        ]}
      />
      <Button variant="secondary" size="small" onClick={onEdit}>
        {t('jobs.billing.edit')}
      </Button>
    </Stack>
  );
}

/** Asks a professional once how clinics pay them; afterwards shows it, to change. */
export function AskBillingDetails() {
  const t = useText();
  const [isEditing, setIsEditing] = useState(false);
  const { data, loading, error, refetch } = useQuery(MyBillingDetailsDocument);
  const details = data?.billingDetails;
  if (loading && !data) return <Skeleton />;
  if (error && !data)
    return (
      <Banner
        tone="warning"
        icon={<Icon name="alert" />}
        action={
          <Button
            size="small"
            variant="secondary"
            onClick={() => void refetch().catch(() => undefined)}
          >
            {t('jobs.retry')}
          </Button>
        }
      >
        {t('jobs.billing.failed')}
      </Banner>
    );
  return (
    <>
      {details ? (
        <Entered details={details} onEdit={() => setIsEditing(true)} />
      ) : (
        <Banner
          tone="info"
          title={t('jobs.billing.ask')}
          action={
            <Button size="small" onClick={() => setIsEditing(true)}>
              {t('jobs.billing.enter')}
            </Button>
          }
        >
          {t('jobs.billing.askText')}
        </Banner>
      )}
      {isEditing && <BillingDialog details={details ?? null} onClose={() => setIsEditing(false)} />}
    </>
  );
}
