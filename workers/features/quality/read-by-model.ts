import type { HeardRequest } from '../../../shared/domain/test-generation/readings/hear-request.ts'
import type { Reading } from '../../../shared/domain/test-generation/readings/reading.ts'
import type { DesignRequest } from '../../../shared/domain/test-generation/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { askerOf, callEngine, waitingFor } from '../engine/index.ts'
import { readRequirements } from './read-requirements.ts'
import { counted } from '../../../shared/domain/english/plural.ts'

/** Above that the engine alone reads a text: a model, and the grammar beside it, take longer than a client waits. */
export const mostCharacters = 96_000
/** A reading is kept with its session; one that is larger than that is no reading of a text. */
const longestReading = 2_000_000

export interface ReadByModel {
  /** Missing where no model is configured, and where it was no help. */
  reading?: Reading
  warnings: string[]
}

/**
 * Has the texts of a request read by the configured model. One that fails, is slow, lies or answers nonsense costs a warning and nothing
 * else; what came in time and holds is kept. Of the texts of a `known` reading nothing is asked again. Without a model there is nothing to say.
 */
export async function readByModel(
  context: Context,
  request: DesignRequest,
  { told, known }: { told: () => Promise<unknown>; known?: Reading | undefined },
): Promise<ReadByModel> {
  const { model } = context.services
  if (!model) return known ? readBefore(context, request, known) : { warnings: [] }
  if (charactersIn(request) > mostCharacters) return { warnings: [tooLong] }
  const started = performance.now()
  const message = 'Asking the model what the requirements state'
  request.onProgress?.({ type: 'status', phase: 'reading', message, progress: 0.01 })
  await told()
  const { timeoutMs, ...waiting } = waitingFor(context)
  const reader = askerOf(context, readRequirements, waiting.questions, waiting.heard)
  const heard = await callEngine(
    context,
    (designer) => designer.read(textsOf(request), reader.ask, { timeoutMs, ...(known && { known }) }),
    { until: waiting.engine },
  )
    .catch(() => nothingHeard)
    .finally(waiting.end)
  const { parts, answered, questions } = heard.asked
  request.onProgress?.({
    type: 'tool_call',
    tool: 'ask_model',
    input: `${charactersIn(request)} characters in ${counted(parts, 'part')}`,
    output: `${counted(answered, 'part')} answered, ${counted(questions, 'question')}`,
    durationMs: Math.round(performance.now() - started),
  })
  await told()
  const { reading } = heard
  const engine = known && questions === 0 ? known.engine : model.engine
  return {
    ...(isKept(reading) && { reading: { engine, ...reading } }),
    warnings: [...reader.warnings, ...warningsOf(heard, isKept(reading))],
  }
}

/** Nobody is waited for. */
const nobodyMs = 10_000

/** A reading that is known, where it is one of these texts: there is nobody to ask about others. */
async function readBefore(context: Context, request: DesignRequest, known: Reading): Promise<ReadByModel> {
  const nobody = () => Promise.resolve(undefined)
  const { reading } = await callEngine(context, (designer) =>
    designer.read(textsOf(request), nobody, { timeoutMs: nobodyMs, known }),
  ).catch(() => nothingHeard)
  return { ...(isKept(reading) && { reading: { engine: known.engine, ...reading } }), warnings: [] }
}

export const isKept = (reading: HeardRequest['reading']): reading is NonNullable<typeof reading> =>
  reading !== undefined && JSON.stringify(reading).length <= longestReading

const tooLong =
  'The text has more than 96,000 characters, so no model was asked and the embedded engine worked alone.'

export const nothingHeard: HeardRequest = {
  asked: { parts: 0, answered: 0, questions: 0 },
  sentences: { spoken: 0, open: 0 },
}

function warningsOf({ asked: { parts, answered } }: HeardRequest, isUsed: boolean): string[] {
  if (answered === 0) return ['The model gave no usable answer in time, so the embedded engine worked alone.']
  if (!isUsed) return ['The model read too little of the text, so the embedded engine worked alone.']
  return answered === parts
    ? []
    : [`The model read ${answered} of ${parts} parts of the text; the rest was read without it.`]
}

export function textsOf({
  requirements,
  ownTexts,
  context,
  uploadedContent,
  uploadedFileName,
  mode,
}: DesignRequest) {
  return {
    requirements,
    mode,
    ...(ownTexts && { ownTexts }),
    ...(context !== undefined && { context }),
    ...(uploadedContent !== undefined && { uploadedContent }),
    ...(uploadedFileName !== undefined && { uploadedFileName }),
  }
}

export const charactersIn = ({ requirements, context = '', uploadedContent = '' }: DesignRequest): number =>
  requirements.length + context.length + (uploadedContent === requirements ? 0 : uploadedContent.length)
