import { ApolloLink } from '@apollo/client/link';
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

/** A link that answers from a table, and fails the test's query for what is not in it. */
export function answeringLink(answers: GraphAnswers): ApolloLink {
  return new ApolloLink(({ query, variables }) => {
    const name = operationOf(query)?.name?.value ?? '';
    const answer = answers[name];
    if (answer === 'pending') return NEVER;
    try {
      if (!answer) throw new Error(`no answer prepared for the operation ${name}`);
      const result = typeof answer === 'function' ? answer(variables) : answer;
      return of(result as ApolloLink.Result).pipe(delay(0));
    } catch (error) {
      return throwError(() => error);
    }
  });
}
