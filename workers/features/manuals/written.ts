import type { Manual } from '../../../shared/domain/user-documentation/schema.ts'
import { recordRun } from '../../../shared/kernel/agent-runs.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { AskFor, Designer } from '../../../shared/services/designer.ts'
import { callEngine } from '../engine/index.ts'
import { counted } from '../quality/index.ts'
import { writerOf } from './ask-writer.ts'

interface Work {
  agentType: string
  /** How many stories it is written from. */
  stories: number
  /** What whoever publishes it should know of what it is written from. */
  warnings: readonly string[]
}

/** Has a document written by the engine, in the English of the configured model as far as that holds. Where the work with a model breaks off, the engine works alone. */
export function written(
  context: Context,
  { agentType, stories, warnings }: Work,
  write: (designer: Designer, ask?: AskFor) => Promise<Manual>,
): Promise<Manual> {
  return recordRun(context, runOf(agentType, stories), async () => {
    const { ask, patienceMs = 0, warnings: chosen } = writerOf(context)
    const alone = () => callEngine(context, (designer) => write(designer))
    const document = ask
      ? await callEngine(context, (designer) => write(designer, ask), { patienceMs }).catch(alone)
      : await alone()
    return { ...document, warnings: [...warnings, ...document.warnings, ...chosen] }
  })
}

const runOf = (agentType: string, stories: number) => ({
  agentType,
  inputSummary: stories === 1 ? '1 story' : `${stories} stories`,
  outputSummary: ({ sections }: Manual) =>
    counted(
      sections.reduce((sum, { sources }) => sum + sources.length, 0),
      'source',
    ),
})
