import { nameOf } from '../../../../shared/domain/retrieval/exams/questions/choose-questions.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { runTask } from '../../../../shared/kernel/task.ts'
import { logError } from '../../../../shared/services/log.ts'
import type { FileRow } from '../../documents/index.ts'
import { writeQuestions } from '../write-questions.ts'

interface Drafted {
  question: string
  start: number
  end: number
}

/** Pieces of a text that a model reads, and how long each is, in UTF-16 units. */
const pieces = { most: 6, length: 1500 } as const

/** Questions that the configured model writes to a text. Nothing of it is believed: a question counts whose words stand in the text to the letter. None where there is no model, or it is late or fails. */
export async function modelQuestions(
  context: Context,
  { fileName }: Pick<FileRow, 'fileName'>,
  { text, most }: { text: string; most: number },
): Promise<Drafted[]> {
  const { model, settings } = context.services
  if (!model || text.trim() === '') return []
  try {
    const signal = AbortSignal.timeout(settings.MODEL_TIMEOUT_SECONDS * 1000)
    const input = { fileName, most, passages: passagesOf(text) }
    const { output } = await runTask(context, writeQuestions, input, { signal })
    const found = output.questions.flatMap((one) => heldBy(text, one)).slice(0, most)
    return [...new Map(found.map((one) => [nameOf(one.question), one])).values()]
  } catch (error) {
    logError({ kind: 'exams.modelQuestions', requestId: context.requestId, error })
    return []
  }
}

/** Pieces that lie evenly in the text. */
function passagesOf(text: string): string[] {
  const count = Math.min(pieces.most, Math.ceil(text.length / pieces.length))
  const step = count < 2 ? 0 : (text.length - pieces.length) / (count - 1)
  return Array.from({ length: count }, (_, at) => {
    const start = Math.max(0, Math.round(at * step))
    return text.slice(start, start + pieces.length).toWellFormed()
  })
}

function heldBy(text: string, { question, quote }: { question: string; quote: string }): Drafted[] {
  const start = text.indexOf(quote)
  const asked = question.trim()
  // A question that holds its own answer finds it by repeating it.
  if (start < 0 || asked.length < 8 || nameOf(asked).includes(nameOf(quote))) return []
  return [{ question: asked, start, end: start + quote.length }]
}
