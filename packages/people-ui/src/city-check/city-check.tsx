import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isProvince, optionLabel } from '@tbt/contracts';
import { Button, Cluster, Stack, Text } from '@tbt/design-system';
import { skipToken, useApolloClient, useLocale, useQuery } from '@tbt/web-kit';
import { CityCheckDocument } from '../generated/graphql';
import { useText } from '../texts';

export interface CityCheckProps {
  province: string;
  city: string;
  /** Takes the suggested name, or the spelling of a known one; also after the field is gone. */
  onUse: (city: string) => void;
  /** The field of the city. */
  children: ReactNode;
}

/** A field that corrects case and accents of a known city, with a question when the user leaves it with a city that the province lacks; never an error. */
export function CityCheck({ province, city, onUse, children }: CityCheckProps) {
  const t = useText();
  const { locale } = useLocale();
  const field = useRef<HTMLDivElement>(null);
  const client = useApolloClient();
  const [leftWith, setLeftWith] = useState('');
  const isAsked = isProvince(province) && leftWith !== '' && leftWith === city.trim();
  const { data } = useQuery(
    CityCheckDocument,
    isAsked ? { variables: { province, city: leftWith } } : skipToken,
  );
  const latest = useRef(city);
  useEffect(() => {
    latest.current = city;
  });
  const leave = () => {
    const left = city.trim();
    setLeftWith(left);
    if (!isProvince(province) || left === '') return;
    const takeSpelling = async () => {
      const variables = { province, city: left };
      const answer = await client.query({ query: CityCheckDocument, variables });
      const { isKnown, suggestion: spelling } = answer.data?.cityCheck ?? {};
      if (isKnown && spelling && latest.current.trim() === left) onUse(spelling);
    };
    void takeSpelling().catch(() => undefined);
  };
  const check = data?.cityCheck;
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
