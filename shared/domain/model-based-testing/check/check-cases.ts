import type { Flow, RequirementModel } from '../../requirement-model/index.ts'
import { once } from '../../requirement-model/once.ts'
import type { Work } from '../../basics/work.ts'
import type { CoverageItem, TestCase } from '../../test-cases/schema.ts'
import { against } from './hold-claims.ts'
import { aboutOf, notExercised, playedSteps } from './hold-items.ts'
import { readClaims, saidTexts, type Claim } from './read-claims.ts'
import { replay, type Replayed } from './replay.ts'
import { knowing, type Know } from './scene.ts'
import { typed } from './things.ts'

/** A claim that does not come out: of a whole case, or, with `item`, of one thing that it says it exercises. */
export interface Dropped {
  case: string
  title: string
  reason: string
  item?: string
}

export interface Checked {
  confirmed: TestCase[]
  dropped: Dropped[]
  /** Cases that were not replayed, because the work was used up: nothing is known of them. */
  unseen: TestCase[]
}

/**
 * Replays finished cases by their literal steps over the model, and holds everything that they claim against it: every expected sentence,
 * and everything that they say they exercise. A case with an expectation that does not come out, or without anything that it exercises, is
 * dropped; of the others only what is confirmed stays. Shares nothing with what designed the cases but the types. Pure; never throws.
 */
export function checkCases(model: RequirementModel, cases: TestCase[], work?: Work): Checked {
  const know = knowing(model)
  const checked: Checked = { confirmed: [], dropped: [], unseen: [] }
  for (const one of cases) {
    // Each step is held against all rules.
    if (work?.take((1 + (one.steps?.length ?? 0)) * model.rules.length) === false) {
      checked.unseen.push(one)
      continue
    }
    const verdict = checkCase(know, one)
    checked.dropped.push(...verdict.dropped)
    if (verdict.items.length > 0) checked.confirmed.push({ ...one, coverageItems: verdict.items })
  }
  return checked
}

/** Why the expectations of a case do not come out in the model; nothing where they do. What it claims to exercise is not asked. */
export function contradiction(model: RequirementModel, one: TestCase): string | undefined {
  return contradicted(knowing(model), one).reason
}

function checkCase(know: Know, one: TestCase): { items: CoverageItem[]; dropped: Dropped[] } {
  const { id, title, coverageItems = [] } = one
  const drop = (reason: string, item?: string): Dropped => ({
    case: id,
    title,
    reason,
    ...(item === undefined ? {} : { item }),
  })
  const { reason, replayed } = contradicted(know, one)
  if (reason !== undefined) return { items: [], dropped: [drop(reason)] }
  const wrong = new Set(
    coverageItems.flatMap((item) => (item.valid === false ? (aboutOf(know, item).rule?.id ?? []) : [])),
  )
  const judged = coverageItems.map((item) => ({ item, why: notExercised(know, item, replayed, wrong) }))
  const items = judged.flatMap(({ item, why }) => (why === undefined ? [item] : []))
  const dropped = judged.flatMap(({ item, why }) => (why === undefined ? [] : [drop(why, item.id)]))
  return {
    items,
    dropped:
      items.length > 0 ? dropped : [...dropped, drop('nothing that it claims to exercise is confirmed')],
  }
}

function contradicted(know: Know, one: TestCase): { reason?: string; replayed: Replayed } {
  const abouts = (one.coverageItems ?? []).map((item) => aboutOf(know, item))
  const flow = abouts.find((about) => about.flow)?.flow
  const [scope = ''] = abouts.flatMap(
    ({ rule, flow: own, opened }) => rule?.scope ?? own?.scope ?? opened ?? [],
  )
  const replayed = replay(know, one, { scope, ...(flow ? { flow } : {}) })
  if (replayed.trouble !== undefined) return { reason: replayed.trouble, replayed }
  if (flow) tell(know, flow, replayed)
  const last = one.steps?.at(-1)?.expectedResult ?? ''
  if (one.expectedResult !== undefined && one.expectedResult !== last)
    return { reason: 'its expected result is not that of its last step', replayed }
  if (last === '') return { reason: 'nothing is expected of it', replayed }
  return { ...wrongIn(know, replayed), replayed }
}

/** What only a person can judge of all that a model says. */
const saidIn = once(({ rules, flows }: RequirementModel) => {
  const effects = [
    ...rules.flatMap(({ then }) => then),
    ...flows.flatMap(({ steps }) => steps.flatMap((step) => step.effects)),
  ]
  return saidTexts(effects.flatMap((effect) => (effect.kind === 'said' ? [effect.text] : [])))
})

function claimsOf({ model, claims }: Know, expected: string): (Claim | string)[] {
  const known = claims.get(expected)
  if (known) return known
  const read = readClaims(expected, saidIn(model))
  claims.set(expected, read)
  return read
}

function wrongIn(know: Know, { turns }: Replayed): { reason?: string } {
  for (const { step, turn } of turns) {
    if (step.expectedResult !== '' && turn.clash !== undefined)
      return { reason: `two rules say different things of "${turn.clash}"` }
    for (const claim of claimsOf(know, step.expectedResult)) {
      if (typeof claim === 'string') return { reason: `no rule of the text says: ${claim}` }
      const reason = against(claim, turn)
      if (reason !== undefined) return { reason }
    }
  }
  return {}
}

/** What a scenario itself says is seen, at its own steps, which are the last ones of the case. */
function tell(know: Know, flow: Flow, { turns }: Replayed): void {
  const steps = playedSteps(
    know,
    flow,
    turns.map(({ turn }) => turn),
  )
  if (!steps) return
  let at = turns.length - steps.reduce((sum, { events }) => sum + events.length, 0)
  for (const { events, effects } of steps) {
    at += events.length
    const turn = turns[at - 1]?.turn
    if (!turn) continue
    turn.effects.push(...effects.map((effect) => ({ effect, rule: flow.id })))
    for (const effect of effects) {
      const subject = effect.kind === 'set' ? know.subjects.get(effect.subject) : undefined
      const value =
        effect.kind === 'set' && effect.to.kind === 'value' && 'value' in effect.to.value
          ? String(effect.to.value.value)
          : undefined
      if (subject && value !== undefined)
        for (const later of turns.slice(at - 1)) later.turn.after.held.set(subject.id, typed(value, subject))
    }
  }
}
