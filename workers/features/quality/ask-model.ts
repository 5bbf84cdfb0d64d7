import { noProposals, type Proposals } from '../../../shared/domain/requirements/proposals/schema.ts'
import type { DesignRequest } from '../../../shared/domain/test-design/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { runTask } from '../../../shared/kernel/task.ts'
import { logError } from '../../../shared/services/log.ts'
import { proposeFacts } from './propose-facts.ts'
import { partsOf } from './rules.ts'

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
  const read = answers.filter((answer) => answer !== undefined)
  const found = joined(read)
  const total = Object.values(found).reduce((sum, all) => sum + all.length, 0)
  request.onProgress?.({
    type: 'tool_call',
    tool: 'ask_model',
    input: `${shown.reduce((sum, { length }) => sum + length, 0)} characters in ${count(shown.length, 'part')}`,
    output: `${count(read.length, 'part')} answered, ${count(total, 'proposal')}`,
    durationMs: Math.round(performance.now() - started),
  })
  await told()
  if (read.length === 0) return { warnings: [alone] }
  const proposals = { found, engine: model.engine }
  if (read.length === parts.length) return { proposals, warnings: [] }
  return {
    proposals,
    warnings: [
      `The model read ${read.length} of ${parts.length} parts of the text; the rest was read by the embedded engine alone.`,
    ],
  }
}

const alone = 'The model gave no usable answer in time, so the embedded engine worked alone.'
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

/** The proposals about one part; undefined when the model gave none that fit. */
async function propose(context: Context, text: string, signal: AbortSignal): Promise<Proposals | undefined> {
  try {
    const { output, engine } = await runTask(context, proposeFacts, { text }, { signal })
    return engine === 'embedded' ? undefined : output
  } catch (error) {
    logError({ at: 'quality.askModel', requestId: context.requestId, error })
    return undefined
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
