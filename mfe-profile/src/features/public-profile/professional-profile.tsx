import { AVAILABILITY_DAYS, optionLabel } from '@tbt/contracts';
import { Badge, Card, Cluster, DataList, Icon, Stack, Text } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import type { ReactNode } from 'react';
import { readFragment, type FragmentType } from '../../generated';
import { ProfessionalProfileFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import { ProfileHead } from './profile-head';
import { useFacts } from './use-facts';

const NO_LIMIT_KM = 999;

/** A professional as the viewer may see them; what is not theirs to see has not come. */
export function ProfessionalProfile({
  person: reference,
  actions,
}: {
  person: FragmentType<typeof ProfessionalProfileFragmentDoc>;
  /** What the viewer can do about them. */
  actions?: ReactNode;
}) {
  const person = readFragment(ProfessionalProfileFragmentDoc, reference);
  const t = useText();
  const { locale } = useLocale();
  const { label, all, known } = useFacts();
  const distance =
    person.travelDistance === NO_LIMIT_KM
      ? t('profile.mine.noLimit')
      : person.travelDistance && t('profile.mine.kilometres', { km: person.travelDistance });
  const work = known([
    [t('profile.mine.experience'), label('yearsExperience', person.yearsExperience)],
    [t('profile.mine.institution'), person.educationInstitution],
    [t('profile.mine.graduation'), person.graduationYear],
    [t('profile.mine.travel'), distance],
    [
      t('profile.public.licence'),
      person.hasLicence
        ? t('profile.public.verifiedIn', { provinces: all('province', person.verifiedProvinces) })
        : t('profile.public.notVerified'),
    ],
  ]);
  const culture = known([
    [t('profile.mine.languages'), all('language', person.languagesSpoken)],
    [t('profile.mine.specialties'), all('specialtyFocus', person.specialtyFocus)],
    [t('profile.mine.patients'), all('patientType', person.patientTypes)],
    [t('profile.mine.workingStyle'), label('workingStyle', person.workingStyle)],
    [t('profile.form.personalityType'), label('personality', person.personalityType)],
    [t('profile.mine.workPace'), label('workPace', person.workPace)],
    [t('profile.mine.communication'), label('communicationStyle', person.communicationStyle)],
    [t('profile.mine.stress'), label('stressHandling', person.stressHandling)],
  ]);
  const contact = known([
    [t('profile.auth.email'), person.email],
    [t('profile.mine.licenceNumber'), person.licenseNumber],
  ]);
  return (
    <Stack gap="5">
      <ProfileHead
        person={person}
        actions={actions}
        badges={
          <>
            {person.isVerified && (
              <Badge tone="success" icon={<Icon name="check" size="small" />}>
                {t('profile.mine.verified')}
              </Badge>
            )}
            {person.isNewGrad && (
              <Badge tone="warning" icon={<Icon name="sparkle" size="small" />}>
                {t('profile.mine.newGrad')}
              </Badge>
            )}
            {person.educationTier && (
              <Badge>{optionLabel(locale, 'educationTier', person.educationTier)}</Badge>
            )}
          </>
        }
      />
      {contact.length > 0 && (
        <Card as="section" title={t('profile.public.details')} titleAs="h2">
          <Stack gap="3">
            <Text size="dense" tone="muted">
              {t('profile.public.detailsWhy')}
            </Text>
            <DataList layout="grid" items={contact} />
          </Stack>
        </Card>
      )}
      <Card as="section" title={t('profile.mine.group.work')} titleAs="h2">
        <DataList layout="grid" items={work} />
      </Card>
      <Card as="section" title={t('profile.mine.availability')} titleAs="h2">
        {person.availability.length > 0 ? (
          <Cluster gap="2" as="ul">
            {AVAILABILITY_DAYS.filter((day) => person.availability.includes(day)).map((day) => (
              <li key={day}>
                <Badge tone="success">{optionLabel(locale, 'day', day)}</Badge>
              </li>
            ))}
          </Cluster>
        ) : (
          <Text tone="muted">{t('profile.schedule.none')}</Text>
        )}
      </Card>
      {culture.length > 0 && (
        <Card as="section" title={t('profile.mine.group.culture')} titleAs="h2">
          <DataList layout="grid" items={culture} />
        </Card>
      )}
    </Stack>
  );
}
