import { noProposals, type Proposals } from '../../../shared/domain/test-generation/proposals/schema.ts'
import type { DesignRequest } from '../../../shared/domain/test-generation/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { runTask } from '../../../shared/kernel/task.ts'
import { logError } from '../../../shared/services/log.ts'
import { proposeFacts } from './propose-facts.ts'
import { counted, partsOf } from './rules.ts'

const charactersPerPart = 12_000
/** Above that a text is read by the embedded engine alone: a model takes longer for it than a client waits. */
const mostParts = 8

export interface Asked {
  proposals?: NonNullable<DesignRequest['proposals']>
  warnings: string[]
}

/**
 * Asks the configured model what the texts of a request state. A model that fails, is slow or answers nonsense costs a warning and
 * nothing else; what came in time is kept. Without a model there is nothing to say.
 */
export async function askModel(
  context: Context,
  request: DesignRequest,
  told: () => Promise<unknown>,
): Promise<Asked> {
  const { model, settings } = context.services
  if (!model) return { warnings: [] }
  const parts = partsOf(textOf(request), charactersPerPart)
  const shown = parts.slice(0, mostParts)
  const started = performance.now()
  request.onProgress?.({
    type: 'status',
    phase: 'reading',
    message: 'Asking the model what the requirements state',
    progress: 0.01,
  })
  await told()
  const signal = AbortSignal.timeout(settings.MODEL_TIMEOUT_SECONDS * 1000)
  const answers = await Promise.all(shown.map((text) => propose(context, text, signal)))
  const chosen = [...new Set(answers.flatMap(({ warnings }) => warnings))]
  const read = answers.flatMap(({ proposals }) => proposals ?? [])
  const found = joined(read)
  const total = Object.values(found).reduce((sum, all) => sum + all.length, 0)
  request.onProgress?.({
    type: 'tool_call',
    tool: 'ask_model',
    input: `${shown.reduce((sum, { length }) => sum + length, 0)} characters in ${counted(shown.length, 'part')}`,
    output: `${counted(read.length, 'part')} answered, ${counted(total, 'proposal')}`,
    durationMs: Math.round(performance.now() - started),
  })
  await told()
  if (read.length === 0) return { warnings: [...chosen, alone] }
  const proposals = { found, engine: model.engine }
  if (read.length === parts.length) return { proposals, warnings: chosen }
  return {
    proposals,
    warnings: [
      ...chosen,
      `The model read ${read.length} of ${parts.length} parts of the text; the rest was read by the embedded engine alone.`,
    ],
  }
}

const alone = 'The model gave no usable answer in time, so the embedded engine worked alone.'

interface Answer {
  /** Undefined when the model gave none that fit. */
  proposals?: Proposals
  warnings: readonly string[]
}

async function propose(context: Context, text: string, signal: AbortSignal): Promise<Answer> {
  try {
    const { output, engine, warnings = [] } = await runTask(context, proposeFacts, { text }, { signal })
    return { ...(engine !== 'embedded' && { proposals: output }), warnings }
  } catch (error) {
    logError({ kind: 'quality.askModel', requestId: context.requestId, error })
    return { warnings: [] }
  }
}

function textOf({ requirements, uploadedContent = '' }: DesignRequest): string {
  return uploadedContent.trim() === requirements.trim()
    ? requirements
    : `${requirements}\n\n${uploadedContent}`
}

function joined(all: Proposals[]): Proposals {
  const found = noProposals()
  for (const { inputs, messages, outcomes, rules, transitions, requirements } of all) {
    found.inputs = found.inputs.concat(inputs)
    found.messages = found.messages.concat(messages)
    found.outcomes = found.outcomes.concat(outcomes)
    found.rules = found.rules.concat(rules)
    found.transitions = found.transitions.concat(transitions)
    found.requirements = found.requirements.concat(requirements)
  }
  return found
}
