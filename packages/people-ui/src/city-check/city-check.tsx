import { useRef, useState, type ReactNode } from 'react';
import { isProvince, optionLabel } from '@tbt/contracts';
import { Button, Cluster, Stack, Text } from '@tbt/design-system';
import { skipToken, useLocale, useQuery } from '@tbt/web-kit';
import { CityCheckDocument } from '../generated/graphql';
import { useText } from '../texts';

export interface CityCheckProps {
  province: string;
  city: string;
  /** Takes the suggested name. */
  onUse: (city: string) => void;
  /** The field of the city. */
  children: ReactNode;
}

/** A field with a question when the user leaves it with a city that the province lacks; never an error. */
export function CityCheck({ province, city, onUse, children }: CityCheckProps) {
  const t = useText();
  const { locale } = useLocale();
  const field = useRef<HTMLDivElement>(null);
  const [leftWith, setLeftWith] = useState('');
  const isAsked = isProvince(province) && leftWith !== '' && leftWith === city.trim();
  const { data } = useQuery(
    CityCheckDocument,
    isAsked ? { variables: { province, city: leftWith } } : skipToken,
  );
  const check = data?.cityCheck;
  const suggestion = check?.suggestion;
  const use = (name: string) => {
    onUse(name);
    setLeftWith(name);
    field.current?.querySelector('input')?.focus();
  };
  return (
    <Stack ref={field} gap="1" onBlur={() => setLeftWith(city.trim())}>
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
