import { optionLabel } from '@tbt/contracts';
import { Badge, Stack } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import type { ReactNode } from 'react';
import { readFragment, type FragmentType } from '../../generated';
import {
  ProfessionalProfileFragmentDoc,
  type ProfessionalProfileFragment,
} from '../../generated/graphql';
import { useText } from '../../texts';
import { TrustBadges } from '../../parts/trust-badges';
import { AvailabilityCard, ContactCard, CultureCard, WorkCard } from './professional-cards';
import { ProfileHead } from './profile-head';

function ProfileBadges({ person }: { person: ProfessionalProfileFragment }) {
  const t = useText();
  const { locale } = useLocale();
  return (
    <>
      <TrustBadges isVerified={person.isVerified} isNewGrad={person.isNewGrad} />
      {person.educationTier && (
        <Badge>
          {t('profile.public.school', {
            tier: optionLabel(locale, 'educationTier', person.educationTier),
          })}
        </Badge>
      )}
    </>
  );
}

export interface ProfessionalProfileProps {
  person: FragmentType<typeof ProfessionalProfileFragmentDoc>;
  actions?: ReactNode;
}

/** A professional's profile as the viewer may see it. */
export function ProfessionalProfile({ person: reference, actions }: ProfessionalProfileProps) {
  const person = readFragment(ProfessionalProfileFragmentDoc, reference);
  return (
    <Stack gap="5">
      <ProfileHead person={person} actions={actions} badges={<ProfileBadges person={person} />} />
      <ContactCard person={person} />
      <WorkCard person={person} />
      <AvailabilityCard person={person} />
      <CultureCard person={person} />
    </Stack>
  );
}
