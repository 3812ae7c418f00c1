import type { Role } from '@tbt/contracts';
import { Card, Grid, Progress } from '@tbt/design-system';
import { useText } from '../../texts';
import { profileCompleteness } from './profile-completeness';
import type { ProfileFormState, ProfileFormValues } from './profile-form-values';

/** Completeness of each section while typing. */
export function ProfileProgress({
  form,
  role,
  hasLicence = false,
}: {
  form: ProfileFormState;
  role: Role | null;
  /** A licence sent for review counts as the number. */
  hasLicence?: boolean;
}) {
  const t = useText();
  const values: ProfileFormValues = form.watch();
  return (
    <Card as="section" variant="sunken" title={t('profile.form.progress')} titleAs="h2">
      <Grid column="small" gap="4">
        {profileCompleteness(role, values, hasLicence).map(({ section, filled, total }) => (
          <Progress
            key={section}
            size="small"
            label={t(`profile.form.section.${section}`)}
            value={filled}
            max={total}
            tone={filled === total ? 'success' : 'brand'}
            valueText={t('profile.form.filled', { filled, total })}
          />
        ))}
      </Grid>
    </Card>
  );
}
