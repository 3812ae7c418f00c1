import { streetLine } from '@tbt/contracts';
import { Card, DataList, Stack } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import type { ReactNode } from 'react';
import { readFragment, type FragmentType } from '../../generated';
import { ClinicProfileFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import { ProfileHead } from './profile-head';
import { useFacts } from './use-facts';

export interface ClinicProfileProps {
  clinic: FragmentType<typeof ClinicProfileFragmentDoc>;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A clinic's public profile. */
export function ClinicProfile({ clinic: reference, actions, children }: ClinicProfileProps) {
  const clinic = readFragment(ClinicProfileFragmentDoc, reference);
  const t = useText();
  const { locale } = useLocale();
  const { label, all, known } = useFacts();
  const place = known([
    [t('profile.mine.street'), clinic.streetAddress && streetLine(locale, clinic.streetAddress)],
    [t('profile.auth.city'), clinic.city],
    [t('profile.form.clinicProvince'), label('province', clinic.province)],
    [t('profile.mine.postalCode'), clinic.postalCode],
  ]);
  const culture = known([
    [t('profile.mine.clinicVibe'), label('clinicVibe', clinic.clinicVibe)],
    [t('profile.mine.team'), label('teamStyle', clinic.teamCollaboration)],
    [t('profile.mine.workPace'), label('workPace', clinic.workPace)],
    [t('profile.mine.patients'), all('patientType', clinic.patientTypes)],
    [t('profile.mine.specialties'), all('specialtyFocus', clinic.specialtyFocus)],
    [t('profile.mine.languages'), all('language', clinic.languagesSpoken)],
  ]);
  return (
    <Stack gap="5">
      <ProfileHead person={clinic} actions={actions} />
      {place.length > 0 && (
        <Card as="section" title={t('profile.public.address')} titleAs="h2">
          <DataList layout="grid" items={place} />
        </Card>
      )}
      {children}
      {culture.length > 0 && (
        <Card as="section" title={t('profile.form.section.clinicCulture')} titleAs="h2">
          <DataList layout="grid" items={culture} />
        </Card>
      )}
    </Stack>
  );
}
