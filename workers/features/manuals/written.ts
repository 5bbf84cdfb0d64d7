import type { Manual } from '../../../shared/domain/user-documentation/schema.ts'
import { recordRun } from '../../../shared/kernel/agent-runs.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { AskFor, Designer } from '../../../shared/services/designer.ts'
import { callEngineAsking } from '../engine/index.ts'
import { counted } from '../quality/index.ts'
import { wordDocument } from './word-document.ts'

interface Work {
  agentType: string
  /** How many stories it is written from. */
  stories: number
  /** What whoever publishes it should know of what it is written from. */
  warnings: readonly string[]
}

/** Has a document written by the engine, in the English of the configured model as far as that holds. */
export function written(
  context: Context,
  { agentType, stories, warnings }: Work,
  write: (designer: Designer, ask?: AskFor) => Promise<Manual>,
): Promise<Manual> {
  return recordRun(context, runOf(agentType, stories), async () => {
    const { done, warnings: asked } = await callEngineAsking(context, wordDocument, write)
    return { ...done, warnings: [...warnings, ...done.warnings, ...asked] }
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
