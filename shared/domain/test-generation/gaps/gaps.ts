import { demands } from '../../catalogue/demands.ts'
import { measureOf } from '../../catalogue/questions/wish.ts'
import { asks } from '../../requirement-model/asks.ts'
import { phrasesOf } from './phrases.ts'
import type { ItemBase } from '../../test-cases/draft.ts'
import type { Unnumbered } from '../parts/part.ts'
import type { Candidate } from '../parts/part.ts'
import type { ReadRequirement } from '../requirements/read-text.ts'
import type { Gap } from '../schema.ts'

/** Numbers gaps GAP-001 and on, in the order given; the same item is named once. */
export function numberGaps(gaps: Unnumbered[]): Gap[] {
  const unique = new Map<string, Unnumbered>()
  for (const gap of gaps) if (!unique.has(keyOf(gap))) unique.set(keyOf(gap), gap)
  return [...unique.values()].map((gap, index) => ({
    gapId: `GAP-${String(index + 1).padStart(3, '0')}`,
    ...gap,
  }))
}

export const keyOf = ({ technique, coverageItem }: Pick<Gap, 'technique' | 'coverageItem'>): string =>
  `${technique}\n${coverageItem}`

/** An item that no case exercises. */
export function itemGap(
  { requirementId, technique, id, description, priority }: ItemBase,
  reason: string,
): Unnumbered {
  return {
    requirementRef: requirementId,
    technique,
    coverageItem: id,
    description: asks.untried(quoted(description), reason),
    priority,
  }
}

/** A requirement that no case rests on; `kept` when a filter or the cap kept it out, else what the text lacks. */
export function requirementGap({ requirement, why, marked }: ReadRequirement, kept?: string): Unnumbered {
  const { id, statement, priority } = requirement
  const wish = kept !== undefined || !marked || demands(marked.marks) ? undefined : measureOf(marked.text)
  return {
    requirementRef: id,
    technique: 'Requirement',
    coverageItem: id,
    description: kept
      ? asks.untried(quoted(statement), kept)
      : about(
          statement,
          wish?.question ?? (requirement.testability === 'low' ? undefined : why) ?? askedFor(requirement),
        ),
    priority,
    ...(wish && { completions: wish.completions }),
  }
}

function askedFor({ testability, testabilityNotes, subcategory }: ReadRequirement['requirement']): string {
  if (testability === 'low') return asks.vague([...testabilityNotes.matchAll(/"[^"]+"/g)].join(', '))
  if (subcategory === 'quality threshold') return asks.measured
  return subcategory.startsWith('API ') ? asks.described : asks.noOutcome
}

/** What is asked stands behind the sentence that it is about. */
export const about = (statement: string, asked: string): string =>
  `${quoted(statement)}: ${asked}`.slice(0, 600)

const quoted = (text: string): string =>
  `“${text.length > 160 ? `${text.slice(0, 157)}…` : text.replace(/[.:]$/, '')}”`

/** Parts of tested sentences that nothing took up. */
export function leftGaps(read: readonly ReadRequirement[], tested: ReadonlySet<string>): Unnumbered[] {
  return read.flatMap(({ requirement: { id, priority, statement }, left, why }) =>
    left && tested.has(id)
      ? [
          {
            requirementRef: id,
            technique: 'Requirement',
            coverageItem: `${id}/not understood`,
            description: about(statement, askedOf(phrasesOf(statement, left), why)),
            priority,
          },
        ]
      : [],
  )
}

const askedOf = (phrases: string[], why: string | undefined): string =>
  phrases.length > 0 ? asks.parts(phrases.join(', ')) : (why ?? asks.notUnderstood)

/** What the text states no outcome for: each thing that has words of its own, and for each requirement the items of it. */
export function outcomeGaps(
  chosen: readonly Candidate[],
  items: ReadonlyMap<string, ItemBase>,
): Unnumbered[] {
  const told = chosen.flatMap((one) => {
    const [item] = itemsOf(one, items)
    return one.unstated && item ? [outcomeGap(item, one.unstated)] : []
  })
  const grouped = [...unstatedIn(chosen, items).values()].flatMap((own) =>
    own[0] ? [outcomeGap(own[0], together(own.map(({ description }) => description)))] : [],
  )
  return [...told, ...grouped]
}

/** The items of a case; of one that only says what its sentence lets people do, the sentence itself. */
function itemsOf({ covers, testCase }: Candidate, items: ReadonlyMap<string, ItemBase>): ItemBase[] {
  const { requirementRef: requirementId = '', title: description, priority } = testCase
  if (covers.size > 0 || requirementId === '') return [...covers].flatMap((id) => items.get(id) ?? [])
  const id = `${requirementId}/outcome`
  return [{ id, technique: 'Use Case Testing', requirementId, description, priority, valid: true }]
}

function outcomeGap({ requirementId, technique, id, priority }: ItemBase, words: string): Unnumbered {
  const description = asks.outcomes(words.slice(0, 500))
  return { requirementRef: requirementId, technique, coverageItem: id, description, priority }
}

/** "Name: empty; Name: length 1" of one name is "Name: empty, length 1". */
function together(descriptions: readonly string[]): string {
  const parts = descriptions.map((one) => one.split(/(?<=^[^:]*): /))
  const named = Map.groupBy(parts, ([name = '']) => name)
  return [...named]
    .map(([name, own]) => [name, own.flatMap(([, ...what]) => what).join(', ')].filter((one) => one !== ''))
    .map((one) => one.join(': '))
    .join('; ')
}

/** The items of which the text states no outcome, by requirement. */
function unstatedIn(
  chosen: readonly Candidate[],
  items: ReadonlyMap<string, ItemBase>,
): Map<string, ItemBase[]> {
  const found = chosen.filter(({ unstated }) => unstated === '').flatMap((one) => itemsOf(one, items))
  return Map.groupBy(new Set(found), ({ requirementId }) => requirementId)
}

/** What the text leaves open, by the requirement that leaves it. */
export function openOutcomes(
  chosen: readonly Candidate[],
  items: ReadonlyMap<string, ItemBase>,
): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const one of chosen) {
    const { unstated } = one
    const own = unstated === undefined ? [] : itemsOf(one, items)
    for (const { requirementId, description } of unstated === '' ? own : own.slice(0, 1))
      found.set(requirementId, [...(found.get(requirementId) ?? []), unstated || description])
  }
  return found
}
