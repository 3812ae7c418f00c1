import { ApolloLink } from '@apollo/client/link';
import type { TypedDocumentNode } from '@apollo/client';
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';
import { delay, NEVER, of, throwError } from 'rxjs';
import { operationOf } from '../graph/operation-key';

export interface GraphAnswer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: (string | number)[]; extensions?: Record<string, unknown> }[];
}

/**
 * Answers of the graph by operation name; a function sees the variables, a thrown error is a dead
 * network, `pending` never answers.
 */
export type GraphAnswers = Record<
  string,
  'pending' | GraphAnswer | ((variables: Record<string, unknown>) => GraphAnswer)
>;

/** An object of the graph as it travels: every field, and the name of its type. */
export type WithTypeName<Value> = Value extends readonly (infer Item)[]
  ? WithTypeName<Item>[]
  : Value extends object
    ? {
        [Name in keyof Value as Name extends `__${string}` ? never : Name]: WithTypeName<
          Value[Name]
        >;
      } & {
        __typename: string;
      }
    : Value;

/** A fragment's object with what it spreads, for instance `Answered<JobCardFragment>`. */
export type Answered<Fragment> = WithTypeName<
  GraphQLCodegenDataMasking.Unmasked<NamelessFragment<Fragment>>
>;

type NamelessFragment<Fragment> = Omit<Fragment, ' $fragmentName'>;

type Fields<Data> = { [Name in keyof Data]: WithTypeName<Data[Name]> };

/** What the graph answers to a document: its fragments filled in, its objects named. */
export type DataOf<Data> = Fields<GraphQLCodegenDataMasking.Unmasked<Data>>;

/**
 * Answers one document, checked against its type: `{ ...answer(JobPageDocument, { job }) }`.
 * A function sees the variables.
 */
export function answer<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  data: DataOf<Data> | ((variables: Variables) => DataOf<Data>),
): GraphAnswers {
  const name = operationOf(document)?.name?.value ?? '';
  const answering = (variables: Record<string, unknown>): GraphAnswer => ({
    data: typeof data === 'function' ? data(variables as Variables) : data,
  });
  return { [name]: answering };
}

/** Never answers a document: what the page shows meanwhile. */
export function pending(...documents: TypedDocumentNode<unknown, never>[]): GraphAnswers {
  const names = documents.map((document) => operationOf(document)?.name?.value ?? '');
  return Object.fromEntries(names.map((name) => [name, 'pending' as const]));
}

/** Fails a document as a connection that broke does. */
export function unreachable(...documents: TypedDocumentNode<unknown, never>[]): GraphAnswers {
  const fail = (): GraphAnswer => {
    throw new TypeError('Failed to fetch');
  };
  const names = documents.map((document) => operationOf(document)?.name?.value ?? '');
  return Object.fromEntries(names.map((name) => [name, fail]));
}

/** A link that answers from a table, and fails the test's query for what is not in it. */
export function answeringLink(answers: GraphAnswers): ApolloLink {
  return new ApolloLink(({ query, variables }) => {
    const name = operationOf(query)?.name?.value ?? '';
    const prepared = answers[name];
    if (prepared === 'pending') return NEVER;
    try {
      if (!prepared) throw new Error(`no answer prepared for the operation ${name}`);
      const result = typeof prepared === 'function' ? prepared(variables) : prepared;
      return of(result as ApolloLink.Result).pipe(delay(0));
    } catch (error) {
      return throwError(() => error);
    }
  });
}
