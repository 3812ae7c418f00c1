import { EMERGENCY_TERMS } from '@tbt/contracts';
import { DomainError } from '@tbt/service-kit';
import type { Clock } from '@tbt/service-kit';
import type { MarketplaceDatabase } from '../../database';
import type { MatchReading } from '../matching';
import type { EmergencyAnswers } from './answer-emergency';
import { assignBest } from './assignment';
import {
  createWaitingAnswers,
  dismissResponse,
  type WaitingAnswer,
} from './emergency-responses.queries';

const MINUTE = 60_000;

type Deps = {
  database: MarketplaceDatabase;
  clock: Clock;
  reading: Pick<MatchReading, 'scores'>;
  answers: Pick<EmergencyAnswers, 'assign'>;
};

/** Answers of one province by request: who is assigned where, over all of them. */
export function chooseAnswers(
  answers: readonly WaitingAnswer[],
  scoreOf: (answer: WaitingAnswer) => number,
): WaitingAnswer[] {
  const requests = [...new Set(answers.map(({ emergencyRequestId }) => emergencyRequestId))];
  const people = [...new Set(answers.map(({ professionalId }) => professionalId))];
  const [rowOf, columnOf] = [
    new Map(requests.map((id, at) => [id, at])),
    new Map(people.map((id, at) => [id, at])),
  ];
  const table = requests.map(() => people.map((): number | null => null));
  const places = new Map<string, WaitingAnswer>();
  for (const answer of answers) {
    const row = rowOf.get(answer.emergencyRequestId) ?? 0;
    const column = columnOf.get(answer.professionalId) ?? 0;
    // An answer counts, whatever its score.
    (table[row] ?? [])[column] = 1 + scoreOf(answer);
    places.set(`${row}/${column}`, answer);
  }
  return assignBest(table).flatMap((column, row) => places.get(`${row}/${column}`) ?? []);
}

/** Assigns collected answers. @returns how many. */
export function createAnswerAssignment({ database, clock, reading, answers }: Deps) {
  const waiting = createWaitingAnswers(database);

  const assignAll = async (chosen: readonly WaitingAnswer[]): Promise<number> => {
    let count = 0;
    for (const { emergencyRequestId, professionalId } of chosen) {
      try {
        await answers.assign(emergencyRequestId, professionalId);
        count += 1;
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        // Booked elsewhere, blocked or unlicensed since: the next run chooses among the others.
        await database.transaction((tx) => dismissResponse(tx, emergencyRequestId, professionalId));
      }
    }
    return count;
  };

  return async (): Promise<number> => {
    const now = clock.now();
    const before = new Date(now.getTime() - EMERGENCY_TERMS.collectMinutes * MINUTE);
    const collected = await waiting.collected(before, now);
    const provinces = new Set(collected.map(({ province }) => province));
    let count = 0;
    for (const province of provinces) {
      const inProvince = collected.filter((answer) => answer.province === province);
      const pairs = inProvince.map(({ jobId, professionalId: personId }) => ({ jobId, personId }));
      const scores = new Map(
        (await reading.scores(pairs)).map(({ jobId, personId, score }) => [
          `${jobId}/${personId}`,
          score,
        ]),
      );
      const scoreOf = ({ jobId, professionalId }: WaitingAnswer) =>
        scores.get(`${jobId}/${professionalId}`) ?? 0;
      count += await assignAll(chooseAnswers(inProvince, scoreOf));
    }
    return count;
  };
}
