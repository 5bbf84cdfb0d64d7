import type { ReadRequirement } from '../../requirements/index.ts'
import type { CaseDraft, Undesigned } from '../cases/case-draft.ts'
import type { Item, TestModel } from '../model.ts'
import { openCells } from '../techniques/state-machine.ts'
import type { Gap } from '../../test-generation/schema.ts'

export type Unnumbered = Omit<Gap, 'gapId'>

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

/** State tables with empty cells for which the text says nothing: one gap for each life cycle, with its numbers. */
export function machineGaps({ machines, requirements }: TestModel): Unnumbered[] {
  return machines.flatMap(({ entity, table, origins, permissions, conflicts = [] }) => {
    const known = [...permissions, ...conflicts.map(({ from: state, event }) => ({ state, event }))]
    const stated = new Set(known.map(({ state, event }) => `${state}\n${event}`))
    const cells = openCells(table).filter(({ from, event }) => !stated.has(`${from}\n${event}`))
    const requirementRef = origins[0] ?? permissions[0]?.requirementId ?? ''
    if (cells.length === 0) return []
    const total = table.states.length * table.events.length
    const some = cells.slice(0, 3).map(({ from, event }) => `“${event}” in ${from}`)
    const description = `The text does not say what happens in ${cells.length} of ${total} cells of the state table of the ${entity}, such as ${some.join(', ')}`
    const priority = requirements.get(requirementRef)?.priority ?? 'medium'
    return [
      {
        requirementRef,
        technique: 'State Transition Testing',
        coverageItem: `${requirementRef}/${entity}/empty cells`,
        description,
        priority,
      },
    ]
  })
}

/** A requirement that no case rests on; `why` when a filter or the cap kept it out, else what the text lacks. */
export function requirementGap({ requirement, sentence }: ReadRequirement, why?: string): Unnumbered {
  return {
    requirementRef: requirement.id,
    technique: 'Requirement',
    coverageItem: requirement.id,
    description: `${short(requirement.statement)}: ${why ?? reasonFor(requirement, sentence)}`,
    priority: requirement.priority,
  }
}

function reasonFor(
  { testability, testabilityNotes, ambiguities }: ReadRequirement['requirement'],
  { facts }: ReadRequirement['sentence'],
): string {
  if (testability === 'low')
    return `${[...testabilityNotes.matchAll(/"[^"]+"/g)].join(', ')} cannot be measured; name a value or a threshold`
  if (ambiguities.some((one) => one.startsWith('R33 range')))
    return 'the minimum of its range is above the maximum'
  const compared = facts.some((fact) => fact.kind === 'message' && fact.violations.includes('relation'))
  if (compared) return 'the text gives no value for what the input is compared with'
  if (facts.some(({ kind }) => kind === 'api'))
    return 'nothing in the description says how to provoke it or what to compare it with'
  return facts.some(({ kind }) => kind !== 'button' && kind !== 'page')
    ? 'the text does not say which input, action or state it applies to'
    : 'the text states no action with an outcome that could be checked'
}

function short(text: string): string {
  return text.length > 160 ? `${text.slice(0, 157)}…` : text.replace(/[.:]$/, '')
}
