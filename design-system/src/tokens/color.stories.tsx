import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../layout/stack';
import { themes, tokens, type ThemeName } from '../generated/tokens/tokens';
import { MARK_CONTRAST, markPairs, TEXT_CONTRAST, textPairs, type ColorPair } from './color-pairs';
import { contrast } from './contrast';
import styles from './token-page.module.css';
import { themeNames, tokensOf } from './token-page';

const meta = { title: 'Tokens/Colour' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const valueOf = (name: string, theme: ThemeName): string =>
  tokens.find((token) => token.name === `color-${name}`)?.values[theme] ?? '';

/** Every colour in every theme, with its purpose. */
export const Colours: Story = {
  render: () => (
    <div className={styles.scroller} role="group" aria-label="Colours" tabIndex={0}>
      <table className={styles.table}>
        <caption>Colours</caption>
        <thead>
          <tr>
            <th scope="col">Token</th>
            {themes.map(({ name, description }) => (
              <th key={name} scope="col" title={description}>
                {name}
              </th>
            ))}
            <th scope="col">For</th>
          </tr>
        </thead>
        <tbody>
          {tokensOf('color').map(({ name, values, description }) => (
            <tr key={name}>
              <th scope="row">
                <code>{`--${name}`}</code>
              </th>
              {themeNames.map((theme) => (
                <td key={theme}>
                  <span className={styles.swatch} style={{ background: values[theme] }} />{' '}
                  <code>{values[theme]}</code>
                </td>
              ))}
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
};

interface PairTableProps {
  caption: string;
  pairs: readonly ColorPair[];
  /** Required minimum ratio. */
  least: number;
}

interface SampleProps {
  ink: string;
  paper: string;
  /** Marks require less than text. */
  isMark: boolean;
  children: string;
}

function Sample({ ink, paper, isMark, children }: SampleProps) {
  if (!isMark) {
    return (
      <span className={styles.pair} style={{ color: ink, background: paper }}>
        {children}
      </span>
    );
  }
  return (
    <>
      <span className={styles.pair} style={{ background: paper }}>
        <span className={styles.mark} style={{ background: ink }} />
      </span>{' '}
      {children}
    </>
  );
}

function PairTable({ caption, pairs, least }: PairTableProps) {
  const isMark = least === MARK_CONTRAST;
  return (
    <div className={styles.scroller} role="group" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{`${caption}: at least ${least} to 1`}</caption>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            {themeNames.map((theme) => (
              <th key={theme} scope="col">
                {theme}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ ink, paper }) => (
            <tr key={`${ink} ${paper}`}>
              <th scope="row">{`${ink} on ${paper}`}</th>
              {themeNames.map((theme) => {
                const [front, back] = [valueOf(ink, theme), valueOf(paper, theme)];
                return (
                  <td key={theme}>
                    <Sample ink={front} paper={back} isMark={isMark}>
                      {contrast(front, back).toFixed(2)}
                    </Sample>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Every colour pair with its ratio by theme; a test checks the minimum. */
export const Contrast: Story = {
  render: () => (
    <Stack gap="10">
      <PairTable caption="Text" pairs={textPairs} least={TEXT_CONTRAST} />
      <PairTable caption="Edges and marks" pairs={markPairs} least={MARK_CONTRAST} />
    </Stack>
  ),
};
