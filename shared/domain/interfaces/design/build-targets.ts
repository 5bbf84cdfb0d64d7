import { isApi, type WithFacts } from '../reading/sentence.ts'
import type { ApiDocument } from '../reading/types.ts'
import { inputsOf } from './flatten-inputs.ts'
import type { ApiTarget } from './model.ts'

/** The operations of all descriptions in the sentences, with the requirement of each of their parts. */
export function buildTargets(sentences: readonly Pick<WithFacts, 'facts' | 'requirementId'>[]): ApiTarget[] {
  const documents = new Map<ApiDocument, Map<number, string>>()
  for (const { facts, requirementId } of sentences) {
    for (const fact of facts) {
      if (!isApi(fact)) continue
      const parts = documents.get(fact.document) ?? new Map<number, string>()
      if (fact.part && requirementId !== undefined) parts.set(fact.part.at, requirementId)
      documents.set(fact.document, parts)
    }
  }
  const used = new Map<string, number>()
  return [...documents].flatMap(([{ operations }, parts]) =>
    operations.map((operation): ApiTarget => {
      const name = operation.kind === 'document' ? operation.summary : `${operation.method} ${operation.path}`
      const count = (used.get(name) ?? 0) + 1
      used.set(name, count)
      const requirementId = parts.get(operation.at) ?? ''
      return {
        id: count === 1 ? name : `${name} #${count}`,
        operation,
        inputs: inputsOf(operation, (at) => parts.get(at) ?? requirementId),
        requirementId,
        parts,
      }
    }),
  )
}
