import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../layout/stack';
import styles from './token-page.module.css';
import { TokenTable, tokensOf } from './token-page';

const meta = { title: 'Tokens/Scales' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const SENTENCE = 'Monday, 8:00 AM - 4:00 PM, $47.00';

/** Sizes, weights, leading and tracking of text. */
export const Type: Story = {
  render: () => (
    <Stack gap="10">
      <TokenTable
        caption="Sizes"
        rows={tokensOf('text')}
        sample={(size) => <span style={{ fontSize: size }}>{SENTENCE}</span>}
      />
      <TokenTable
        caption="Weights"
        rows={tokensOf('weight')}
        sample={(weight) => <span style={{ fontWeight: weight }}>{SENTENCE}</span>}
      />
      <TokenTable
        caption="Leading"
        rows={tokensOf('leading')}
        sample={(leading) => (
          <span style={{ display: 'block', maxInlineSize: '12rem', lineHeight: leading }}>
            {SENTENCE}
          </span>
        )}
      />
      <TokenTable
        caption="Tracking"
        rows={tokensOf('tracking')}
        sample={(tracking) => <span style={{ letterSpacing: tracking }}>{SENTENCE}</span>}
      />
      <TokenTable
        caption="Family"
        rows={tokensOf('font')}
        sample={(family) => <span style={{ fontFamily: family }}>{SENTENCE}</span>}
      />
    </Stack>
  ),
};

/** Gaps, control heights and page gutters. */
export const Space: Story = {
  render: () => (
    <TokenTable
      caption="Space"
      rows={tokensOf('space', 'gutter', 'control', 'hit-area', 'measure')}
      sample={(size, { name }) => (
        <div
          className={styles.bar}
          style={{ inlineSize: name === 'measure' ? '100%' : `max(${size}, 1px)` }}
        />
      )}
    />
  ),
};

/** Corners. */
export const Radius: Story = {
  render: () => (
    <TokenTable
      caption="Radius"
      rows={tokensOf('radius')}
      sample={(radius) => <div className={styles.box} style={{ borderRadius: radius }} />}
    />
  ),
};

/** Elevation above the page. */
export const Shadow: Story = {
  render: () => (
    <TokenTable
      caption="Shadow"
      rows={tokensOf('shadow')}
      sample={(shadow) => <div className={styles.box} style={{ boxShadow: shadow }} />}
    />
  ),
};

/** Hover or focus a track. With reduced motion every duration is 1 ms. */
export const Motion: Story = {
  render: () => (
    <Stack gap="10">
      <TokenTable
        caption="Durations"
        rows={tokensOf('duration')}
        sample={(duration, { name }) => (
          <div className={styles.track} tabIndex={0} role="img" aria-label={name}>
            <div
              className={styles.runner}
              style={{ transition: `transform ${duration} var(--ease-out)` }}
            />
          </div>
        )}
      />
      <TokenTable
        caption="Easing"
        rows={tokensOf('ease')}
        sample={(easing, { name }) => (
          <div className={styles.track} tabIndex={0} role="img" aria-label={name}>
            <div
              className={styles.runner}
              style={{ transition: `transform var(--duration-slow) ${easing}` }}
            />
          </div>
        )}
      />
    </Stack>
  ),
};

/** Stacking order. */
export const Layers: Story = {
  render: () => (
    <TokenTable
      caption="Layers"
      rows={tokensOf('layer')}
      sample={(_, { values }) => values.light}
    />
  ),
};
