import { evaluate } from '../../requirement-model/index.ts'
import type { Evaluation, Outcome, RequirementModel, Rule } from '../../requirement-model/index.ts'
import { hasPart, referencesOfCondition } from '../../requirement-model/references.ts'
import { namesIn } from '../assemble/references.ts'
import { eventsOf, worldsOf } from './worlds.ts'

export type Parts = Pick<RequirementModel, 'subjects' | 'controls'>

/**
 * Whether two readings of one sentence come to different things at some value at or beside a limit of either. What only one of them
 * speaks of is no difference: a reading may say more. Nothing is told where neither of them decides.
 */
export function differ(one: readonly Rule[], other: readonly Rule[], parts: Parts): boolean {
  const alike = (rules: readonly Rule[], others: readonly Rule[]) =>
    rules.filter((rule) => rule.closes === undefined && others.some((own) => shareAspect(rule, own)))
  const [a, b] = [alike(one, other), alike(other, one)]
  if (a.length === 0 || b.length === 0) return false
  const all = [...a, ...b]
  const own = partsOf(all, parts)
  const modelOf = (rules: Rule[]) => ({ ...own, rules, flows: [], measures: [], accounts: [] })
  const [x, y] = [modelOf(a), modelOf(b)]
  const bothJudge = [a, b].every((rules) => rules.some(isRefusing))
  const events = eventsOf(all)
  return worldsOf(modelOf(all)).some((world) =>
    events.some((event) => oppose(evaluate(x, world, event), evaluate(y, world, event), bothJudge)),
  )
}

/** A model of nothing but what the two speak of: each of its worlds is looked at many times. */
function partsOf(rules: readonly Rule[], { subjects, controls }: Parts): Parts {
  const ids = new Set(namesIn(rules))
  for (const { id, subject } of controls) if (subject !== undefined && ids.has(id)) ids.add(subject)
  for (const { id, fields } of subjects) if (ids.has(id)) for (const field of fields ?? []) ids.add(field)
  return {
    subjects: subjects.filter(({ id }) => ids.has(id)),
    controls: controls.filter(({ id, subject }) => ids.has(id) || ids.has(subject ?? '')),
  }
}

/** Both ask for the length of a name, or both set the price. */
function shareAspect(one: Rule, other: Rule): boolean {
  const own = aspectsOf(one)
  return aspectsOf(other).some((aspect) => own.includes(aspect))
}

function aspectsOf({ if: condition, then }: Rule): string[] {
  const found = then.flatMap((effect) => (effect.kind === 'set' ? [`set ${effect.subject}`] : []))
  if (condition)
    hasPart(condition, (part) => {
      const kind = part.kind === 'compare' && part.left.kind === 'length' ? 'length' : part.kind
      if (!['all', 'any', 'not'].includes(kind))
        found.push(...referencesOfCondition(part).map((id) => `${kind} ${id}`))
      return false
    })
  return found
}

const isRefusing = ({ kind, then }: Rule): boolean =>
  kind === 'constraint' || then.some((effect) => effect.kind === 'refused')

function oppose(x: Evaluation, y: Evaluation, bothJudge: boolean): boolean {
  if ('undecided' in x || 'undecided' in y) return false
  const of = <K extends Outcome['kind']>({ outcomes }: { outcomes: Outcome[] }, kind: K) =>
    outcomes.filter((one): one is Extract<Outcome, { kind: K }> => one.kind === kind)
  if (bothJudge && of(x, 'refused').length > 0 !== of(y, 'refused').length > 0) return true
  const same = (value: unknown) => JSON.stringify(value).toLowerCase()
  if (
    of(x, 'set').some((a) => of(y, 'set').some((b) => a.subject === b.subject && same(a.to) !== same(b.to)))
  )
    return true
  const apart = (a: readonly string[], b: readonly string[]) =>
    a.length > 0 && b.length > 0 && !a.some((one) => b.includes(one))
  const [shown, seen] = [x, y].map((one) => of(one, 'shows').map(({ text }) => text))
  const [there, elsewhere] = [x, y].map((one) => of(one, 'goes').map(({ page }) => page))
  return apart(shown ?? [], seen ?? []) || apart(there ?? [], elsewhere ?? [])
}
