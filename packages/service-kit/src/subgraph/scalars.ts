import { isCalendarDate } from '@tbt/contracts';
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

const textOf = (name: string, node: ValueNode): string => {
  if (node.kind === Kind.STRING) return node.value;
  throw new GraphQLError(`${name} must be text`, { nodes: node });
};

function textScalar(name: string, isValid: (text: string) => boolean): GraphQLScalarType<string> {
  const check = (value: unknown): string => {
    if (typeof value === 'string' && isValid(value)) return value;
    throw new GraphQLError(`${name} cannot represent this value`);
  };
  return new GraphQLScalarType({
    name,
    serialize: check,
    parseValue: check,
    parseLiteral: (node) => check(textOf(name, node)),
  });
}

function instant(value: unknown): Date {
  const date = value instanceof Date ? value : new Date(typeof value === 'string' ? value : NaN);
  if (Number.isNaN(date.getTime())) throw new GraphQLError('DateTime must be an ISO 8601 instant');
  return date;
}

// Input is not coerced: the rules of contracts report errors per field.
const asSent = (value: unknown): string => String(value);

export const scalarResolvers = {
  /** Text with the field's scale; input may be a number or text. */
  Decimal: new GraphQLScalarType<string>({
    name: 'Decimal',
    serialize: asSent,
    parseValue: asSent,
    parseLiteral: (node) => {
      if (node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT)
        return node.value;
      throw new GraphQLError('Decimal must be text or a number', { nodes: node });
    },
  }),
  Date: textScalar('Date', isCalendarDate),
  TimeOfDay: textScalar('TimeOfDay', (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)),
  DateTime: new GraphQLScalarType<Date, string>({
    name: 'DateTime',
    serialize: (value) => instant(value).toISOString(),
    parseValue: instant,
    parseLiteral: (node) => instant(textOf('DateTime', node)),
  }),
};
