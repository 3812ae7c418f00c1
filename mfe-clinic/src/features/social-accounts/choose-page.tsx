import { useState } from 'react';
import type { SocialNetwork } from '@tbt/contracts';
import { Banner, Button, Card, Cluster, RadioGroup, Stack } from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { ChooseSocialPageDocument } from '../../generated/graphql';
import { useText } from '../../texts';
import { NETWORKS } from './network-facts';

export interface ListedPage {
  id: string;
  name: string;
}

export interface ChoosePageProps {
  network: SocialNetwork;
  choice: string;
  pages: readonly ListedPage[];
  onConnected: (pageName: string) => void;
}

export function ChoosePage({ network, choice, pages, onConnected }: ChoosePageProps) {
  const t = useText();
  const [choose, { loading }] = useMutation(ChooseSocialPageDocument);
  const [pageId, setPageId] = useState(pages[0]?.id ?? '');
  const [problem, setProblem] = useState<string>();
  const onChoose = async () => {
    setProblem(undefined);
    try {
      const { data } = await choose({ variables: { input: { network, choice, pageId } } });
      const { account, errors = [] } = data?.chooseSocialPage ?? {};
      if (account?.pageName) onConnected(account.pageName);
      else setProblem(errors[0]?.message);
    } catch (error) {
      setProblem(detailOf(error));
    }
  };
  return (
    <Card
      as="section"
      titleAs="h2"
      title={t('clinic.social.choose')}
      subtitle={t('clinic.social.chooseHint', { network: NETWORKS[network].name })}
    >
      <Stack gap="4">
        <RadioGroup
          name="page"
          legend={t('clinic.social.pages')}
          value={pageId}
          onValueChange={setPageId}
          options={pages.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {problem && (
          <Banner tone="danger" live="alert">
            {problem}
          </Banner>
        )}
        <Cluster>
          <Button
            loading={loading}
            loadingLabel={t('clinic.social.choosing')}
            onClick={() => void onChoose()}
          >
            {t('clinic.social.chooseAct')}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
