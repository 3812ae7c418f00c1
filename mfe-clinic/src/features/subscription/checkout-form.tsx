import { useState } from 'react';
import { paths, planPriceOf, promotionCodeOf, type SubscriptionTier } from '@tbt/contracts';
import {
  Banner,
  Button,
  Card,
  Cluster,
  DataList,
  FormField,
  Stack,
  Text,
  TextField,
  TextLink,
} from '@tbt/design-system';
import { detailOf, Link, useFormats, useSession } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { StartCheckoutDocument } from '../../generated/graphql';
import { usePlanName } from '../../parts/plan-name';
import { useText } from '../../texts';
import { usePaymentPage } from './use-payment-page';

export interface CheckoutFormProps {
  tier: SubscriptionTier;
  canTry: boolean;
  canPay: boolean;
  code: string;
  /** Where the clinic goes without a plan. */
  next: string;
  /** Reads the plan again after a code was taken. */
  onClaimed: () => Promise<void>;
}

function useCheckout({ tier, canTry, onClaimed }: CheckoutFormProps, code: string) {
  const open = usePaymentPage();
  const [start, { loading }] = useMutation(StartCheckoutDocument);
  const [problem, setProblem] = useState<string | null>(null);
  const [codeError, setCodeError] = useState<string>();
  const clear = () => {
    setProblem(null);
    setCodeError(undefined);
  };
  const submit = async () => {
    clear();
    const promotionalCode = code.trim() || null;
    const input = { tier, promotionalCode, withTrial: canTry };
    try {
      const { data } = await start({ variables: { input } });
      const { url, errors = [] } = data?.startCheckout ?? {};
      const [refusal] = errors;
      if (refusal?.path.includes('promotionalCode')) return setCodeError(refusal.message);
      if (refusal) return setProblem(refusal.message);
      if (promotionalCode) await onClaimed();
      if (url) open(url);
    } catch (error) {
      setProblem(detailOf(error));
    }
  };
  return { submit, clear, loading, problem, codeError };
}

/** The order with its taxes and the promotional code. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { tier, canTry, canPay } = props;
  const t = useText();
  const formats = useFormats();
  const { viewer } = useSession();
  const nameOf = usePlanName();
  const [code, setCode] = useState(props.code);
  const { submit, clear, loading, problem, codeError } = useCheckout(props, code);
  const isClaim = promotionCodeOf(code) !== null;
  const { price, taxes, total } = planPriceOf(tier, viewer?.province);
  const lines = isClaim
    ? [{ term: t('clinic.checkout.monthly'), description: t('clinic.checkout.freeForGood') }]
    : [
        ...(canTry
          ? [{ term: t('clinic.checkout.trialLine'), description: t('clinic.checkout.free') }]
          : []),
        {
          term: t(canTry ? 'clinic.checkout.then' : 'clinic.checkout.monthly'),
          description: formats.currency(price),
        },
        ...taxes.map(({ kind, rate, amount }) => ({
          term: t('clinic.sub.taxLine', {
            tax: t(`clinic.plans.tax.${kind}`),
            rate: formats.percent(rate),
          }),
          description: formats.currency(amount),
        })),
        { term: t('clinic.checkout.total'), description: formats.currency(total ?? price) },
      ];
  const dueToday = isClaim || canTry ? '0' : (total ?? price);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="6">
        <Card as="section" titleAs="h2" title={nameOf(isClaim ? 'premium' : tier)}>
          <DataList
            layout="amounts"
            items={[
              ...lines,
              { term: t('clinic.checkout.today'), description: formats.currency(dueToday) },
            ]}
          />
        </Card>
        <FormField
          label={t('clinic.checkout.code')}
          hint={t('clinic.checkout.codeHint')}
          error={codeError}
          optionalLabel={t('clinic.register.optional')}
        >
          <TextField
            value={code}
            onChange={(event) => {
              setCode(event.target.value);
              clear();
            }}
          />
        </FormField>
        {!isClaim && canTry && tier !== 'premium' && (
          <Text>{t('clinic.checkout.trialPlan', { plan: nameOf(tier) })}</Text>
        )}
        {!isClaim && canTry && <Text tone="muted">{t('clinic.checkout.trialNote')}</Text>}
        {problem && (
          <Banner tone="danger" title={t('clinic.checkout.failed')} live="alert">
            {problem}
          </Banner>
        )}
        {canPay || isClaim ? (
          <Button type="submit" size="large" loading={loading}>
            {t(
              isClaim
                ? 'clinic.checkout.claim'
                : canTry
                  ? 'clinic.checkout.startTrial'
                  : 'clinic.checkout.pay',
            )}
          </Button>
        ) : (
          <Text>{t('clinic.sub.noProvider')}</Text>
        )}
        {!isClaim && (
          <Text size="small" tone="muted">
            {t('clinic.checkout.cardNote')}
          </Text>
        )}
        <Cluster gap="4">
          <TextLink asChild>
            <Link to={paths.subscription()}>{t('clinic.checkout.other')}</Link>
          </TextLink>
          <TextLink asChild>
            <Link to={props.next}>{t('clinic.checkout.notNow')}</Link>
          </TextLink>
        </Cluster>
      </Stack>
    </form>
  );
}
