import { useState } from 'react';
import { paths } from '@tbt/contracts';
import { Banner, Button, Stack } from '@tbt/design-system';
import { detailOf, useNavigate, useSession } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { AcceptClinicInvitationDocument } from '../../generated/graphql';
import { useText } from '../../texts';

interface AcceptInvitationProps {
  token: string;
  onJoined: () => void;
}

export function AcceptInvitation({ token, onJoined }: AcceptInvitationProps) {
  const t = useText();
  const navigate = useNavigate();
  const { refresh } = useSession();
  const [accept, { loading }] = useMutation(AcceptClinicInvitationDocument);
  const [problem, setProblem] = useState<string | null>(null);
  const onAccept = async () => {
    try {
      const { data } = await accept({ variables: { input: { token } } });
      const [refusal] = data?.acceptClinicInvitation.errors ?? [];
      if (refusal) return setProblem(refusal.message);
      onJoined();
      await refresh();
      await navigate(paths.clinicDashboard(), { replace: true });
    } catch (error) {
      setProblem(detailOf(error));
    }
  };
  return (
    <Stack gap="4" align="start">
      {problem && (
        <Banner tone="danger" live="alert">
          {problem}
        </Banner>
      )}
      <Button
        loading={loading}
        loadingLabel={t('clinic.join.joining')}
        onClick={() => void onAccept()}
      >
        {t('clinic.join.accept')}
      </Button>
    </Stack>
  );
}
