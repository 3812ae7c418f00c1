import type { Role } from '@tbt/contracts';
import { Card, Grid, Progress } from '@tbt/design-system';
import { useText } from '../../texts';
import { CredentialRow, type CredentialState } from './credential-row';
import { profileCompleteness } from './profile-completeness';
import type { ProfileFormState, ProfileFormValues } from './profile-form-values';

/** Completeness of each section while typing. */
export function ProfileProgress({
  form,
  role,
  credential = null,
}: {
  form: ProfileFormState;
  role: Role | null;
  /** Comes first, and counts in place of its number. */
  credential?: CredentialState | null;
}) {
  const t = useText();
  const values: ProfileFormValues = form.watch();
  return (
    <Card as="section" variant="sunken" title={t('profile.form.progress')} titleAs="h2">
      <Grid column="small" gap="4">
        {credential && <CredentialRow {...credential} />}
        {profileCompleteness(role, values, credential !== null).map(
          ({ section, filled, total }) => (
            <Progress
              key={section}
              size="small"
              label={t(`profile.form.section.${section}`)}
              value={filled}
              max={total}
              tone={filled === total ? 'success' : 'brand'}
              valueText={t('profile.form.filled', { filled, total })}
            />
          ),
        )}
      </Grid>
    </Card>
  );
}
