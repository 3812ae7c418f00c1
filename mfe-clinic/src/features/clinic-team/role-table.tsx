import {
  CLINIC_PERMISSION_NAMES,
  CLINIC_ROLES,
  hasClinicPermission,
  optionLabel,
  type ClinicPermission,
} from '@tbt/contracts';
import { Card, Icon, VisuallyHidden } from '@tbt/design-system';
import { Table } from '@tbt/design-system/table';
import { useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';

export function RoleTable() {
  const t = useText();
  const { locale } = useLocale();
  return (
    <Card as="section" title={t('clinic.team.rights')} titleAs="h2">
      <Table<ClinicPermission>
        caption={t('clinic.team.rights')}
        hideCaption
        rows={CLINIC_PERMISSION_NAMES}
        rowKey={(permission) => permission}
        columns={[
          {
            id: 'permission',
            header: t('clinic.team.right'),
            cell: (permission) => t(`clinic.team.right.${permission}`),
            rowHeader: true,
          },
          ...CLINIC_ROLES.map((role) => ({
            id: role,
            header: optionLabel(locale, 'clinicRole', role),
            cell: (permission: ClinicPermission) =>
              hasClinicPermission(role, permission) ? (
                <>
                  <Icon name="check" size="small" />
                  <VisuallyHidden>{t('clinic.team.yes')}</VisuallyHidden>
                </>
              ) : (
                <>
                  <span aria-hidden="true">–</span>
                  <VisuallyHidden>{t('clinic.team.no')}</VisuallyHidden>
                </>
              ),
          })),
        ]}
      />
    </Card>
  );
}
