import type { Item } from '../../model-based-testing/index.ts'
import type { Id } from '../../requirement-model/index.ts'

/** The coverage items of a text, under their names on the wire. */
export interface Behind {
  items: { id: string; raw: Item }[]
  /** Of a rule. */
  rule: (id: Id) => string[]
}

export function behindOf(items: Iterable<{ id: string; raw: Item }>): Behind {
  const all = [...items]
  const byRule = Map.groupBy(all, ({ raw }) => raw.rule)
  return { items: all, rule: (id) => (byRule.get(id) ?? []).map((item) => item.id) }
}
