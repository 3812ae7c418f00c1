import {
  coerceInputValue,
  getNamedType,
  GraphQLError,
  isEnumType,
  isInputObjectType,
  isInputType,
  isLeafType,
  isNonNullType,
  typeFromAST,
} from 'graphql';
import type {
  GraphQLInputType,
  GraphQLLeafType,
  GraphQLSchema,
  OperationDefinitionNode,
  VariableDefinitionNode,
} from 'graphql';

type Path = readonly (string | number)[];

/** Reported errors; each costs as much as a row. */
const ERRORS_MAX = 20;

function namedTypeAt(type: GraphQLInputType, path: Path) {
  let named = getNamedType(type);
  for (const step of path) {
    const field = isInputObjectType(named) ? named.getFields()[step] : undefined;
    if (field) named = getNamedType(field.type);
  }
  return named;
}

/** GraphQL's own text for a wrong leaf repeats the value. */
export function leafRequirement(type: GraphQLLeafType): string {
  if (!isEnumType(type)) return ` must be of type ${type.name}.`;
  return ` must be one of ${type
    .getValues()
    .map(({ name }) => name)
    .join(', ')}.`;
}

function requirement(type: GraphQLInputType, path: Path, value: unknown, text: string): string {
  const named = namedTypeAt(type, path);
  const isWrongLeaf = isLeafType(named) && value !== null && value !== undefined;
  return isWrongLeaf ? leafRequirement(named) : `: ${text}`;
}

/** Names each wrong variable with what it must be, and never repeats its value. */
export function variableErrors(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): GraphQLError[] {
  const errors: GraphQLError[] = [];
  const enough = new Error('Too many errors');
  const report = (definition: VariableDefinitionNode, path: Path, text: string) => {
    const name = [definition.variable.name.value, ...path].join('.');
    const extensions = { code: 'VALIDATION_FAILED', http: { status: 400 } };
    errors.push(new GraphQLError(`Variable "$${name}"${text}`, { nodes: definition, extensions }));
    if (errors.length === ERRORS_MAX) throw enough;
  };
  const check = (definition: VariableDefinitionNode) => {
    const type = typeFromAST(schema, definition.type);
    if (!isInputType(type)) return report(definition, [], ' must have an input type.');
    const { value: name } = definition.variable.name;
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value === undefined) {
      if (isNonNullType(type) && !definition.defaultValue)
        report(definition, [], ` of required type "${type}" was not provided.`);
    } else if (value === null) {
      if (isNonNullType(type)) report(definition, [], ` of type "${type}" must not be null.`);
    } else {
      coerceInputValue(value, type, (path, wrong, { message }) =>
        report(definition, path, requirement(type, path, wrong, message)),
      );
    }
  };
  try {
    variableDefinitions.forEach(check);
  } catch (error) {
    if (error !== enough) throw error;
  }
  return errors;
}
