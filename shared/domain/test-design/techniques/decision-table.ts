/** A rule of a decision table: an entry index per condition, or undefined where the condition does not matter; what it leads to. */
export interface TableRule {
  entries: (number | undefined)[]
  outcome: string
}

/** One combination of entries, with the outcomes of all rules that match it. */
export interface Column {
  entries: number[]
  outcomes: string[]
}

const mostColumns = 4096

/**
 * Every column of a table whose condition i has `sizes[i]` entries, in counting order, with the outcomes of the rules that match.
 * No outcome is an omission, several different ones a contradiction. `feasible` leaves out impossible combinations.
 * Throws a RangeError above 4,096 columns. Source: ISTQB Foundation Level Syllabus v4.0.1, section 4.2.3.
 */
export function columnsOf(
  sizes: number[],
  rules: TableRule[],
  feasible: (entries: number[]) => boolean = () => true,
): Column[] {
  const count = sizes.reduce((product, size) => product * size, 1)
  if (count > mostColumns) throw new RangeError(`a table of ${count} columns is too large`)
  const columns: Column[] = []
  for (let number = 0; number < count; number += 1) {
    const entries = entriesOf(number, sizes)
    if (feasible(entries)) columns.push({ entries, outcomes: outcomesOf(entries, rules) })
  }
  return columns
}

function entriesOf(number: number, sizes: number[]): number[] {
  let rest = number
  return sizes
    .toReversed()
    .map((size) => {
      const entry = rest % size
      rest = Math.floor(rest / size)
      return entry
    })
    .toReversed()
}

function outcomesOf(entries: number[], rules: TableRule[]): string[] {
  const matching = rules.filter((rule) =>
    rule.entries.every((entry, index) => entry === undefined || entry === entries[index]),
  )
  return [...new Set(matching.map(({ outcome }) => outcome))]
}

/** Columns that no rule answers. */
export function omissions(columns: Column[]): Column[] {
  return columns.filter(({ outcomes }) => outcomes.length === 0)
}

/** Columns that rules answer differently. */
export function contradictions(columns: Column[]): Column[] {
  return columns.filter(({ outcomes }) => outcomes.length > 1)
}

/**
 * Merges columns with the same outcome whose entries differ in one condition only and together take all entries of it, until nothing
 * merges (consensus). The result is proved by re-expansion; when it is not the same function, the columns come back unmerged.
 */
export function minimise(sizes: number[], columns: Column[]): TableRule[] {
  const rules: TableRule[] = columns.flatMap(({ entries, outcomes }) =>
    outcomes.map((outcome) => ({ entries: [...entries], outcome })),
  )
  let merged = rules
  for (let again = true; again;) {
    const next = mergeOnce(sizes, merged)
    again = next.length < merged.length
    merged = next
  }
  return sameFunction(columns, columnsOf(sizes, merged)) ? merged : rules
}

function mergeOnce(sizes: number[], rules: TableRule[]): TableRule[] {
  for (let condition = 0; condition < sizes.length; condition += 1) {
    const groups = new Map<string, TableRule[]>()
    for (const rule of rules) {
      const key = JSON.stringify([
        rule.outcome,
        rule.entries.map((entry, index) => (index === condition ? '*' : (entry ?? '-'))),
      ])
      groups.set(key, [...(groups.get(key) ?? []), rule])
    }
    for (const group of groups.values()) {
      const taken = new Set(group.map(({ entries }) => entries[condition]))
      if (taken.has(undefined) || taken.size < (sizes[condition] ?? 0)) continue
      const [first] = group
      if (!first) continue
      const whole = {
        ...first,
        entries: first.entries.map((entry, index) => (index === condition ? undefined : entry)),
      }
      return [...rules.filter((rule) => !group.includes(rule)), whole]
    }
  }
  return rules
}

function sameFunction(columns: Column[], expanded: Column[]): boolean {
  const outcome = new Map(
    expanded.map(({ entries, outcomes }) => [entries.join(), [...outcomes].sort().join('\n')]),
  )
  const given = new Set(columns.map(({ entries }) => entries.join()))
  // A merged rule may not answer a combination that was not among the columns.
  const more = expanded.some(({ entries, outcomes }) => outcomes.length > 0 && !given.has(entries.join()))
  return (
    !more &&
    columns.every(({ entries, outcomes }) => outcome.get(entries.join()) === [...outcomes].sort().join('\n'))
  )
}
