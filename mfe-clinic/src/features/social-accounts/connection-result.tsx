import { useEffect, useRef, useState, type ReactNode } from 'react';
import { paths, type SocialNetwork } from '@tbt/contracts';
import { Button, EmptyState, ErrorState, Spinner, type IconName } from '@tbt/design-system';
import { detailOf, Link, useNavigate } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { CompleteSocialConnectionDocument } from '../../generated/graphql';
import { useText } from '../../texts';
import { ChoosePage, type ListedPage } from './choose-page';
import { NETWORKS } from './network-facts';
import { useReturnedAnswer, type ReturnedAnswer } from './use-returned-answer';

type Choice = { choice: string; pages: readonly ListedPage[] };
type Result = { pageName: string } | { problem: string } | Choice;

function WayOn({ icon, title, children }: { icon: IconName; title: string; children?: ReactNode }) {
  const t = useText();
  return (
    <EmptyState
      icon={icon}
      title={title}
      description={children}
      action={
        <Button asChild>
          <Link to={paths.facebookSetup()}>{t('clinic.social.toSetup')}</Link>
        </Button>
      }
    />
  );
}

/** Completes the connection once, and takes its answer out of the address. */
function useCompletion(network: SocialNetwork, answer: ReturnedAnswer) {
  const navigate = useNavigate();
  const [complete] = useMutation(CompleteSocialConnectionDocument);
  const [result, setResult] = useState<Result>();
  const isSent = useRef(false);
  useEffect(() => {
    if (answer.kind === 'none' || isSent.current) return;
    isSent.current = true;
    void navigate(NETWORKS[network].connectedPath, { replace: true });
    if (answer.kind !== 'answer') return;
    const { code, state } = answer;
    complete({ variables: { input: { network, code, state } } }).then(
      ({ data }) => {
        const { account, choice, errors = [] } = data?.completeSocialConnection ?? {};
        if (choice) return setResult({ choice: choice.choice, pages: choice.pages });
        return setResult(
          account?.pageName
            ? { pageName: account.pageName }
            : { problem: errors[0]?.message ?? '' },
        );
      },
      (error: unknown) => setResult({ problem: detailOf(error) }),
    );
  }, [answer, complete, navigate, network]);
  return [result, setResult] as const;
}

/** What came of a connection, after the network's consent page. */
export function ConnectionResult({ network }: { network: SocialNetwork }) {
  const t = useText();
  const navigate = useNavigate();
  const answer = useReturnedAnswer();
  const [result, setResult] = useCompletion(network, answer);
  const { name } = NETWORKS[network];
  const named = { network: name };
  if (answer.kind === 'none')
    return <WayOn icon="info" title={t('clinic.social.nothing', named)} />;
  if (answer.kind === 'denied')
    return (
      <WayOn icon="info" title={t('clinic.social.denied', named)}>
        {t('clinic.social.deniedHint')}
      </WayOn>
    );
  if (answer.kind === 'refused')
    return (
      <WayOn icon="alert" title={t('clinic.social.refused', named)}>
        {t('clinic.social.refusedHint')}
      </WayOn>
    );
  if (!result) return <Spinner label={t('clinic.social.completing', named)} layout="page" />;
  if ('pages' in result)
    return (
      <ChoosePage
        network={network}
        {...result}
        onConnected={(pageName) => setResult({ pageName })}
      />
    );
  if ('pageName' in result)
    return (
      <WayOn icon="check" title={t('clinic.social.done', { page: result.pageName })}>
        {t('clinic.social.doneHint', named)}
      </WayOn>
    );
  return (
    <ErrorState
      title={t('clinic.social.failed', named)}
      description={result.problem}
      retryLabel={t('clinic.social.toSetup')}
      onRetry={() => void navigate(paths.facebookSetup())}
    />
  );
}
