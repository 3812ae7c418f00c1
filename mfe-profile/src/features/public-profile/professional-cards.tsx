import { asksForLicence, AVAILABILITY_DAYS, institutionName, optionLabel } from '@tbt/contracts';
import { Badge, Card, Cluster, DataList, Stack, Text } from '@tbt/design-system';
import { useLocale, useSession } from '@tbt/web-kit';
import type { ProfessionalProfileFragment } from '../../generated/graphql';
import { proofOf } from '../../parts/credential-proof';
import { useText } from '../../texts';
import { useFacts } from './use-facts';

const NO_LIMIT_KM = 999;

type Part = { person: ProfessionalProfileFragment };

export function ContactCard({ person }: Part) {
  const t = useText();
  const { licenseNumber, isLicenceNumberChecked, role, province } = person;
  const proof = proofOf(role ?? null, province ?? '');
  const licenceNumber =
    licenseNumber && !isLicenceNumberChecked
      ? t('profile.public.numberNotChecked', { number: licenseNumber })
      : licenseNumber;
  const contact = useFacts().known([
    [t('profile.auth.email'), person.email],
    [t(`profile.verification.number.${proof}`), licenceNumber],
  ]);
  if (contact.length === 0) return null;
  return (
    <Card as="section" title={t('profile.public.details')} titleAs="h2">
      <Stack gap="3">
        <Text size="dense" tone="muted">
          {t('profile.public.detailsWhy', { name: person.firstName })}
        </Text>
        <DataList layout="grid" items={contact} />
      </Stack>
    </Card>
  );
}

function useTravelDistance({ travelDistance }: ProfessionalProfileFragment) {
  const t = useText();
  if (travelDistance === NO_LIMIT_KM) return t('profile.mine.noLimit');
  return travelDistance && t('profile.mine.kilometres', { km: travelDistance });
}

/** The missing verification, for clinics and the professional, where the province requires one. */
function useMissingLicence({ id, role, province, isVerified }: ProfessionalProfileFragment) {
  const { viewer } = useSession();
  if (!viewer || isVerified || !asksForLicence(role ?? null, province ?? '')) return false;
  return viewer.role === 'clinic' || viewer.isAdmin === true || String(viewer.id) === id;
}

export function WorkCard({ person }: Part) {
  const t = useText();
  const { locale } = useLocale();
  const { label, all, known } = useFacts();
  const distance = useTravelDistance(person);
  const isUnverifiedForViewer = useMissingLicence(person);
  const proof = proofOf(person.role ?? null, person.province ?? '');
  const licence = person.hasLicence
    ? t(`profile.public.verifiedIn.${proof}`, {
        provinces: all('province', person.verifiedProvinces),
      })
    : isUnverifiedForViewer && t('profile.public.notVerified');
  const work = known([
    [t('profile.mine.experience'), label('yearsExperience', person.yearsExperience)],
    [
      t('profile.mine.institution'),
      person.educationInstitution && institutionName(locale, person.educationInstitution),
    ],
    [t('profile.mine.graduation'), person.graduationYear],
    [t('profile.mine.travel'), distance],
    [t(`profile.public.${proof}`), licence],
  ]);
  return (
    <Card as="section" title={t('profile.mine.group.work')} titleAs="h2">
      <DataList layout="grid" items={work} />
    </Card>
  );
}

export function AvailabilityCard({ person: { availability } }: Part) {
  const t = useText();
  const { locale } = useLocale();
  const days = AVAILABILITY_DAYS.filter((day) => availability.includes(day));
  return (
    <Card as="section" title={t('profile.mine.availability')} titleAs="h2">
      {availability.length > 0 ? (
        <Cluster gap="2" as="ul">
          {days.map((day) => (
            <li key={day}>
              <Badge tone="success">{optionLabel(locale, 'day', day)}</Badge>
            </li>
          ))}
        </Cluster>
      ) : (
        <Text tone="muted">{t('profile.public.noDays')}</Text>
      )}
    </Card>
  );
}

/** Work style; nothing when empty. */
export function CultureCard({ person }: Part) {
  const t = useText();
  const { label, all, known } = useFacts();
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
  if (culture.length === 0) return null;
  return (
    <Card as="section" title={t('profile.mine.group.culture')} titleAs="h2">
      <DataList layout="grid" items={culture} />
    </Card>
  );
}
