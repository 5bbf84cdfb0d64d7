import type { Reading } from '../../../shared/domain/test-generation/readings/reading.ts'
import type { DesignRequest } from '../../../shared/domain/test-generation/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { type HandedAnswer, type OpenQuestions, assistantOf, callEngine } from '../engine/index.ts'
import {
  type ReadByModel,
  charactersIn,
  isKept,
  mostCharacters,
  nothingHeard,
  textsOf,
} from './read-by-model.ts'
import { readRequirements } from './read-requirements.ts'

export interface Handed {
  answers: readonly HandedAnswer[]
  known?: Reading | undefined
}

/** An answer is there or it is not: nobody waits for one. */
const timeoutMs = 10_000

/**
 * Has the texts of a request read by the assistant that calls, from the answers that it brings; `open` is what it is still to answer. Its answers cost a warning where they do not hold, as those of a
 * model do.
 */
export async function readByAssistant(
  context: Context,
  request: DesignRequest,
  { answers, known }: Handed,
): Promise<ReadByModel & { open?: OpenQuestions }> {
  if (charactersIn(request) > mostCharacters) return { warnings: [tooLong] }
  const assistant = assistantOf(context, readRequirements, answers)
  const limits = { timeoutMs, inTurn: true, ...(known && { known }) }
  const heard = await callEngine(context, (designer) =>
    designer.read(textsOf(request), assistant.ask, limits),
  ).catch(() => nothingHeard)
  const open = assistant.open()
  if (open) return { open, warnings: [] }
  const { reading } = heard
  const engine = known && heard.asked.questions === 0 ? known.engine : 'assistant'
  return isKept(reading)
    ? { reading: { engine, ...reading }, warnings: assistant.warnings() }
    : { warnings: [...assistant.warnings(), tooLittle] }
}

const tooLong =
  'The text has more than 96,000 characters, so the assistant was asked nothing and the embedded engine worked alone.'

const tooLittle = 'Too little of the text was read by the assistant, so the embedded engine worked alone.'
