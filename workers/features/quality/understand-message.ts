import type { RefinementSession } from '../../../shared/domain/refinement/index.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { AskedModel } from '../../../shared/schemas/asked-model.ts'
import type { Refined } from '../../../shared/services/designer.ts'
import { callEngine } from '../engine/index.ts'
import type { StoredTestCase } from '../test-cases/index.ts'
import { reviseByModel } from './write-by-model.ts'

export type Understood = Refined & { modelUsage?: AskedModel | undefined }

/**
 * Applies a message to cases. The embedded grammar applies one that it reads to its last word and that adds no case; all others go to the configured model, or to the
 * grammar without a model or an answer: then reply and warnings begin with the reason. `settings` are instructions beside the message that only the grammar applies.
 */
export async function understandMessage(
  context: Context,
  message: string,
  session: RefinementSession,
  settings: readonly string[] = [],
): Promise<Understood> {
  const refine = (words: readonly string[]) =>
    callEngine(context, (designer) => designer.refine(words.join('\n'), session))
  const refined = await refine([message, ...settings])
  const isCertain = refined.wholly === true && refined.added.length === 0
  if (isCertain || !context.services.model) return refined
  const set = settings.length > 0 ? await refine(settings) : undefined
  const {
    refined: revised,
    unanswered,
    ...report
  } = await reviseByModel(context, message, {
    ...session,
    ...(set && { testCases: set.testCases }),
    ...(set?.scope && { scope: set.scope }),
    ...(set?.format && { format: set.format }),
  })
  const result = revised ?? refined
  return {
    ...result,
    ...report,
    ...(unanswered !== undefined && { reply: `${unanswered} ${result.reply}` }),
    warnings: [...(unanswered === undefined ? [] : [unanswered]), ...report.warnings, ...result.warnings],
    ...(revised && {
      understood: revised.understood || set?.understood === true,
      updated: [...new Set([...(set?.updated ?? []), ...revised.updated])],
    }),
  }
}

/** The name of a stored case in a message and its answer. */
export const nameOf = ({ number }: Pick<StoredTestCase, 'number'>): string =>
  `TC-${String(number).padStart(3, '0')}`

const numberReference = /#(\d{1,9})\b/g

/** Replaces numbers of stored cases by their names: `#12` by `TC-012`. */
export function withNames(message: string, cases: readonly StoredTestCase[]): string {
  const names = new Map(cases.map((stored) => [stored.number, nameOf(stored)]))
  return message.replaceAll(
    numberReference,
    (reference, number: string) => names.get(Number(number)) ?? reference,
  )
}

const caseName = /\bTC-(\d{3,9})\b/g

/** Replaces names of stored cases by their numbers, as people see them. */
export function withNumbers(reply: string, cases: readonly StoredTestCase[]): string {
  const numbers = new Map(cases.map((stored) => [nameOf(stored), `#${stored.number}`]))
  return reply.replaceAll(caseName, (name) => numbers.get(name) ?? name)
}
