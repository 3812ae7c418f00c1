import { optionLabel, type OptionSet } from '@tbt/contracts';
import type { DataListItem } from '@tbt/design-system';
import { useFormats, useLocale } from '@tbt/web-kit';
import type { MyProfileFragment } from '../../generated/graphql';
import { useText } from '../../texts';

const NO_LIMIT_KM = 999;
type Fact = [term: string, value: string | number | null | undefined];

/** What is known of a person, in groups; facts that were never given are left out. */
export function useProfileFacts(person: MyProfileFragment) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const label = (set: OptionSet, value: string | null | undefined) =>
    value && optionLabel(locale, set, value);
  const all = (set: OptionSet, values: readonly string[]) =>
    formats.labelList(values.map((value) => optionLabel(locale, set, value)));
  const known = (facts: Fact[]): DataListItem[] =>
    facts.flatMap(([term, value]) => (value ? [{ term, description: String(value) }] : []));
  const distance =
    person.travelDistance === NO_LIMIT_KM
      ? t('profile.mine.noLimit')
      : person.travelDistance && t('profile.mine.kilometres', { km: person.travelDistance });

  return {
    account: known([
      [t('profile.auth.email'), person.email],
      [t('profile.auth.role'), label('role', person.role)],
      [t('profile.mine.street'), person.streetAddress],
      [t('profile.auth.city'), person.city],
      [t('profile.auth.province'), label('province', person.province)],
      [t('profile.mine.postalCode'), person.postalCode],
      [t('profile.mine.plan'), label('subscriptionTier', person.subscriptionTier)],
    ]),
    work: known([
      [t('profile.mine.experience'), label('yearsExperience', person.yearsExperience)],
      [t('profile.mine.institution'), person.educationInstitution],
      [t('profile.mine.tier'), label('educationTier', person.educationTier)],
      [t('profile.mine.graduation'), person.graduationYear],
      [t('profile.mine.gpa'), person.gpa && formats.number(Number(person.gpa))],
      [t('profile.mine.licenceNumber'), person.licenseNumber],
      [t('profile.mine.travel'), distance],
      [t('profile.mine.availability'), all('day', person.availability)],
    ]),
    culture: known([
      [t('profile.mine.workingStyle'), label('workingStyle', person.workingStyle)],
      [t('profile.mine.workPace'), label('workPace', person.workPace)],
      [t('profile.mine.clinicVibe'), label('clinicVibe', person.clinicVibe)],
      [t('profile.mine.communication'), label('communicationStyle', person.communicationStyle)],
      [t('profile.mine.team'), label('teamStyle', person.teamCollaboration)],
      [t('profile.mine.stress'), label('stressHandling', person.stressHandling)],
      [t('profile.mine.patients'), all('patientType', person.patientTypes)],
      [t('profile.mine.specialties'), all('specialtyFocus', person.specialtyFocus)],
      [t('profile.mine.languages'), all('language', person.languagesSpoken)],
    ]),
  };
}
