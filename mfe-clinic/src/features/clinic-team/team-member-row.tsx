import { useState } from 'react';
import { CLINIC_ROLES, optionLabel } from '@tbt/contracts';
import {
  Badge,
  Button,
  Cluster,
  ConfirmDialog,
  FormField,
  Select,
  Stack,
  Text,
} from '@tbt/design-system';
import { toastOutcome, useFormats, useLocale, useSession } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import {
  ChangeClinicMemberDocument,
  RemoveClinicMemberDocument,
  type TeamMemberFragment,
} from '../../generated/graphql';
import { useText } from '../../texts';

interface TeamMemberRowProps {
  member: TeamMemberFragment;
  canEdit: boolean;
  onChanged: () => Promise<unknown>;
}

const keyOf = ({ status, isYou }: TeamMemberFragment) =>
  status === 'invited' ? 'withdraw' : isYou ? 'leave' : 'remove';

export function TeamMemberRow({ member, canEdit, onChanged }: TeamMemberRowProps) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const { refresh } = useSession();
  const [isAsking, setAsking] = useState(false);
  const [change, changing] = useMutation(ChangeClinicMemberDocument);
  const [remove, removing] = useMutation(RemoveClinicMemberDocument);
  const { id: memberId, clinicId, email, isYou, isClinicAccount, status } = member;
  const name = [member.firstName, member.lastName].filter(Boolean).join(' ') || email;
  const key = keyOf(member);
  const place = { clinicId, memberId };
  const setRole = async (role: string) => {
    await toastOutcome(
      async () =>
        (await change({ variables: { input: { ...place, role } } })).data?.changeClinicMember
          .errors ?? [],
      { done: t('clinic.team.roleChanged', { name }), failed: t('clinic.team.changeFailed') },
    );
    await (isYou ? refresh() : onChanged());
  };
  const onRemove = async () => {
    const isDone = await toastOutcome(
      async () =>
        (await remove({ variables: { input: place } })).data?.removeClinicMember.errors ?? [],
      { done: t(`clinic.team.${key}Done`, { name }), failed: t('clinic.team.changeFailed') },
    );
    setAsking(false);
    if (isDone) await (isYou ? refresh() : onChanged());
  };
  return (
    <li>
      <Cluster justify="between" gap="3">
        <Stack gap="1">
          <Cluster gap="2">
            <Text strong>{name}</Text>
            {isYou && <Badge tone="info">{t('clinic.team.you')}</Badge>}
            {status === 'invited' && <Badge tone="warning">{t('clinic.team.waiting')}</Badge>}
          </Cluster>
          <Text size="small" tone="muted">
            {status === 'active' || !member.expiresAt
              ? isClinicAccount
                ? t('clinic.team.clinicAccount', { email })
                : email
              : t('clinic.team.until', { date: formats.instantDate(member.expiresAt) })}
          </Text>
        </Stack>
        <Cluster gap="3">
          {canEdit ? (
            <FormField label={t('clinic.team.roleOf', { name })} hideLabel>
              <Select
                value={member.role}
                disabled={changing.loading}
                onChange={({ target }) => void setRole(target.value)}
                options={CLINIC_ROLES.map((role) => ({
                  value: role,
                  label: optionLabel(locale, 'clinicRole', role),
                }))}
              />
            </FormField>
          ) : (
            <Text>{optionLabel(locale, 'clinicRole', member.role)}</Text>
          )}
          {(canEdit || isYou) && !isClinicAccount && (
            <ConfirmDialog
              open={isAsking}
              onOpenChange={setAsking}
              title={t(`clinic.team.${key}Title`, { name })}
              description={t(`clinic.team.${key}Hint`)}
              confirmLabel={t(`clinic.team.${key}`)}
              cancelLabel={t('clinic.team.cancel')}
              tone="danger"
              loading={removing.loading}
              loadingLabel={t('clinic.team.removing')}
              onConfirm={() => void onRemove()}
              trigger={
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={t(`clinic.team.${key}Title`, { name })}
                >
                  {t(`clinic.team.${key}`)}
                </Button>
              }
            />
          )}
        </Cluster>
      </Cluster>
    </li>
  );
}
