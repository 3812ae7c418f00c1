import { RELIABILITY, RELIABILITY_LADDER, type LadderPoints } from '@tbt/contracts';
import { Card, Text } from '@tbt/design-system';
import { useText } from '../../texts';
import styles from './reliability-panel.module.css';

const MINUS = '\u2212';

/** Public rules of the reliability score. */
export function ReliabilityLadder({ ladder }: { ladder: LadderPoints }) {
  const t = useText();
  const taken = (points: number) => (points === 0 ? '0' : `${MINUS}${points}`);
  return (
    <Card as="section" variant="sunken" title={t('jobs.shifts.ladder.title')} titleAs="h2">
      <Text size="dense">{t('jobs.shifts.ladder.text')}</Text>
      <table className={styles.ladder}>
        <thead>
          <tr>
            <th scope="col">{t('jobs.shifts.ladder.what')}</th>
            <td>{t('jobs.shifts.ladder.points')}</td>
          </tr>
        </thead>
        <tbody>
          {RELIABILITY_LADDER.map(({ rung, field }) => (
            <tr key={rung}>
              <th scope="row">{t(`jobs.shifts.ladder.${rung}`)}</th>
              <td>{taken(ladder[field])}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('jobs.shifts.ladder.no_show')}</th>
            <td>{taken(ladder.noShow)}</td>
          </tr>
          <tr>
            <th scope="row">{t('jobs.shifts.ladder.keptUpTo', { max: RELIABILITY.start })}</th>
            <td>{`+${ladder.keptShift}`}</td>
          </tr>
        </tbody>
      </table>
    </Card>
  );
}
