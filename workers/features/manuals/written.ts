import type { Manual } from '../../../shared/domain/user-documentation/schema.ts'
import { recordRun } from '../../../shared/kernel/agent-runs.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { AskFor, Designer } from '../../../shared/services/designer.ts'
import { type HandedAnswer, callEngineAsking, insteadOfResult } from '../engine/index.ts'
import { counted } from '../quality/index.ts'
import { wordDocument } from './word-document.ts'

interface Work {
  agentType: string
  /** How many stories it is written from. */
  stories: number
  /** What whoever publishes it should know of what it is written from. */
  warnings: readonly string[]
  /** The answers of an assistant, where one words it. */
  handed: readonly HandedAnswer[] | undefined
}

/** Has a document written by the engine, in the English of the configured model or of the assistant that calls, as far as that holds. */
export async function written(
  context: Context,
  { agentType, stories, warnings, handed }: Work,
  write: (designer: Designer, ask?: AskFor) => Promise<Manual>,
): Promise<Manual> {
  const { open, ...manual } = await recordRun(context, runOf(agentType, stories), async () => {
    const { done, warnings: asked, open } = await callEngineAsking(context, wordDocument, write, handed)
    return { ...done, warnings: [...warnings, ...done.warnings, ...asked], open }
  })
  return open ? insteadOfResult(open) : manual
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
