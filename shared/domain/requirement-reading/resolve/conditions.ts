import type { Condition, Comparison } from '../../requirement-model/index.ts'

export function both(a: Condition | undefined, b: Condition | undefined): Condition | undefined {
  if (!a || !b) return a ?? b
  return { kind: 'all', of: [...(a.kind === 'all' ? a.of : [a]), ...(b.kind === 'all' ? b.of : [b])] }
}

export function negated(one: Condition): Condition {
  if (one.kind === 'not') return one.of
  return { kind: 'not', of: one }
}

const opposite: Record<Comparison, Comparison> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '=': '!=',
  '!=': '=',
}

/** A comparison said the other way round; other conditions with "not" before them. */
export function turned(one: Condition): Condition {
  if (one.kind === 'compare') return { ...one, operator: opposite[one.operator] }
  return negated(one)
}

/** The limits of a demand, each of which is broken in a way of its own; the two ends of a range stay together. */
export function limitsIn(holds: Condition): Condition[] {
  if (holds.kind === 'not' && holds.of.kind === 'any') return holds.of.of.map(negated)
  if (holds.kind !== 'all') return [holds]
  const ranges = new Map<string, Condition[]>()
  const others: Condition[] = []
  for (const part of holds.of) {
    if (part.kind !== 'compare') others.push(...limitsIn(part))
    else {
      const key = JSON.stringify(part.left)
      ranges.set(key, [...(ranges.get(key) ?? []), part])
    }
  }
  return [
    ...others,
    ...[...ranges.values()].map((all): Condition =>
      all.length === 1 && all[0] ? all[0] : { kind: 'all', of: all },
    ),
  ]
}
