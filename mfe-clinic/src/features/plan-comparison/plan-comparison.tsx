import { PLAN_KEYS, PLANS, type PlanKey } from '@tbt/contracts';
import { Icon, VisuallyHidden } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import { useText } from '../../texts';
import { usePlanName } from '../../parts/plan-name';
import styles from './plan-comparison.module.css';

const LIMITS = ['activeJobs', 'clinicAlerts', 'emergencyRequests', 'rankedPeople'] as const;
const RIGHTS = [
  'canWriteFirst',
  'findsByLicence',
  'hasAdvancedMatching',
  'hasPrioritySupport',
] as const;
/** Rows whose name does not say what it is. */
const EXPLAINED = ['clinicAlerts', 'rankedPeople', 'hasAdvancedMatching'] as const;
/** Part of every plan, the free one included. */
const ALWAYS = ['browse', 'answer'] as const;

function YesNo({ value }: { value: boolean }) {
  const t = useText();
  return value ? (
    <>
      <Icon name="check" size="small" />
      <VisuallyHidden>{t('clinic.plans.yes')}</VisuallyHidden>
    </>
  ) : (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('clinic.plans.no')}</VisuallyHidden>
    </>
  );
}

export function PlanComparison() {
  const t = useText();
  const formats = useFormats();
  const nameOf = usePlanName();
  const limitOf = (limit: number | null) => {
    if (limit === 0) return <YesNo value={false} />;
    return limit === null ? t('clinic.plans.unlimited') : formats.number(limit);
  };
  const meaningOf = (row: string) => {
    const key = EXPLAINED.find((known) => known === row);
    return key && <p className={styles.meaning}>{t(`clinic.plans.meaning.${key}`)}</p>;
  };
  const rows = [
    ...LIMITS.map((key) => ({
      key,
      label: t(`clinic.plans.limit.${key}`),
      cell: (plan: PlanKey) => limitOf(PLANS[plan][key]),
    })),
    ...RIGHTS.map((key) => ({
      key,
      label: t(`clinic.plans.right.${key}`),
      cell: (plan: PlanKey) => <YesNo value={PLANS[plan][key]} />,
    })),
    ...ALWAYS.map((key) => ({
      key,
      label: t(`clinic.plans.always.${key}`),
      cell: () => <YesNo value />,
    })),
  ];
  return (
    // Explicit roles: the narrow layout removes the implicit ones.
    <table role="table" className={styles.table}>
      <caption>
        <VisuallyHidden>{t('clinic.plans.comparison')}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row" className={styles.row}>
          <td role="cell" className={styles.corner} />
          {PLAN_KEYS.map((plan) => (
            <th key={plan} role="columnheader" scope="col" className={styles.plan}>
              {nameOf(plan)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, label, cell }) => (
          <tr key={key} role="row" className={styles.row}>
            <th role="rowheader" scope="row" className={styles.label}>
              {label}
              {meaningOf(key)}
            </th>
            {PLAN_KEYS.map((plan) => (
              <td key={plan} role="cell" className={styles.value}>
                {cell(plan)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
