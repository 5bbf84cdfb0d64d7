import type { ReadRequirement } from '../requirements/index.ts'
import type { CaseDraft } from './cases/case-draft.ts'
import type { Undesigned } from './cases/form-cases.ts'
import type { Item } from './model.ts'
import type { Gap } from './schema.ts'

type Unnumbered = Omit<Gap, 'gapId'>

/** Numbers gaps GAP-001 and on, in the order given; the same item is named once. */
export function numberGaps(gaps: Unnumbered[]): Gap[] {
  const seen = new Set<string>()
  return gaps
    .filter(({ coverageItem, technique }) => {
      const key = `${technique}\n${coverageItem}`
      return seen.has(key) ? false : Boolean(seen.add(key))
    })
    .map((gap, index) => ({ gapId: `GAP-${String(index + 1).padStart(3, '0')}`, ...gap }))
}

/** An item that no case exercises. */
export function itemGap(item: Item, reason: string): Unnumbered {
  return {
    requirementRef: item.requirementId,
    technique: item.technique,
    coverageItem: item.id,
    description: `${item.description}: ${reason}`,
    priority: item.priority,
  }
}

export function undesignedGaps(undesigned: Undesigned[]): Unnumbered[] {
  return undesigned.map(({ item, reason }) => itemGap(item, reason))
}

/** What the text does not say, for cases whose expectation is inferred: the outcome to be agreed on. */
export function outcomeGaps(drafts: CaseDraft[]): Unnumbered[] {
  const seen = new Set<string>()
  return drafts.flatMap(({ claims, outcome }) => {
    const [item] = claims
    if (outcome.oracle === 'stated' || outcome.unstated === undefined || !item || seen.has(outcome.unstated))
      return []
    seen.add(outcome.unstated)
    const description = `The text does not state the outcome for: ${outcome.unstated}`
    return [
      {
        requirementRef: item.requirementId,
        technique: item.technique,
        coverageItem: item.id,
        description,
        priority: item.priority,
      },
    ]
  })
}

/** A requirement that no case rests on, with what keeps it from being tested. */
export function requirementGap({ requirement, sentence }: ReadRequirement, filtered: boolean): Unnumbered {
  return {
    requirementRef: requirement.id,
    technique: 'Requirement',
    coverageItem: requirement.id,
    description: `${short(requirement.statement)}: ${filtered ? 'left out by the filters or the cap of this run' : reasonFor(requirement.testability, requirement.testabilityNotes, sentence.facts.length)}`,
    priority: requirement.priority,
  }
}

function reasonFor(testability: string, notes: string, facts: number): string {
  if (testability === 'low') return notes
  return facts > 0
    ? 'the text does not say which input, action or state it applies to'
    : 'the text states no action with an outcome that could be checked'
}

function short(text: string): string {
  return text.length > 160 ? `${text.slice(0, 157)}…` : text.replace(/[.:]$/, '')
}
