import type { CollectionPart } from '../../requirements/collections/parts.ts'
import { playOf } from '../collections/play-aims.ts'
import type { Collection, CollectionAim, CollectionItem, Item } from '../model.ts'
import type { CaseDraft, Undesigned } from './case-draft.ts'
import { capital } from './check-prose.ts'
import { isCheckable } from '../../prose-steps/is-checkable.ts'

/** A case for each behaviour of a list: from the opened page, each state reached by steps. */
export function designCollections(
  collections: Collection[],
  items: Item[],
): { cases: CaseDraft[]; undesigned: Undesigned[] } {
  const byId = new Map(collections.map((one) => [one.id, one]))
  const cases: CaseDraft[] = []
  const undesigned: Undesigned[] = []
  for (const item of items) {
    const collection = item.kind === 'collection' ? byId.get(item.collectionId) : undefined
    if (item.kind !== 'collection' || !collection) continue
    const draft = caseOf(collection, item)
    if (draft) cases.push(draft)
    else undesigned.push({ item, reason: 'the text names nothing that shows it on the page' })
  }
  return { cases: withOneStart(cases), undesigned }
}

function caseOf(collection: Collection, item: CollectionItem): CaseDraft | undefined {
  const play = playOf(collection, item.aim)
  const expected = play?.steps.at(-1)?.expectedResult ?? ''
  if (!play || expected === '') return undefined
  return {
    title: `List of ${collection.noun}s: ${item.description}`,
    steps: play.steps,
    claims: [item],
    alsoTests: alsoTested(collection, item),
    outcome: {
      expected,
      oracle: 'stated',
      checkable: isCheckable(expected),
      requirementId: item.requirementId,
    },
    preconditions: [],
    types: item.valid ? ['functional', 'regression'] : ['negative', 'functional', 'regression'],
    tags: [item.valid ? 'positive' : 'negative', 'list'],
    testCondition: capital(item.description),
    manual: [],
  }
}

/** Statements that an item of another sentence shows too. */
const shows: Partial<Record<CollectionAim['aim'], CollectionPart['part'][]>> = {
  added: ['add', 'input'],
  refused: ['nothingAdded', 'refusal', 'unique'],
  mark: ['mark'],
  remove: ['remove'],
  filter: ['filter', 'initialFilter'],
  follows: ['follows'],
  filterKept: ['filterKept'],
  full: ['full', 'capacity'],
  emptyText: ['emptyText'],
  counter: ['counter'],
}

function alsoTested({ told }: Collection, { aim: { aim } }: CollectionItem): string[] {
  const parts = shows[aim] ?? []
  return [
    ...new Set(told.flatMap(({ part, requirementId }) => (parts.includes(part) ? [requirementId] : []))),
  ]
}

/** What is looked at on the opened page is one case: each look alone would open the page again. */
function withOneStart(cases: CaseDraft[]): CaseDraft[] {
  const looks = cases.filter(({ steps }) => steps.length === 1)
  const [first] = looks
  if (!first || looks.length < 2) return cases
  const expected = looks
    .map(({ outcome }, at) => (at === 0 ? outcome.expected : outcome.expected.replace(/^The /, 'the ')))
    .join(' and ')
  const joined: CaseDraft = {
    ...first,
    title: `${first.title.split(':')[0] ?? ''}: the opened page`,
    steps: [{ action: 'Open the page', expectedResult: expected }],
    claims: looks.flatMap(({ claims }) => claims),
    outcome: { ...first.outcome, expected, checkable: looks.every(({ outcome }) => outcome.checkable) },
    testCondition: 'The opened page shows what the text says',
  }
  return [joined, ...cases.filter(({ steps }) => steps.length > 1)]
}
