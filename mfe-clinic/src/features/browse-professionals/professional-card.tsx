import {
  addressLine,
  asksForLicence,
  optionLabel,
  paths,
  photoUrl,
  PLANS,
  WRITE_FIRST_TIERS,
  type OptionSet,
} from '@tbt/contracts';
import {
  Avatar,
  Badge,
  Button,
  Card,
  Cluster,
  DataList,
  Icon,
  Stack,
  Text,
  TextLink,
} from '@tbt/design-system';
import { Link, useFormats, useLocale, useReadsOnly, useSession, useViewerPlan } from '@tbt/web-kit';
import type { ReactNode } from 'react';
import { readFragment, type FragmentType } from '../../generated';
import {
  ProfessionalCardFragmentDoc,
  type ProfessionalCardFragment,
} from '../../generated/graphql';
import { usePlanName } from '../../parts/plan-name';
import { useText } from '../../texts';
import { MatchedText } from './matched-text';
import { MatchNote } from './match-note';

const NO_LIMIT_KM = 999;
const LANGUAGES_SHOWN = 3;
const SPECIALTIES_SHOWN = 2;
const TIER_TONES = { tier1: 'success', tier2: 'info', tier3: 'neutral' } as const;

/** Whether a licence is issued where the professional is based. */
const hasRegulator = ({ role, province }: ProfessionalCardFragment): boolean =>
  asksForLicence(role ?? null, province ?? '');

const proofIn = (person: ProfessionalCardFragment) =>
  hasRegulator(person) ? ('licence' as const) : ('certificate' as const);

/** Licence status; a missing verification is shown only where the province requires it. */
function useLicenceFact(person: ProfessionalCardFragment): string | null {
  const t = useText();
  const { locale } = useLocale();
  const { viewer } = useSession();
  const { verifiedProvinces, hasLicence, isVerified } = person;
  const names = verifiedProvinces.map((name) => optionLabel(locale, 'province', name));
  const proof = proofIn(person);
  if (hasLicence) return t(`clinic.card.licensedIn.${proof}`, { provinces: names.join(', ') });
  if (isVerified) return t(`clinic.card.verified.${proof}`);
  const mayBook = viewer?.role === 'clinic' || viewer?.isAdmin === true;
  return mayBook && hasRegulator(person) ? t('clinic.card.noLicence') : null;
}

/** The rating, else the kept shifts; "New" without either. */
function useRecord({ totalReviews, avgRating, reliability }: ProfessionalCardFragment): string {
  const t = useText();
  const formats = useFormats();
  const kept = reliability?.keptShifts ?? 0;
  if (totalReviews)
    return t('clinic.card.rating', { rating: formats.rating(avgRating), count: totalReviews });
  return kept > 0 ? t('clinic.card.kept', { count: kept }) : t('clinic.card.unrated');
}

function useFacts(person: ProfessionalCardFragment) {
  const t = useText();
  const licence = useLicenceFact(person);
  const { locale } = useLocale();
  const formats = useFormats();
  const label = (set: OptionSet, value: string) => optionLabel(locale, set, value);
  const distance =
    person.travelDistance === NO_LIMIT_KM
      ? t('clinic.card.noLimit')
      : t('clinic.card.kilometres', { km: person.travelDistance ?? 0 });
  const join = (set: OptionSet, values: readonly string[], shown: number) =>
    formats.runOn(values.slice(0, shown).map((value) => label(set, value))).join(', ');
  const facts: [string, string | null | false | undefined][] = [
    [
      t('clinic.card.experience'),
      person.yearsExperience && label('yearsExperience', person.yearsExperience),
    ],
    [t(`clinic.card.${proofIn(person)}`), licence],
    [t('clinic.card.travel'), person.travelDistance !== null && distance],
    [
      t('clinic.card.workingStyle'),
      person.workingStyle && label('workingStyle', person.workingStyle),
    ],
    [t('clinic.card.languages'), join('language', person.languagesSpoken, LANGUAGES_SHOWN)],
    [
      t('clinic.card.specialties'),
      join('specialtyFocus', person.specialtyFocus, SPECIALTIES_SHOWN),
    ],
  ];
  return facts.flatMap(([term, description]) => (description ? [{ term, description }] : []));
}

