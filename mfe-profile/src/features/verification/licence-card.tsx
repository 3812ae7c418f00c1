import { useState } from 'react';
import { optionLabel, provincePhrase, type Role } from '@tbt/contracts';
import { Button, Card, Cluster, Dialog, Stack, Text, toast } from '@tbt/design-system';
import { detailOf, useFormats, useLocale } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import {
  RemoveLicenceDocument,
  type ComingBookingFragment,
  type LicenceCardFragment,
} from '../../generated/graphql';
import { ComingBookings } from '../../parts/coming-bookings/coming-bookings';
import { useComingBookings } from '../../parts/coming-bookings/use-coming-bookings';
import { proofOf } from '../../parts/credential-proof';
import { useText } from '../../texts';
import { StatusBadge } from './status-badge';
import { ViewFile } from './view-file';

/** A licence: review status, verified facts and file. */
export function LicenceCard({
  licence,
  role,
  isEdited,
  onEdit,
}: {
  licence: LicenceCardFragment;
  role: Role | null;
  /** In the form beside it. */
  isEdited: boolean;
  onEdit: () => void;
}) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const [isAsking, setAsking] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const [affected, setAffected] = useState<ComingBookingFragment[]>([]);
  const readComing = useComingBookings();
  const [remove, removing] = useMutation(RemoveLicenceDocument);
  const province = optionLabel(locale, 'province', licence.province);
  const proof = proofOf(role, licence.province);
  const failed = (description: string) =>
    toast({ variant: 'destructive', title: t('profile.verification.failed'), description });
  const onAsk = async () => {
    setLooking(true);
    try {
      setAffected(licence.isInForce ? await readComing([licence.province]) : []);
      setAsking(true);
    } catch (error) {
      failed(detailOf(error));
    }
    setLooking(false);
  };
  const onRemove = async () => {
    try {
      const { data } = await remove({ variables: { input: { licenceId: licence.id } } });
      const problem = data?.removeLicence.errors[0];
      if (problem) failed(problem.message);
      else toast({ title: t(`profile.verification.removed.${proof}`) });
    } catch (error) {
      failed(detailOf(error));
    }
    setAsking(false);
  };
  const { expiresOn, reviewedAt, reason, conditions, licenceClass, status, file } = licence;
  const isIncomplete = status === 'pending' && !file;
  const change = isIncomplete ? 'addFile' : 'correct';
  // No regulator issued a certification.
  const short = optionLabel(locale, 'regulator', licence.regulator);
  const long = licence.regulatorName && optionLabel(locale, 'regulator', licence.regulatorName);
  const whole = long ? `${long} (${short})` : short;
  const own = licence.number && t('profile.verification.numberOrYear', { number: licence.number });
  const numbered =
    proof === 'licence' ? [whole, licenceClass, licence.number] : [licenceClass, own];
  const number = numbered.filter(Boolean).join(' · ');
  const actions = (
    <Cluster gap="2">
      {file && <ViewFile id={file.id} title={`${province} · ${licence.number}`} />}
      {status !== 'approved' && !isEdited && (
        <Button variant={isIncomplete ? 'primary' : 'secondary'} size="small" onClick={onEdit}>
          {t(`profile.verification.${change}`)}
        </Button>
      )}
      <Button variant="ghost" size="small" loading={isLooking} onClick={() => void onAsk()}>
        {t('profile.verification.remove')}
      </Button>
    </Cluster>
  );
  return (
    <Card
      title={province}
      titleAs="h4"
      subtitle={number}
      aside={
        <StatusBadge
          proof={proof}
          status={status}
          isOver={!licence.isInForce}
          isIncomplete={isIncomplete}
        />
      }
      footer={actions}
    >
      <Stack gap="2">
        {(expiresOn || status === 'approved') && (
          <Text tone="muted">
            {expiresOn
              ? t('profile.verification.validUntil', { date: formats.date(expiresOn) })
              : t('profile.verification.noExpiry')}
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
        {status === 'pending' && file && (
          <Text size="dense" tone="muted">
            {t('profile.verification.sentOn', { date: formats.instantDate(file.createdAt) })}
          </Text>
        )}
        {isIncomplete && <Text>{t('profile.verification.incompleteHint')}</Text>}
        {reason && <Text>{t('profile.verification.reason', { reason })}</Text>}
      </Stack>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t(`profile.verification.removeTitle.${proof}`, {
          forProvince: provincePhrase(locale, 'for', licence.province),
        })}
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
      >
        {affected.length > 0 && (
          <Stack gap="3">
            <Text>{t('profile.verification.removeBooked', { count: affected.length })}</Text>
            <ComingBookings bookings={affected} />
          </Stack>
        )}
      </Dialog>
    </Card>
  );
}
