import type { Condition, Id, RequirementModel, Rule } from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import { isLimit } from '../items/conditions.ts'
import type { Planner } from './planner.ts'

/** How many entries of one model are looked at; each costs a search. */
const mostEntries = 60

/** Limits of one entry that cannot hold side by side. */
export interface Disagreement {
  subject: Id
  rules: Rule[]
}

/** Entries whose limits name different bounds in different sentences, or leave no entry that keeps all of them: no reading of these is proved. */
export function disagreeing(planner: Planner): Disagreement[] {
  const { model } = planner
  const limitsOf = limitsBySubject(model)
  const many = [...limitsOf].filter(([, rules]) => rules.length > 1)
  return many.slice(0, mostEntries).flatMap(([subject, rules]): Disagreement[] => {
    const clash = clashing(rules)
    if (clash.length > 0) return [{ subject, rules: clash }]
    return planner.canBeEntered(subject) ? [] : [{ subject, rules }]
  })
}

/** The limits of one entry alone; of several entries each may be changed. */
function limitsBySubject({ rules, subjects }: RequirementModel): Map<Id, Rule[]> {
  const entered = new Set(subjects.flatMap(({ id, given, kind }) => (given || kind === 'state' ? [] : [id])))
  const all = new Map<Id, Rule[]>()
  for (const rule of rules) {
    const ids =
      isLimit(rule) && rule.when === undefined && rule.if ? [...new Set(referencesOfCondition(rule.if))] : []
    const [id] = ids
    if (ids.length !== 1 || id === undefined || !entered.has(id) || rule.if?.kind === 'empty') continue
    all.set(id, [...(all.get(id) ?? []), rule])
  }
  return all
}

/** Rules of different sentences that bound the same thing on the same side by different values. */
function clashing(rules: readonly Rule[]): Rule[] {
  const first = new Map<string, { value: string; rule: Rule }>()
  const clash = new Set<Rule>()
  for (const rule of rules)
    for (const { side, value } of rule.if ? boundsOf(rule.if) : []) {
      const known = first.get(side)
      if (!known) first.set(side, { value, rule })
      else if (known.value !== value && sentenceOf(known.rule) !== sentenceOf(rule)) {
        clash.add(known.rule)
        clash.add(rule)
      }
    }
  return [...clash]
}

const sentenceOf = ({ from }: Rule): number => Math.max(...from.map(({ sentence }) => sentence))

const sides: Record<string, string> = { '<': 'high', '<=': 'high', '>': 'low', '>=': 'low' }

/** The bounds of a limit that holds under no condition. */
function boundsOf(broken: Condition): { side: string; value: string }[] {
  if (broken.kind !== 'not') return []
  const parts = broken.of.kind === 'all' ? broken.of.of : [broken.of]
  return parts.flatMap((part) => {
    const side = part.kind === 'compare' ? sides[part.operator] : undefined
    return part.kind === 'compare' && side !== undefined && part.right.kind === 'value'
      ? [{ side: `${side} ${JSON.stringify(part.left)}`, value: JSON.stringify(part.right.value) }]
      : []
  })
}
