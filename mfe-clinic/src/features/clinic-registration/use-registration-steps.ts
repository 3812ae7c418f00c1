import { useEffect, useRef } from 'react';
import { checkRule, promotionCodeOf, type PageMessageKey } from '@tbt/contracts';
import { useSearchParams } from '@tbt/web-kit';
import type { OpenStep, RegistrationField, RegistrationStep } from './registration-steps';
import type { ClinicRegistrationState } from './use-clinic-registration';

type Rule = Parameters<typeof checkRule>[0];

/** Key of what the server would answer. @param remaining places of the launch code; null while unknown. */
function codeProblem(typed: string, remaining: number | null): PageMessageKey | null {
  if (typed.trim() === '') return null;
  if (promotionCodeOf(typed) === null) return 'promotion.unknown';
  return remaining === 0 ? 'promotion.usedUp' : null;
}

/** The step of the address, at most the first one that is not complete. */
export function useRegistrationSteps(
  form: ClinicRegistrationState,
  rule: Rule,
  steps: readonly OpenStep[],
  remaining: number | null,
) {
  const [search, setSearch] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The steps and what is shown of them. */
  const top = useRef<HTMLDivElement>(null);
  const wrong = new Set(
    ((result) => (result.ok ? [] : result.issues.map(({ path }) => path[0])))(
      checkRule(rule, form.getValues()),
    ),
  );
  const firstOpen = steps.findIndex(({ fields }) => fields.some((field) => wrong.has(field)));
  const asked = steps.findIndex(({ step }) => step === search.get('step'));
  const index = Math.min(Math.max(asked, 0), firstOpen === -1 ? steps.length - 1 : firstOpen);
  const current = steps[index] as OpenStep;

  const go = (step: RegistrationStep, replace = false) => {
    setSearch(
      (query) => {
        query.set('step', step);
        return query;
      },
      { replace },
    );
  };

  // After a reload without the password: the address says what is shown.
  useEffect(() => {
    if (asked > index) go(current.step, true);
  });

  const problems = form.leftErrors.filter(({ name }) =>
    current.fields.some((field) => field === name),
  );
  const elsewhere = steps.find(({ fields }) =>
    fields.some((field) => form.errorOf(field) !== undefined),
  );
  const refused = current.step === 'review' ? elsewhere?.step : undefined;
  // An answer of the server about an earlier step.
  useEffect(() => {
    if (refused) go(refused);
  });

  const shown = useRef(current.step);
  useEffect(() => {
    if (shown.current === current.step) return;
    shown.current = current.step;
    if (problems.length > 0) return;
    // A browser scrolls for focus only as far as it must: the step before may end lower than this one. The way so far stays in view.
    top.current?.scrollIntoView?.({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  });

  return {
    current,
    index,
    heading,
    top,
    problems,
    go,
    back: () => {
      const before = steps[index - 1];
      if (before) go(before.step);
    },
    /** Checks the step; the summary of its errors gets the focus. */
    proceed: async () => {
      const isFine = await form.check(current.fields as readonly RegistrationField[]);
      const code = current.step === 'plan' ? form.getValues('promotionalCode') : '';
      const problem = codeProblem(code, remaining);
      if (isFine && problem) return form.refuse('promotionalCode', problem);
      const next = steps[index + 1];
      if (isFine && next) go(next.step);
    },
  };
}

export type RegistrationSteps = ReturnType<typeof useRegistrationSteps>;
