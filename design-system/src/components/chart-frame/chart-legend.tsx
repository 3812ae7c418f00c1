import type { ChartKind, ChartSeries } from './chart-types';
import styles from './chart-frame.module.css';

interface ChartLegendProps {
  kind: ChartKind;
  series: readonly ChartSeries[];
}

export function ChartLegend({ kind, series }: ChartLegendProps) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {series.map(({ name }, index) => (
        <li key={name} className={styles.key}>
          <svg className={styles.swatch} viewBox="0 0 24 12" data-series={index} data-kind={kind}>
            {kind === 'bar' ? <rect x="6" width="12" height="12" rx="2" /> : <path d="M0 6h24" />}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
