import { useState } from 'react';
import { IconButton } from '@tbt/design-system';
import { useIsHydrated } from '@tbt/web-kit';
import { useText } from '../texts';

type Theme = 'light' | 'dark';

const COOKIE_SECONDS = 365 * 24 * 60 * 60;

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Light or dark; default: the device's setting. */
export function ThemeSwitch() {
  const t = useText();
  const isHydrated = useIsHydrated();
  const [chosen, setTheme] = useState<Theme>();
  const theme = chosen ?? (isHydrated ? currentTheme() : 'light');
  const next: Theme = theme === 'dark' ? 'light' : 'dark';
  const choose = () => {
    document.documentElement.dataset.theme = next;
    document.cookie = `theme=${next}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
    setTheme(next);
  };
  return (
    <IconButton
      icon={next === 'dark' ? 'moon' : 'sun'}
      label={t(`shell.theme.${next}`)}
      onClick={choose}
    />
  );
}
