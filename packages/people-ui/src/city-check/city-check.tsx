import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isProvince, optionLabel } from '@tbt/contracts';
import { Button, Cluster, Stack, Text } from '@tbt/design-system';
import { useGraph, useLocale, type GraphAccess } from '@tbt/web-kit';
import { CityCheckDocument, type CityCheckQuery } from '../generated/graphql';
import { useText } from '../texts';

export interface CityCheckProps {
  province: string;
  city: string;
  /** Takes the suggested name, or the spelling of a known one; also after the field is gone. */
  onUse: (city: string) => void;
  children: ReactNode;
}

const ask = async (graph: GraphAccess, variables: { province: string; city: string }) =>
  (await (await graph.load()).query({ query: CityCheckDocument, variables })).data?.cityCheck;

/** The answer about a city; its code is loaded when a user has left the field. */
function useCheck(province: string, city: string | null) {
  const graph = useGraph();
  const [answer, setAnswer] = useState<{ about: string; check?: CityCheckQuery['cityCheck'] }>();
  const about = city === null ? null : `${province} ${city}`;
  useEffect(() => {
    if (about === null || city === null) return undefined;
    let isCurrent = true;
    ask(graph, { province, city })
      .then((check) => isCurrent && setAnswer({ about, check }))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [graph, about, province, city]);
  return answer?.about === about ? answer?.check : undefined;
}

/** A field that corrects case and accents of a known city, with a question when the user leaves it with a city that the province lacks; never an error. */
export function CityCheck({ province, city, onUse, children }: CityCheckProps) {
  const t = useText();
  const { locale } = useLocale();
  const field = useRef<HTMLDivElement>(null);
  const graph = useGraph();
  const [leftWith, setLeftWith] = useState('');
  const isAsked = isProvince(province) && leftWith !== '' && leftWith === city.trim();
  const check = useCheck(province, isAsked ? leftWith : null);
  const latest = useRef(city);
  useEffect(() => {
    latest.current = city;
  });
  const leave = () => {
    const left = city.trim();
    setLeftWith(left);
    if (!isProvince(province) || left === '') return;
    const takeSpelling = async () => {
      const { isKnown, suggestion: spelling } = (await ask(graph, { province, city: left })) ?? {};
      if (isKnown && spelling && latest.current.trim() === left) onUse(spelling);
    };
    void takeSpelling().catch(() => undefined);
  };
  const suggestion = check?.suggestion;
  const use = (name: string) => {
    onUse(name);
    setLeftWith(name);
    field.current?.querySelector('input')?.focus();
  };
  return (
    <Stack ref={field} gap="1" onBlur={leave}>
      {children}
      <div role="status">
        {isAsked && check?.isKnown === false && (
          <Cluster gap="2">
            <Text size="small">
              {t('peopleUi.city.unknown', {
                city: leftWith,
                province: optionLabel(locale, 'province', province),
              })}
            </Text>
            {suggestion && (
              <Button size="small" variant="secondary" onClick={() => use(suggestion)}>
                {t('peopleUi.city.use', { suggestion })}
              </Button>
            )}
          </Cluster>
        )}
      </div>
    </Stack>
  );
}
