import type { RefinementSession } from '../../../shared/domain/refinement/index.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { AskedModel } from '../../../shared/schemas/asked-model.ts'
import type { Refined } from '../../../shared/services/designer.ts'
import { callEngine } from '../engine/index.ts'
import type { StoredTestCase } from '../test-cases/index.ts'
import { reviseByModel } from './write-by-model.ts'

export type Understood = Refined & { modelUsage?: AskedModel | undefined }

/**
 * What a message makes of cases. What the embedded grammar reads to its last word and that adds nothing is done by it; all else goes to the configured model, and
 * back to the grammar, which says what it can do, where there is none or nobody answers.
 */
export async function understandMessage(
  context: Context,
  message: string,
  session: RefinementSession,
): Promise<Understood> {
  const refined = await callEngine(context, (designer) => designer.refine(message, session))
  const isCertain = refined.wholly === true && refined.added.length === 0
  if (isCertain || !context.services.model) return refined
  const { refined: revised = refined, ...asked } = await reviseByModel(context, message, session)
  return { ...revised, ...asked, warnings: [...asked.warnings, ...revised.warnings] }
}

/** How a message and its answer call a stored case. */
export const nameOf = ({ number }: Pick<StoredTestCase, 'number'>): string =>
  `TC-${String(number).padStart(3, '0')}`

const numbered = /#(\d{1,9})\b/g

/** A message with stored cases by their names: `#12` is `TC-012`. */
export function withNames(message: string, cases: readonly StoredTestCase[]): string {
  const names = new Map(cases.map((stored) => [stored.number, nameOf(stored)]))
  return message.replaceAll(numbered, (words, number: string) => names.get(Number(number)) ?? words)
}

const named = /\bTC-(\d{3,9})\b/g

/** An answer with stored cases by their numbers again, as people see them. */
export function withNumbers(reply: string, cases: readonly StoredTestCase[]): string {
  const numbers = new Map(cases.map((stored) => [nameOf(stored), `#${stored.number}`]))
  return reply.replaceAll(named, (name) => numbers.get(name) ?? name)
}
