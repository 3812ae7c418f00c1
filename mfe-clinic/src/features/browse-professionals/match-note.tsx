import { institutionName, optionLabel, peopleSearchOf } from '@tbt/contracts';
import { Text } from '@tbt/design-system';
import { useFormats, useLocale } from '@tbt/web-kit';
import type { ProfessionalCardFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { isFoundIn } from './matched-words';

/** What matched: place, licence or school. */
export function MatchNote({
  person,
  q,
  hasNumber,
}: {
  person: ProfessionalCardFragment;
  q: string;
  hasNumber: boolean;
}) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const { city, verifiedProvinces, educationInstitution } = person;
  const provinces = verifiedProvinces.map((name) => optionLabel(locale, 'province', name));
  const found = [
    ...(city && isFoundIn(city, q) ? [t('clinic.card.matchedPlace', { place: city })] : []),
    ...(hasNumber ? [t('clinic.card.matchedNumber', { number: q })] : []),
    ...(peopleSearchOf(q).asksForLicence && provinces.length > 0
      ? [t('clinic.card.matchedLicence', { provinces: formats.list(provinces) })]
      : []),
    ...(educationInstitution && isFoundIn(educationInstitution, q)
      ? [institutionName(locale, educationInstitution)]
      : []),
  ];
  if (found.length === 0) return null;
  return (
    <Text size="dense" tone="muted">
      {t('clinic.card.matched', { what: found.join(', ') })}
    </Text>
  );
}
