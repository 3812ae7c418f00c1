import { useState } from 'react';
import { isMatchTerm, MATCH_TERMS, MATCH_WEIGHTS, weightBounds } from '@tbt/contracts';
import type { MatchTermKey } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { readFragment, type FragmentType } from '../../generated';
import {
  MatchingWeightEntryFragmentDoc,
  SetMatchingWeightsDocument,
} from '../../generated/graphql';
import { useText } from '../../texts';

type Entries = readonly FragmentType<typeof MatchingWeightEntryFragmentDoc>[];
type Values = Record<MatchTermKey, number | null>;

function valuesOf(entries: Entries): Values {
  const given = readFragment(MatchingWeightEntryFragmentDoc, entries);
  const known = given.filter(({ key }) => isMatchTerm(key)).map(({ key, weight }) => [key, weight]);
  return { ...MATCH_WEIGHTS, ...Object.fromEntries(known) } as Values;
}

/** Terms whose saved weight is not what counts. */
const effectiveOf = (entries: Entries): ReadonlyMap<string, number> =>
  new Map(
    readFragment(MatchingWeightEntryFragmentDoc, entries)
      .filter(({ weight, effective }) => weight !== effective)
      .map(({ key, effective }) => [key, effective]),
  );

const isInside = (key: MatchTermKey, value: number | null): value is number => {
  const { min, max } = weightBounds(key);
  return value !== null && value >= min && value <= max;
};

export function useWeights(entries: Entries, onKept: () => void) {
  const t = useText();
  const [values, setValues] = useState(() => valuesOf(entries));
  const [effective, setEffective] = useState(() => effectiveOf(entries));
  const [isTried, setTried] = useState(false);
  const [save, { loading }] = useMutation(SetMatchingWeightsDocument);
  const wrong = MATCH_TERMS.filter((key) => !isInside(key, values[key]));

  const send = async (weights: { key: string; weight: number }[]) => {
    const failed = (description: string) =>
      toast({ variant: 'destructive', title: t('jobs.matching.error'), description });
    try {
      const { data } = await save({ variables: { input: { weights } } });
      const { errors = [], weights: kept } = data?.setMatchingWeights ?? {};
      if (errors[0] || !kept) return failed(errors[0]?.message ?? '');
      setValues(valuesOf(kept));
      setEffective(effectiveOf(kept));
      setTried(false);
      onKept();
      return toast({ title: t('jobs.matching.weightsKept') });
    } catch (error) {
      return failed(detailOf(error));
    }
  };

  return {
    values,
    /** Where answers to "Not interested" move what counts. */
    effective,
    isSaving: loading,
    isWrong: (key: MatchTermKey) => isTried && wrong.includes(key),
    onChange: (key: MatchTermKey, value: number | null) =>
      setValues((before) => ({ ...before, [key]: value })),
    onSave: () => {
      setTried(true);
      if (wrong.length > 0) return;
      void send(MATCH_TERMS.map((key) => ({ key, weight: values[key] ?? MATCH_WEIGHTS[key] })));
    },
    onReset: () => void send([]),
  };
}
