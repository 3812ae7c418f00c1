import { useId, useState, type ReactNode } from 'react';
import { Button } from '../button';
import { Icon } from '../icon';
import { Skeleton, SkeletonGroup } from '../skeleton';
import { Table, type TableColumn } from '../table';
import { ChartLegend } from './chart-legend';
import type { ChartData, ChartKind } from './chart-types';
import { useChartPlot, type PlotState } from './use-chart-plot';
import styles from './chart-frame.module.css';

export interface ChartFrameProps extends ChartData {
  /** Heading and accessible name of the chart. */
  title: string;
  /** Heading level of the title. */
  titleAs?: 'h2' | 'h3' | 'h4';
  /** The chart's message in a sentence, also its text alternative. */
  summary: string;
  /** `bar` compares amounts, `line` shows a trend. */
  kind: ChartKind;
  /** Header of the table's first column. */
  labelsName: string;
  /** Formats a value: `$1,940.00`. */
  formatValue: (value: number) => string;
  /** Formats an axis value briefly: `$2k`. Default: `formatValue`. */
  formatTick?: (value: number) => string;
  /** Text of the button that shows the table. */
  tableLabel: string;
  /** Text of that button while the table is shown. */
  chartLabel: string;
  /** Height: 10, 16 or 22 rem. */
  size?: 'small' | 'medium' | 'large';
  /** Whether values are loading. */
  loading?: boolean;
  /** Announced while values, then the drawing, are loading. */
  loadingLabel: string;
  /** Shown when there are no values. */
  empty: ReactNode;
  /** Shown when values failed to load. */
  error?: ReactNode;
}

/** Heights in caption lines. */
const heights = { small: 12, medium: 19, large: 26 } as const;

interface Row {
  label: string;
  values: (number | null)[];
}

function columnsOf({ labelsName, series, formatValue }: ChartFrameProps): TableColumn<Row>[] {
  return [
    { id: 'label', header: labelsName, cell: ({ label }) => label, rowHeader: true },
    ...series.map(({ name }, index) => ({
      id: `series-${index}`,
      header: name,
      align: 'end' as const,
      cell: ({ values }: Row) => {
        const value = values[index] ?? null;
        return value === null ? '–' : formatValue(value);
      },
    })),
  ];
}

function ChartTable(props: ChartFrameProps) {
  const rows = props.labels.map((label, index) => ({
    label,
    values: props.series.map(({ values }) => values[index] ?? null),
  }));
  return (
    <Table
      caption={props.title}
      hideCaption
      density="dense"
      columns={columnsOf(props)}
      rows={rows}
      rowKey={({ label }) => label}
    />
  );
}

interface DrawingProps {
  frame: ChartFrameProps;
  plot: PlotState;
  describedBy: string;
}

function Drawing({ frame, plot, describedBy }: DrawingProps) {
  const { kind, labels, series, size = 'medium', loading = false, loadingLabel, title } = frame;
  const { formatValue, formatTick = formatValue } = frame;
  if (loading || plot.status !== 'ready') {
    return (
      <SkeletonGroup label={loadingLabel}>
        <div className={styles.placeholder} data-size={size}>
          <Skeleton shape="box" />
        </div>
      </SkeletonGroup>
    );
  }
  const { Plot } = plot;
  return (
    <>
      {series.length > 1 && <ChartLegend kind={kind} series={series} />}
      <Plot
        kind={kind}
        data={{ labels, series }}
        label={title}
        describedBy={describedBy}
        lines={heights[size]}
        formatValue={formatValue}
        formatTick={formatTick}
      />
    </>
  );
}

/** A chart with a text alternative and a table of its values. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, titleAs: Title = 'h3', summary, labels, series, loading = false } = props;
  const { tableLabel, chartLabel, empty, error } = props;
  const id = useId();
  const [showsTable, setShowsTable] = useState(false);
  const hasValues =
    labels.length > 0 && series.some(({ values }) => values.some((v) => v !== null));
  const message = error ?? (hasValues || loading ? undefined : empty);
  const isShown = hasValues && !loading && !message;
  const plot = useChartPlot(isShown);
  // If the drawing code fails to load, only the table is shown.
  const canDraw = plot.status !== 'failed';
  return (
    <figure className={styles.figure} aria-labelledby={`${id}-title`}>
      <figcaption className={styles.header}>
        <div className={styles.words}>
          <Title id={`${id}-title`} className={styles.title}>
            {title}
          </Title>
          {isShown && (
            <p id={`${id}-summary`} className={styles.summary}>
              {summary}
            </p>
          )}
        </div>
        {isShown && canDraw && (
          <Button
            variant="secondary"
            size="small"
            data-print="hidden"
            iconStart={<Icon name="table" size="small" />}
            onClick={() => setShowsTable(!showsTable)}
          >
            {showsTable ? chartLabel : tableLabel}
          </Button>
        )}
      </figcaption>
      {message ??
        (isShown && (showsTable || !canDraw) ? (
          <ChartTable {...props} />
        ) : (
          <Drawing frame={props} plot={plot} describedBy={`${id}-summary`} />
        ))}
    </figure>
  );
}