/** Without a plan that writes first, or for a shift, an invitation is the way to reach a professional. */
function ContactActions({
  id,
  shiftId,
  isInvited,
}: {
  id: string;
  shiftId: string | null;
  isInvited: boolean;
}) {
  const t = useText();
  const nameOf = usePlanName();
  const plan = useViewerPlan();
  const { viewer } = useSession();
  const readsOnly = useReadsOnly();
  const { canWriteFirst } = PLANS[plan];
  const invites = viewer?.role === 'clinic' && !readsOnly && (shiftId !== null || !canWriteFirst);
  const contact = <Link to={paths.messages(id)}>{t('clinic.card.contact')}</Link>;
  if (!invites)
    return (
      <Button asChild fullWidth>
        {contact}
      </Button>
    );
  return (
    <Stack gap="2">
      {isInvited ? (
        <Button disabled fullWidth>
          {t('clinic.card.invitedToThis')}
        </Button>
      ) : (
        <Button asChild fullWidth>
          <Link to={paths.professional(id, shiftId)}>
            {t(shiftId ? 'clinic.card.inviteToThis' : 'clinic.card.invite')}
          </Link>
        </Button>
      )}
      <Button asChild fullWidth variant="secondary">
        {contact}
      </Button>
      {!canWriteFirst && (
        <Text size="dense" tone="muted">
          {t('clinic.card.contactNeeds', { plan: nameOf(WRITE_FIRST_TIERS[0] ?? 'premium') })}
        </Text>
      )}
    </Stack>
  );
}

export function ProfessionalCard({
  person: reference,
  q = '',
  hasNumber = false,
  distanceKm = null,
  shiftId = null,
  isInvited = false,
  actions,
}: {
  person: FragmentType<typeof ProfessionalCardFragmentDoc>;
  q?: string;
  hasNumber?: boolean;
  distanceKm?: number | null;
  /** The clinic's shift that someone is looked for. */
  shiftId?: string | null;
  /** To that shift, and not answered yet. */
  isInvited?: boolean;
  actions?: ReactNode;
}) {
  const person = readFragment(ProfessionalCardFragmentDoc, reference);
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const record = useRecord(person);
  const facts = useFacts(person);
  const name = `${person.firstName} ${person.lastName}`;
  const place = addressLine(locale, { city: person.city, province: person.province }) ?? '';
  return (
    <Card
      title={
        <TextLink asChild variant="quiet">
          <Link to={paths.professional(person.id)}>
            <MatchedText text={name} q={q} />
          </Link>
        </TextLink>
      }
      titleAs="h2"
      media={<Avatar name={name} src={photoUrl(person.profilePicture, 96)} size="medium" />}
      subtitle={
        <>
          <MatchedText text={place} q={q} />
          {distanceKm !== null && (
            <span>
              {' · '}
              {t('clinic.card.distance', { km: formats.kilometres(distanceKm) })}
            </span>
          )}
        </>
      }
      aside={actions}
      footer={<ContactActions id={person.id} {...{ shiftId, isInvited }} />}
    >
      <Stack gap="3">
        <MatchNote person={person} q={q} hasNumber={hasNumber} />
        <Cluster gap="2">
          {person.role && <Badge tone="info">{optionLabel(locale, 'role', person.role)}</Badge>}
          {person.educationTier && (
            <Badge tone={TIER_TONES[person.educationTier]}>
              {t('clinic.card.school', {
                tier: optionLabel(locale, 'educationTier', person.educationTier),
              })}
            </Badge>
          )}
          {person.isNewGrad && (
            <Badge tone="warning" icon={<Icon name="sparkle" size="small" />}>
              {t('clinic.card.newGrad')}
            </Badge>
          )}
        </Cluster>
        <Cluster gap="1">
          {Boolean(person.totalReviews) && <Icon name="star" size="small" filled />}
          <Text as="span" size="dense">
            {record}
          </Text>
        </Cluster>
        <DataList items={facts} />
        {person.availability.length > 0 && (
          <Cluster gap="1" as="ul" aria-label={t('clinic.card.availability')}>
            {person.availability.map((day) => (
              <li key={day}>
                <Badge>{optionLabel(locale, 'day', day)}</Badge>
              </li>
            ))}
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}
