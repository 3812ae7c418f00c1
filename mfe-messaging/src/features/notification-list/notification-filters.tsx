import { Checkbox, Cluster, FormField, Select } from '@tbt/design-system';
import { useSession } from '@tbt/web-kit';
import { concernsRole } from '../../parts/notifications/concerns-role';
import { useText } from '../../texts';
import { CATEGORIES, type NotificationFilter } from './use-notification-filter';

export function NotificationFilters({
  filter,
  onChange,
}: {
  filter: NotificationFilter;
  onChange: (filter: NotificationFilter) => void;
}) {
  const t = useText();
  const { viewer } = useSession();
  return (
    <Cluster gap="5" align="end">
      <FormField label={t('notifications.about')}>
        <Select
          value={filter.category ?? ''}
          options={[
            { value: '', label: t('notifications.everything') },
            ...CATEGORIES.filter((value) => concernsRole(value, viewer?.role)).map((value) => ({
              value,
              label: t(`notifications.category.${value}`),
            })),
          ]}
          onChange={({ target }) =>
            onChange({
              ...filter,
              category: CATEGORIES.find((known) => known === target.value) ?? null,
            })
          }
        />
      </FormField>
      <Checkbox
        label={t('notifications.unreadOnly')}
        checked={filter.unreadOnly}
        onChange={({ target }) => onChange({ ...filter, unreadOnly: target.checked })}
      />
    </Cluster>
  );
}
