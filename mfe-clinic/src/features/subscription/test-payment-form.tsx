import { useState } from 'react';
import {
  paths,
  TEST_CHECKOUT_SCENARIOS,
  TEST_LATER_SCENARIOS,
  type TestScenario,
} from '@tbt/contracts';
import { Button, Dialog, RadioGroup, Stack } from '@tbt/design-system';
import { toastOutcome, useNavigate } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { PlayTestPaymentDocument } from '../../generated/graphql';
import { useText } from '../../texts';

export interface TestPaymentFormProps {
  /** A payment page of the test driver; null for what happens to a plan later. */
  session: string | null;
  onPlayed: () => Promise<void>;
}

/** Plays what a card, a bank or the time would do. */
export function TestPaymentForm({ session, onPlayed }: TestPaymentFormProps) {
  const t = useText();
  const navigate = useNavigate();
  const scenarios = session ? TEST_CHECKOUT_SCENARIOS : TEST_LATER_SCENARIOS;
  const [scenario, setScenario] = useState<TestScenario>(scenarios[0]);
  const [asksBank, setAsksBank] = useState(false);
  const [play, { loading }] = useMutation(PlayTestPaymentDocument);
  const send = async (played: TestScenario) => {
    setAsksBank(false);
    const input = { scenario: played, sessionId: session };
    const isDone = await toastOutcome(
      async () => (await play({ variables: { input } })).data?.playTestPayment.errors ?? [],
      { done: t('clinic.test.done'), failed: t('clinic.test.failed') },
    );
    if (!isDone) return;
    await onPlayed();
    void navigate(session ? paths.subscriptionSuccess() : paths.subscription());
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (scenario === 'three_d_secure') setAsksBank(true);
        else void send(scenario);
      }}
    >
      <Stack gap="6" align="start">
        <RadioGroup
          legend={t(session ? 'clinic.test.card' : 'clinic.test.later')}
          name="scenario"
          value={scenario}
          onValueChange={(value) =>
            setScenario(scenarios.find((known) => known === value) ?? scenarios[0])
          }
          options={scenarios.map((value) => ({ value, label: t(`clinic.test.${value}`) }))}
        />
        <Button type="submit" size="large" loading={loading}>
          {t(session ? 'clinic.test.pay' : 'clinic.test.play')}
        </Button>
      </Stack>
      <Dialog
        open={asksBank}
        onOpenChange={setAsksBank}
        title={t('clinic.test.bankTitle')}
        description={t('clinic.test.bankText')}
        closeLabel={t('clinic.sub.close')}
        footer={
          <>
            <Button variant="secondary" onClick={() => void send('decline')}>
              {t('clinic.test.refuse')}
            </Button>
            <Button onClick={() => void send('three_d_secure')}>{t('clinic.test.confirm')}</Button>
          </>
        }
      />
    </form>
  );
}
