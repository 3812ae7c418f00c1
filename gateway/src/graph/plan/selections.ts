import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  isUnionType,
  Kind,
} from 'graphql';
import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLCompositeType,
  GraphQLSchema,
  SelectionNode,
  SelectionSetNode,
} from 'graphql';

export type SelectionContext = {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
};

export function isIncluded(
  { variables }: Pick<SelectionContext, 'variables'>,
  selection: SelectionNode,
): boolean {
  if (!selection.directives?.length) return true;
  const skip = getDirectiveValues(GraphQLSkipDirective, selection, variables);
  const include = getDirectiveValues(GraphQLIncludeDirective, selection, variables);
  return skip?.if !== true && include?.if !== false;
}

function applies(
  { schema }: SelectionContext,
  condition: string | undefined,
  type: GraphQLCompositeType,
): boolean {
  if (condition === undefined || condition === type.name) return true;
  const wanted = schema.getType(condition);
  return isAbstractType(wanted) && !isUnionType(type) && schema.isSubType(wanted, type);
}

/** The fields of a type's selections by response name, in order. */
export function collectFields(
  context: SelectionContext,
  type: GraphQLCompositeType,
  sets: readonly SelectionSetNode[],
  found = new Map<string, FieldNode[]>(),
): Map<string, FieldNode[]> {
  for (const selection of sets.flatMap(({ selections }) => selections)) {
    if (!isIncluded(context, selection)) continue;
    if (selection.kind === Kind.FIELD) {
      const key = (selection.alias ?? selection.name).value;
      const same = found.get(key);
      if (same) same.push(selection);
      else found.set(key, [selection]);
      continue;
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : context.fragments.get(selection.name.value);
    if (!fragment || !applies(context, fragment.typeCondition?.name.value, type)) continue;
    collectFields(context, type, [fragment.selectionSet], found);
  }
  return found;
}
