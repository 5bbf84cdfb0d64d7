import { keyOf } from './conditions.ts'
import type { ReadRule } from './read-rule.ts'
import type { RuleTable } from '../../requirements/facts/fields/table-facts.ts'

export interface RuleGroup {
  section: number
  rules: ReadRule[]
  /** The table that the rules stand in. */
  table?: RuleTable
}

/**
 * Puts rules of one section together that stand in one table or share a condition. A rule joins the last group that it belongs to; which that is
 * is known by condition, so that nothing is compared with all groups.
 */
export class RuleGroups {
  readonly all: RuleGroup[] = []
  /** The last group by table or condition. */
  readonly #last = new Map<string, number>()
  /** Groups by section that no "otherwise" was said for yet, the last one at the end. */
  readonly #open = new Map<number, number[]>()

  add(rule: ReadRule, section: number): void {
    const { table, otherwise, implied } = rule.fact
    const keys = table
      ? [`${section} table ${table.id}`]
      : rule.fact.anyOf.flat().map((atom) => `${section} ${keyOf(atom)}`)
    const home = table || !otherwise ? this.#latest(keys) : this.#open.get(section)?.at(-1)
    if (home === undefined && otherwise && !table) return
    const index = home ?? this.#begin(section, table)
    this.all[index]?.rules.push(rule)
    for (const key of keys) this.#last.set(key, Math.max(index, this.#last.get(key) ?? 0))
    if (otherwise && !implied) this.#close(section, index)
  }

  #latest(keys: readonly string[]): number | undefined {
    const known = keys.flatMap((key) => this.#last.get(key) ?? [])
    return known.length > 0 ? known.reduce((a, b) => Math.max(a, b)) : undefined
  }

  #begin(section: number, table: RuleGroup['table']): number {
    const index = this.all.push({ section, rules: [], ...(table ? { table } : {}) }) - 1
    if (!table) this.#openOf(section).push(index)
    return index
  }

  #openOf(section: number): number[] {
    const open = this.#open.get(section) ?? []
    this.#open.set(section, open)
    return open
  }

  #close(section: number, index: number): void {
    const open = this.#open.get(section)
    const at = open?.lastIndexOf(index) ?? -1
    if (at >= 0) open?.splice(at, 1)
  }
}
