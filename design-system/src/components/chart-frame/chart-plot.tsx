import { useState } from 'react';
import { usePageDirection } from '../../page-direction';
import { chartGeometry, type ChartGeometry } from './chart-geometry';
import type { ChartData, ChartKind } from './chart-types';
import { useDrawingSpace } from './use-drawing-space';
import styles from './chart-plot.module.css';

export interface ChartPlotProps {
  kind: ChartKind;
  data: ChartData;
  label: string;
  describedBy: string;
  lines: number;
  formatValue: (value: number) => string;
  formatTick: (value: number) => string;
}

interface AxesProps {
  geometry: ChartGeometry;
  isMirrored: boolean;
  letter: number;
}

function Axes({ geometry, isMirrored, letter }: AxesProps) {
  const { plot, ticks, zero, categories } = geometry;
  const gap = letter / 2;
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick.y}>
          <line
            className={styles.rule}
            x1={plot.left}
            x2={plot.right}
            y1={tick.y}
            y2={tick.y}
            data-zero={tick.y === zero || undefined}
          />
          <text
            className={styles.word}
            x={isMirrored ? plot.right + gap : plot.left - gap}
            y={tick.y}
            dy="0.32em"
            textAnchor={isMirrored ? 'start' : 'end'}
          >
            {tick.label}
          </text>
        </g>
      ))}
      {categories.map(
        ({ label, x, isLabelled }, category) =>
          isLabelled && (
            <text
              key={category}
              className={styles.word}
              x={x}
              y={plot.bottom + letter * 1.5}
              textAnchor="middle"
            >
              {label}
            </text>
          ),
      )}
    </>
  );
}

export function ChartPlot({
  kind,
  data,
  label,
  describedBy,
  lines,
  formatValue,
  formatTick,
}: ChartPlotProps) {
  const direction = usePageDirection();
  const [frame, { width, letter }] = useDrawingSpace<HTMLDivElement>();
  const [pointed, setPointed] = useState<number | null>(null);
  const height = lines * letter;
  const geometry = chartGeometry(kind, data, { width, height, letter, direction }, formatTick);
  const { plot } = geometry;
  const readout = data.series.flatMap(({ name, values }) => {
    const value = pointed === null ? null : (values[pointed] ?? null);
    return value === null ? [] : `${name}: ${formatValue(value)}`;
  });
  return (
    <div ref={frame} className={styles.plot}>
      {/* For pointer users; the table has the same values. */}
      <p className={styles.readout} aria-hidden="true">
        {pointed !== null && [data.labels[pointed], ...readout].join(' · ')}
      </p>
      <svg
        role="img"
        aria-label={label}
        aria-describedby={describedBy}
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        style={{ blockSize: `${lines}em` }}
        onPointerLeave={() => setPointed(null)}
      >
        <Axes geometry={geometry} isMirrored={direction === 'rtl'} letter={letter} />
        {geometry.bars.map(({ key, series, category, ...box }) => (
          <rect
            key={key}
            {...box}
            rx={2}
            className={styles.bar}
            data-series={series}
            data-faded={(pointed !== null && pointed !== category) || undefined}
          />
        ))}
        {geometry.lines.map(({ series, path, mark, points }) => (
          <g key={series} className={styles.series} data-series={series}>
            <path className={styles.line} d={path} />
            {points.map(({ category, x, y }) => (
              <path
                key={category}
                className={styles.mark}
                d={mark}
                transform={`translate(${x} ${y})`}
                data-pointed={pointed === category || undefined}
              />
            ))}
          </g>
        ))}
        {geometry.categories.map(({ left, width: place }, category) => (
          <rect
            key={category}
            className={styles.target}
            x={left}
            y={plot.top}
            width={place}
            height={plot.bottom - plot.top}
            onPointerEnter={() => setPointed(category)}
            onPointerDown={() => setPointed(category)}
          />
        ))}
      </svg>
    </div>
  );
}
