import { ApolloLink } from '@apollo/client/link';
import type { TypedDocumentNode } from '@apollo/client';
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';
import { delay, NEVER, of, throwError } from 'rxjs';
import { operationOf } from '../queries/operation-key';

export interface GraphAnswer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: (string | number)[]; extensions?: Record<string, unknown> }[];
}

/** Responses by operation name; a function receives variables, a thrown error is a network error, `pending` never resolves. */
export type GraphAnswers = Record<
  string,
  'pending' | GraphAnswer | ((variables: Record<string, unknown>) => GraphAnswer)
>;

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

/** A fragment's object with its spread fragments, for example `FragmentData<JobCardFragment>`. */
export type FragmentData<Fragment> = WithTypeName<
  GraphQLCodegenDataMasking.Unmasked<NamelessFragment<Fragment>>
>;

type NamelessFragment<Fragment> = Omit<Fragment, ' $fragmentName'>;

type Fields<Data> = { [Name in keyof Data]: WithTypeName<Data[Name]> };

/** Response data of a document, with unmasked fragments and `__typename`. */
export type DataOf<Data> = Fields<GraphQLCodegenDataMasking.Unmasked<Data>>;

/** A typed response for one document: `{ ...answer(JobPageDocument, { job }) }`; a function receives the variables. */
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

export function pending(...documents: TypedDocumentNode<unknown, never>[]): GraphAnswers {
  const names = documents.map((document) => operationOf(document)?.name?.value ?? '');
  return Object.fromEntries(names.map((name) => [name, 'pending' as const]));
}

export function unreachable(...documents: TypedDocumentNode<unknown, never>[]): GraphAnswers {
  const fail = (): GraphAnswer => {
    throw new TypeError('Failed to fetch');
  };
  const names = documents.map((document) => operationOf(document)?.name?.value ?? '');
  return Object.fromEntries(names.map((name) => [name, fail]));
}

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
