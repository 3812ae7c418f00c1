import type { DesignTokens, TransformedToken } from 'style-dictionary/types';
import { cssValue } from './css-value';
import { mergeGroups } from './merge-groups';
import type { TokenGroup } from './token-files';

export interface ResolvedToken {
  /** The custom property is `--<name>`. */
  name: string;
  type: string;
  description: string;
  value: string;
  reference: string;
}

const NAME = 'tbt/name';
const VALUE = 'tbt/css';
const WHOLE_REFERENCE = /^\{([^{}]+)\}$/;
const FLUID = 'tbt.fluid';

const fluidOf = (token: TransformedToken): string | undefined =>
  (token.$extensions as Record<string, string> | undefined)?.[FLUID];

function describe(token: TransformedToken): ResolvedToken {
  const written = (token.original as { $value: unknown }).$value;
  const [, target] = WHOLE_REFERENCE.exec(typeof written === 'string' ? written : '') ?? [];
  const value = String(token.$value);
  return {
    name: token.name,
    type: String(token.$type),
    description: token.$description ?? '',
    value,
    reference: target ? `var(--${target.replaceAll('.', '-')})` : value,
  };
}

/** Resolved tokens; later groups override. @throws Error for a bad reference or an unsupported type. */
export async function resolveTokens(groups: readonly TokenGroup[]): Promise<ResolvedToken[]> {
  // An ES module: imported dynamically, so that the rest stays CommonJS.
  const { default: StyleDictionary } = await import('style-dictionary');
  const { $extensions, $description, ...tokens } = mergeGroups(groups);
  const dictionary = new StyleDictionary({
    tokens: tokens as DesignTokens,
    usesDtcg: true,
    log: { verbosity: 'silent', warnings: 'disabled' },
    hooks: {
      transforms: {
        [NAME]: { type: 'name', transform: ({ path }) => path.join('-') },
        [VALUE]: {
          type: 'value',
          transitive: true,
          transform: (token) =>
            fluidOf(token) ?? cssValue(String(token.$type), token.$value as unknown),
        },
      },
    },
    platforms: { css: { transforms: [NAME, VALUE] } },
  });
  const { allTokens } = await dictionary.getPlatformTokens('css');
  return allTokens.map(describe);
}
