import { chooseQuestions } from '../../../../shared/domain/retrieval/exams/questions/choose-questions.ts'
import type { DraftedQuestion } from '../../../../shared/domain/retrieval/exams/questions/types.ts'
import { mayAnswer, standsAlone } from '../../../../shared/domain/retrieval/exams/questions/unanswered.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import type { FileRow } from '../../documents/index.ts'

/** Passages of other files that are nearest to a question: what holds most of its words is among them. */
const passagesLooked = 30
/** Of so many questions for each that is wanted the others are answered elsewhere, or may be. */
const triesEach = 4

/**
 * Up to `most` questions that a file answers and nothing else in its base does: asked without the file, they are questions whose answer the base does not hold. No passage of the
 * other files holds more than half of their content words; where that is not sure, a question is none of them.
 */
export async function unansweredQuestions(
  context: Context,
  { ownerId, fileId }: Pick<FileRow, 'ownerId' | 'fileId'>,
  {
    drafted,
    most,
    isKnown,
  }: { drafted: readonly DraftedQuestion[]; most: number; isKnown: (question: string) => boolean },
): Promise<DraftedQuestion[]> {
  if (most <= 0) return []
  const alone = drafted.filter(({ question, from }) => from !== 'heading' && standsAlone(question))
  const tried = chooseQuestions(alone, { most: most * triesEach, isKnown })
  const index = context.services.knowledgeIndexes.getByName(ownerId)
  const found: DraftedQuestion[] = []
  for (const one of tried) {
    if (found.length >= most) break
    const filter = { exceptFileIds: [fileId] }
    const { hits } = await index.search({ question: one.question, filter, limit: passagesLooked })
    const passages = await index.passages({ chunkIds: hits.map(({ chunkId }) => chunkId) })
    if (!mayAnswer(one.question, passages.map(saidIn))) found.push(one)
  }
  return found
}

/** What a passage says, with the headings that it stands under. */
export const saidIn = ({ text, headings }: { text: string; headings: readonly string[] }): string =>
  [...headings, text].join('\n')
