import type { Block } from '../../../../shared/domain/retrieval/blocks.ts'
import {
  chooseQuestions,
  nameOf,
} from '../../../../shared/domain/retrieval/exams/questions/choose-questions.ts'
import { questionsIn } from '../../../../shared/domain/retrieval/exams/questions/questions-in.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import type { FileRow } from '../../documents/index.ts'
import { wordsAt } from '../rules.ts'
import { type QuestionRow, knownNames } from '../store.ts'
import { modelQuestions } from './model-questions.ts'
import { unansweredQuestions } from './unanswered-questions.ts'

interface Wanted {
  reading: { text: string; blocks: readonly Block[] }
  most: number
  /** How many of them are to be asked without the file, as questions that nothing answers. */
  unanswered: number
  /** What was made of other files in the same step. */
  made: readonly QuestionRow[]
}

/**
 * Up to `most` new questions that a file answers: those of a model first, where there is one; what it leaves open, or all, by the form of its sentences. Some of these are
 * asked without the file, where nothing else answers them.
 */
export async function questionsOfFile(
  context: Context,
  file: FileRow,
  { reading, most, unanswered, made }: Wanted,
): Promise<QuestionRow[]> {
  const { text } = reading
  const own = questionsIn(reading)
  const drafted = [...(await modelQuestions(context, file, { text, most })), ...own]
  const names = drafted.map(({ question }) => nameOf(question))
  const known = await knownNames(context, file.ownerId, names)
  for (const { name } of made) known.add(name)
  const isKnown = (question: string) => known.has(nameOf(question))
  const silent = await unansweredQuestions(context, file, { drafted: own, most: unanswered, isKnown })
  for (const { question } of silent) known.add(nameOf(question))
  const left = most - silent.length
  const fromModel = drafted
    .slice(0, drafted.length - own.length)
    .filter(({ question }) => !isKnown(question))
    .slice(0, left)
  const chosen = chooseQuestions(own, { most: left - fromModel.length, isKnown })
  return [
    ...[...fromModel, ...chosen].flatMap(({ question, start, end }): QuestionRow[] => {
      const words = wordsAt(text, start, end)
      return words ? [rowOf(context, file, { question, answerable: true, ...words })] : []
    }),
    ...silent.map(({ question }) => rowOf(context, file, { question, answerable: false, ...noWords })),
  ]
}

const noWords = { quote: '', before: '', after: '' }

const rowOf = (
  { services: { ids }, now }: Context,
  { organizationId, ownerId, fileId, fileName }: FileRow,
  asked: Pick<QuestionRow, 'question' | 'answerable' | 'quote' | 'before' | 'after'>,
): QuestionRow => ({
  ...asked,
  questionId: ids.uuid(),
  organizationId,
  kbId: ownerId,
  name: nameOf(asked.question),
  origin: 'generated',
  fileId,
  fileName,
  createdBy: null,
  createdAt: now(),
})
