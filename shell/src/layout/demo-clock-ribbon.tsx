import { Icon } from '@tbt/design-system';
import { clockAheadMs, useFormats, useIsHydrated, useNow } from '@tbt/web-kit';
import { useText } from '../texts';
import styles from './demo-clock-ribbon.module.css';

const EVERY_MS = 15_000;

function RibbonText() {
  const t = useText();
  const formats = useFormats();
  const instant = useNow(EVERY_MS).toISOString();
  const when = { day: formats.instantDate(instant), time: formats.instantTime(instant) };
  return (
    <p className={styles.ribbon}>
      <Icon name="clock" size="small" />
      {t('shell.demoClock', when)}
    </p>
  );
}

export function DemoClockRibbon() {
  // In the time zone of the browser, which the server does not know.
  const isHydrated = useIsHydrated();
  return isHydrated && clockAheadMs() > 0 ? <RibbonText /> : null;
}
