import type { TestCase } from '../../test-cases/schema.ts'
import type { Item, Screen, TestModel } from '../model.ts'
import { type Look, evidence } from './evidence.ts'
import { formState } from './form-items.ts'
import { readCase } from '../../test-cases/read-case.ts'

type Holds = (item: Item, look: Look) => boolean

/** The table is complete by its type; an item goes to the entry of its own kind. */
const evidenceFor = (kind: Item['kind']) =>
  evidence[kind] as unknown as { group: (item: Item) => string; over: (model: TestModel) => Holds }

/** Items that are checked together: those of one screen, table, life cycle, scenario or limit. */
export const groupOf = (item: Item): string => evidenceFor(item.kind).group(item)

/**
 * Recomputes which items a case exercises, from the model and the literals of the case alone. It trusts no claim of the case.
 * A wrong value counts only when every other input of the screen is allowed, a valid one only when all are: else one refusal
 * would hide another.
 */
export class CoverageChecker {
  private readonly groups = new Map<string, Item[]>()
  private readonly holds = new Map<Item['kind'], Holds>()
  private readonly screens: Map<string, Screen>

  constructor(model: TestModel, items: Item[]) {
    this.screens = new Map(model.screens.map((screen) => [screen.id, screen]))
    for (const item of items) {
      const group = this.groups.get(groupOf(item))
      if (group) group.push(item)
      else this.groups.set(groupOf(item), [item])
      if (!this.holds.has(item.kind)) this.holds.set(item.kind, evidenceFor(item.kind).over(model))
    }
  }

  /** Ids of the items that a case exercises; `within` names the groups to look at, all when it is missing. */
  exercised(testCase: TestCase, within?: Iterable<string>): Set<string> {
    const facts = readCase(testCase)
    const found = new Set<string>()
    for (const group of new Set(within ?? this.groups.keys())) {
      const screen = this.screens.get(group.replace(/^screen /, ''))
      const look = { testCase, facts, form: screen && formState(screen, facts, testCase) }
      for (const item of this.groups.get(group) ?? [])
        if (this.holds.get(item.kind)?.(item, look)) found.add(item.id)
    }
    return found
  }
}
