import {
  type AnswerPassage,
  type AnswerSentence,
  type Turn,
  verifyAnswer,
} from '../../../shared/domain/answering/index.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { runTask } from '../../../shared/kernel/task.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { logError } from '../../../shared/services/log.ts'
import { writeAnswer } from './write-answer.ts'

interface Asked {
  question: string
  history: readonly Turn[]
  passages: readonly AnswerPassage[]
}

interface Worded {
  /** Those that hold, in the order of the answer. */
  sentences: AnswerSentence[]
  warnings: string[]
}

const none: Worded = { sentences: [], warnings: [] }
/** What was said long before leads nobody. */
const mostTurns = 8

/** An answer in the words of the configured model, with what does not stand in its sources removed. No sentences where there is no model, or it is late or fails. */
export async function wordAnswer(context: Context, { question, history, passages }: Asked): Promise<Worded> {
  const { model, settings } = context.services
  // Strangers cost nobody a model.
  if (!model || !context.tenant || passages.length === 0) return none
  try {
    const signal = AbortSignal.timeout(settings.MODEL_TIMEOUT_SECONDS * 1000)
    const input = { question, history: history.slice(-mostTurns), passages: passages.map(toldOf) }
    const {
      output,
      engine,
      warnings = [],
    } = await runTask(forReader(context), writeAnswer, input, { signal })
    if (engine === 'embedded') return { ...none, warnings: [...warnings] }
    const { sentences, removed } = verifyAnswer({ answer: output.answer, passages })
    return { sentences, warnings: [...warnings, ...removedWarning(removed)] }
  } catch (error) {
    logError({ kind: 'search.wordAnswer', requestId: context.requestId, error })
    return none
  }
}

/** Who reads a base that others share asks models by the choice and on the account of their own organization. */
function forReader(context: Context): Context {
  const { tenant } = context
  if (tenant?.sharedWith === undefined) return context
  return { ...context, tenant: { organizationId: tenant.sharedWith, role: 'member' } }
}

const toldOf = ({ n, fileName: file, updatedAt, text }: AnswerPassage) => ({
  n,
  file,
  text,
  updatedAt: iso(updatedAt),
})

function removedWarning(removed: number): string[] {
  if (removed === 0) return []
  const what = removed === 1 ? '1 sentence' : `${removed} sentences`
  return [`${what} of the model did not stand in the sources, and was left out.`]
}
