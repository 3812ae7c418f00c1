import { ApolloArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql';
import type { ValidationContext, ValidationRule } from 'graphql';
import { NoNulTextRule } from './check-variables';

export const GRAPH_LIMITS = {
  depth: 12,
  aliases: 15,
  directives: 30,
  tokens: 3000,
  /** Fields and fragments, with every fragment expanded. */
  fields: 1000,
  spreads: 100,
  /** Occurrences of one name in one selection. */
  repeats: 10,
  cost: 30_000,
  /** Rows of one document, page sizes multiplied along each path. */
  rows: 10_000,
  body: 100 * 1024,
  answer: 5 * 1024 * 1024,
} as const;

/** Collects errors instead of throwing, so that one response lists every exceeded limit. */
const reported = (limit: number, message: string) => ({
  n: limit,
  exposeLimits: false,
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null) => context?.reportError(new GraphQLError(message)),
  ],
});

export function limitRules(options: { isIntrospectable: boolean }): ValidationRule[] {
  const { n: maxCost, ...cost } = reported(GRAPH_LIMITS.cost, 'The query costs too much.');
  const armor = new ApolloArmor({
    blockFieldSuggestion: { enabled: !options.isIntrospectable },
    maxTokens: { enabled: false },
    maxDepth: { ...reported(GRAPH_LIMITS.depth, 'The query is too deep.'), flattenFragments: true },
    maxAliases: reported(GRAPH_LIMITS.aliases, 'The query has too many aliases.'),
    maxDirectives: reported(GRAPH_LIMITS.directives, 'The query has too many directives.'),
    costLimit: { ...cost, maxCost, flattenFragments: true },
  });
  const validationRules = [...armor.protect().validationRules, NoNulTextRule];
  return options.isIntrospectable
    ? validationRules
    : [...validationRules, NoSchemaIntrospectionCustomRule];
}
