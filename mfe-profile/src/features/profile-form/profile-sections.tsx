import type { Role } from '@tbt/contracts';
import { CultureSection } from './culture-section';
import { EducationSection } from './education-section';
import { PlaceSection } from './place-section';
import { fieldsOf, type ProfileFormState } from './profile-form-values';
import { WorkSection } from './work-section';

export function ProfileSections({
  form,
  role,
  hasLicence,
}: {
  form: ProfileFormState;
  role: Role | null;
  /** Whether a licence was sent; absent while the profile is created. */
  hasLicence?: boolean;
}) {
  const fields = fieldsOf(role);
  return (
    <>
      {fields.education.length > 0 && <EducationSection form={form} />}
      {/* The province decides which number the next section asks for. */}
      <PlaceSection form={form} role={role} />
      {fields.work.length > 0 && <WorkSection form={form} role={role} hasLicence={hasLicence} />}
      {fields.culture.length > 0 && <CultureSection form={form} role={role} />}
    </>
  );
}
