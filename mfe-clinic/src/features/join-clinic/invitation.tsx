import { optionLabel, paths, type ClinicRole } from '@tbt/contracts';
import { Button, Card, EmptyState, Stack, Text, toast } from '@tbt/design-system';
import { detailOf, Link, useLocale, useSession } from '@tbt/web-kit';
import { useText } from '../../texts';
import { AcceptInvitation } from './accept-invitation';
import { JoinForm } from './join-form';

export interface InvitationProps {
  token: string;
  invitation: {
    clinicName: string;
    city?: string | null;
    role: ClinicRole;
    email: string;
    hasAccount: boolean;
  };
  onKeep: () => void;
  onJoined: () => void;
}

/** What the clinic offers, and the one way to take it: by the invited address. */
export function Invitation({ token, invitation, onKeep, onJoined }: InvitationProps) {
  const t = useText();
  const { locale } = useLocale();
  const { viewer, logOut } = useSession();
  const { clinicName, city, role, email, hasAccount } = invitation;
  const isAddressee = viewer?.email.toLowerCase() === email.toLowerCase();
  const leave = () => {
    logOut().catch((error: unknown) =>
      toast({
        variant: 'destructive',
        title: t('clinic.join.failed'),
        description: detailOf(error),
      }),
    );
  };
  return (
    <Card as="section" title={t('clinic.join.from', { clinic: clinicName })} titleAs="h2">
      <Stack gap="5">
        <Text>
          {t(city ? 'clinic.join.offerIn' : 'clinic.join.offer', {
            ...{ clinic: clinicName, city: city ?? '' },
            role: optionLabel(locale, 'clinicRole', role),
          })}
        </Text>
        {isAddressee ? (
          <AcceptInvitation token={token} onJoined={onJoined} />
        ) : viewer ? (
          <EmptyState
            icon="user"
            title={t('clinic.join.otherAccount', { email })}
            description={t('clinic.join.signedInAs', { email: viewer.email })}
            action={
              <Button variant="secondary" onClick={leave}>
                {t('clinic.join.logOut')}
              </Button>
            }
          />
        ) : hasAccount ? (
          <Stack gap="3" align="start">
            <Text>{t('clinic.join.hasAccount', { email })}</Text>
            <Button asChild>
              <Link to={paths.auth({ returnTo: paths.joinClinic() })} onClick={onKeep}>
                {t('clinic.join.signIn')}
              </Link>
            </Button>
          </Stack>
        ) : (
          <>
            <Text>{t('clinic.join.newAccount', { email })}</Text>
            <JoinForm token={token} email={email} onJoined={onJoined} />
          </>
        )}
      </Stack>
    </Card>
  );
}
