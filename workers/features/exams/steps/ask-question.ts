import { type Expected, gainsOf } from '../../../../shared/domain/retrieval/exams/gains.ts'
import { depth, scoreOf } from '../../../../shared/domain/retrieval/exams/score.ts'
import { mayAnswer } from '../../../../shared/domain/retrieval/exams/questions/unanswered.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { type Place, rank } from '../../search/index.ts'
import { saidIn } from './unanswered-questions.ts'
import type { ExamRow, QuestionRow, ResultRow } from '../store.ts'

export type Outcome = Pick<ResultRow, 'state' | 'ndcg10' | 'recall10' | 'rank' | 'isAnswered'>

interface Asked {
  question: QuestionRow
  /** Null where its words stand in no file. */
  words: Expected | null
  /** Files that it is asked without. */
  exceptFileIds: readonly string[]
  settings: ExamRow['settings']
}

const nothing = { ndcg10: null, recall10: null, rank: null }

/** Asks a base one question as a search does, and judges what it found. */
export async function askQuestion(
  context: Context,
  place: Place,
  { question: row, words, exceptFileIds, settings }: Asked,
): Promise<Outcome & { warnings: string[] }> {
  const { passages, isAnswered, warnings } = await rank(context, place, row.question, {
    ...settings,
    exceptFileIds,
    limit: depth,
  })
  if (!row.answerable) {
    // What came later may answer what was made of a file that is left out: such a question tells nothing of silence.
    const isOpen = row.origin === 'generated' && mayAnswer(row.question, passages.map(saidIn))
    return { state: 'unanswerable', ...nothing, isAnswered: isOpen ? null : isAnswered, warnings }
  }
  // Words that have moved into another file are found by themselves.
  const expected = words ?? { fileId: '', start: 0, end: row.quote.length, quote: row.quote }
  const score = scoreOf(gainsOf(passages, expected))
  if (words === null && score.rank === null) return { state: 'gone', ...nothing, isAnswered, warnings }
  return { state: 'asked', ...score, isAnswered, warnings }
}
