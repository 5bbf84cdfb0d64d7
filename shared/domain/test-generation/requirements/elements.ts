import type {
  Control,
  Flow,
  Measure,
  RequirementModel,
  Rule,
  Span,
  Subject,
} from '../../requirement-model/index.ts'

/** What of a model was read from one sentence. */
export interface Elements {
  subjects: Subject[]
  controls: Control[]
  rules: Rule[]
  flows: Flow[]
  measures: Measure[]
}

const kinds = ['subjects', 'controls', 'rules', 'flows', 'measures'] as const

const none = (): Elements => ({ subjects: [], controls: [], rules: [], flows: [], measures: [] })

/** The elements of a model by the numbers of the sentences that they were read from. */
export function elementsBySentence(model: RequirementModel): (number: number) => Elements {
  const found = new Map<number, Elements>()
  for (const kind of kinds)
    for (const element of model[kind])
      for (const number of new Set(element.from.map(({ sentence }: Span) => sentence))) {
        const known = found.get(number) ?? none()
        found.set(number, known)
        ;(known[kind] as (typeof element)[]).push(element)
      }
  return (number) => found.get(number) ?? none()
}

export const isAnything = (elements: Elements): boolean => kinds.some((kind) => elements[kind].length > 0)
