import { lazy, Suspense, useState } from 'react';
import { optionLabel, paths, PROVINCES } from '@tbt/contracts';
import {
  Button,
  Card,
  FormField,
  Heading,
  Page,
  Select,
  Spinner,
  Stack,
  Text,
} from '@tbt/design-system';
import { ErrorBoundary, Link, mayInClinic, useLocale, useSession } from '@tbt/web-kit';
import { PlanCards } from '../features/plan-comparison/plan-cards';
import { PlanComparison } from '../features/plan-comparison/plan-comparison';
import { PricingQuestions } from '../features/plan-comparison/pricing-questions';
import { useClinicPlan } from '../features/plan-comparison/use-clinic-plan';
import { useProvince } from '../features/plan-comparison/use-province';
import { LaunchOffer } from '../parts/launch-offer';
import { useOpenOffer } from '../parts/use-open-offer';
import styles from './pricing-page.module.css';
import { useText } from '../texts';

/** Asks the graph, which visitors' pages do without. */
const ClinicPlanCards = lazy(async () => ({
  default: (await import('./clinic-plan-cards')).ClinicPlanCards,
}));

/** /pricing: what each plan costs and allows. */
export function PricingPage() {
  const t = useText();
  const { locale } = useLocale();
  const { status, viewer } = useSession();
  const { left, isPending } = useOpenOffer();
  // What is drawn stays, also when a visitor is known late.
  const [isDrawn, setDrawn] = useState(!isPending);
  if (!isPending && !isDrawn) setDrawn(true);
  const [province, chooseProvince] = useProvince();
  const plan = useClinicPlan();
  const cards = { province, current: plan };
  const provinces = PROVINCES.map((value) => ({
    value,
    label: optionLabel(locale, 'province', value),
  }));
  return (
    <Page title={t('clinic.pricing.title')} description={t('clinic.pricing.lead')}>
      {!isDrawn ? (
        <Spinner label={t('clinic.pricing.loading')} layout="page" />
      ) : (
        <Stack gap="10">
          {left !== null && <LaunchOffer remaining={left} />}
          <Stack as="section" gap="5" aria-label={t('clinic.pricing.plans')}>
            <Heading as="h2">{t('clinic.pricing.plans')}</Heading>
            <FormField
              label={t('clinic.pricing.province')}
              hint={t('clinic.pricing.provinceHint')}
              className={styles.province}
            >
              <Select
                value={province ?? ''}
                placeholder={t('clinic.pricing.anyProvince')}
                options={provinces}
                onChange={(event) => chooseProvince(event.target.value)}
              />
            </FormField>
            {plan !== null && plan !== 'none' && mayInClinic(viewer, 'readPlan') ? (
              <ErrorBoundary name="mfe-clinic" fallback={() => <PlanCards {...cards} />}>
                <Suspense fallback={<PlanCards {...cards} isPending />}>
                  <ClinicPlanCards province={province} current={plan} />
                </Suspense>
              </ErrorBoundary>
            ) : (
              <PlanCards {...cards} />
            )}
          </Stack>
          <Stack as="section" gap="4" aria-label={t('clinic.pricing.compare')}>
            <Heading as="h2">{t('clinic.pricing.compare')}</Heading>
            <PlanComparison />
          </Stack>
          <Card
            as="section"
            titleAs="h2"
            title={t('clinic.pricing.professionals')}
            footer={
              status === 'anonymous' && (
                <Button asChild variant="secondary">
                  <Link to={paths.profile()}>{t('clinic.pricing.createProfile')}</Link>
                </Button>
              )
            }
          >
            <Text>{t('clinic.pricing.professionalsText')}</Text>
          </Card>
          <Stack as="section" gap="4" aria-label={t('clinic.pricing.questions')}>
            <Heading as="h2">{t('clinic.pricing.questions')}</Heading>
            <PricingQuestions isLaunchOpen={left !== null} />
          </Stack>
        </Stack>
      )}
    </Page>
  );
}
