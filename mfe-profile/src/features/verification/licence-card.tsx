import { useState } from 'react';
import { optionLabel } from '@tbt/contracts';
import { Button, Card, Cluster, Dialog, Stack, Text, toast } from '@tbt/design-system';
import { detailOf, useFormats, useLocale, useMutation } from '@tbt/web-kit';
import { RemoveLicenceDocument, type LicenceCardFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { StatusBadge } from './status-badge';

/** One registration: where it stands, what was checked and when. */
export function LicenceCard({
  licence,
  onEdit,
}: {
  licence: LicenceCardFragment;
  onEdit: () => void;
}) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const [isAsking, setAsking] = useState(false);
  const [remove, removing] = useMutation(RemoveLicenceDocument);
  const province = optionLabel(locale, 'province', licence.province);
  const failed = (description: string) =>
    toast({ variant: 'destructive', title: t('profile.verification.failed'), description });
  const onRemove = async () => {
    try {
      const { data } = await remove({ variables: { input: { licenceId: licence.id } } });
      const problem = data?.removeLicence.errors[0];
      if (problem) failed(problem.message);
      else toast({ title: t('profile.verification.removed') });
    } catch (error) {
      failed(detailOf(error));
    }
    setAsking(false);
  };
  const { expiresOn, reviewedAt, reason, conditions, licenceClass, status } = licence;
  const number = [licence.regulator, licenceClass, licence.number].filter(Boolean).join(' · ');
  const actions = (
    <Cluster gap="2">
      {status !== 'approved' && (
        <Button variant="secondary" size="small" onClick={onEdit}>
          {t('profile.verification.correct')}
        </Button>
      )}
      <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
        {t('profile.verification.remove')}
      </Button>
    </Cluster>
  );
  return (
    <Card
      title={province}
      titleAs="h4"
      subtitle={number}
      aside={<StatusBadge status={status} isOver={!licence.isInForce} />}
      footer={actions}
    >
      <Stack gap="2">
        {expiresOn && (
          <Text tone="muted">
            {t('profile.verification.validUntil', { date: formats.date(expiresOn) })}
          </Text>
        )}
        {conditions && (
          <Text tone="muted">{t('profile.verification.conditionsAre', { conditions })}</Text>
        )}
        {status === 'approved' && reviewedAt && (
          <Text size="dense" tone="muted">
            {t('profile.verification.checkedLicence', { date: formats.instantDate(reviewedAt) })}
          </Text>
        )}
        {reason && <Text>{t('profile.verification.reason', { reason })}</Text>}
      </Stack>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('profile.verification.removeTitle', { province })}
        description={t('profile.verification.removeText')}
        closeLabel={t('profile.verification.close')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('profile.verification.keep')}
            </Button>
            <Button variant="danger" loading={removing.loading} onClick={() => void onRemove()}>
              {t('profile.verification.remove')}
            </Button>
          </>
        }
      />
    </Card>
  );
}
