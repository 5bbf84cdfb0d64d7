import { byHand } from './by-hand.ts'
import { valueIn } from '../plans/search.ts'
import type { Event, Outcome } from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import type { Plan, Turn } from '../plans/plan.ts'
import { sayOutcome } from './outcomes.ts'
import type { Names } from './words.ts'

/** What of an outcome no run can judge, in words for the author, and as the expected result has it. */
export interface Unseen {
  reason: string
  part: string
}

/** Effects that nobody sees on a page, or that only a person can judge. */
export const unseenIn = (plan: Plan, names: Names): Unseen[] =>
  plan.turns
    .flatMap((turn) =>
      turn.outcomes.flatMap((outcome) => {
        const part = sayOutcome(names, outcome, turn.after)
        return unseen(outcome, turn, names).map((reason) => ({ reason, part: part ?? '' }))
      }),
    )
    .slice(0, 12)

/** Why no run can do a case: a control that the text never names, or something that a person has to bring about. */
export function reasonsAgainst(plan: Plan, names: Names): string[] {
  const entered = plan.about.filter((id) => {
    const subject = names.subject(id)
    return subject !== undefined && subject.kind !== 'state' && subject.kind !== 'list'
  })
  const fields = [...new Set([...entered.filter((id) => !names.controlOf(id)), ...withoutField(plan, names)])]
  const events = plan.turns.flatMap(({ event }) => (isEvidenced(names, event) ? [] : [event]))
  return [
    ...fields.map((id) => byHand.noControl(names.of(id))),
    ...(events.length > 0 ? [byHand.noDeed] : []),
    ...(plan.turns[0]?.before.said ?? []).map(byHand.arranged),
    ...Object.entries(plan.turns[0]?.before.records ?? {}).flatMap(([id, taken]) =>
      taken.length > 0 ? [byHand.taken(names.of(id))] : [],
    ),
    ...statedStart(plan, names),
  ].slice(0, 12)
}

/** Fields that no page has and that rules read which answer in a case. */
function withoutField({ turns }: Plan, { model }: Names): string[] {
  const by = new Set(turns.flatMap((turn) => turn.by))
  const read = new Set(
    model.rules.flatMap((rule) => (rule.if && by.has(rule.id) ? referencesOfCondition(rule.if) : [])),
  )
  return model.subjects.flatMap(({ id, unseen }) => (unseen && read.has(id) ? [id] : []))
}

function isEvidenced(names: Names, { action, target, value }: Event): boolean {
  if (action === 'do') return false
  // Entries are made, and then somebody looks.
  if (action === 'open' || (action === 'leave' && target === undefined)) return true
  // Where the text tells of sending a form, a step does it.
  if (action === 'submit' && target === undefined && names.model.live) return true
  if (action === 'submit')
    return target === undefined && names.model.rules.some(({ when }) => when?.action === 'submit')
  // A tick on a list names its entry.
  if ((action === 'tick' || action === 'untick') && value?.kind === 'value') return true
  const control = target === undefined ? undefined : (names.controls.get(target) ?? names.controlOf(target))
  return control?.quoted === true
}

/** A state or list that no step of the case makes: it has to be what the text says it is at first. */
function statedStart({ turns, about }: Plan, names: Names): string[] {
  const start = turns[0]?.before
  const reached = names.model.subjects.filter(
    ({ id, kind }) => (kind === 'state' || kind === 'list') && about.includes(id),
  )
  return reached.flatMap(({ id, initial, name }) => {
    const value = start && valueIn(start, id)
    return value && JSON.stringify(value) !== JSON.stringify(initial) ? [byHand.started(name)] : []
  })
}

function unseen(outcome: Outcome, { after, outcomes }: Turn, names: Names): string[] {
  if (outcome.kind === 'said') return [byHand.judged(outcome.text)]
  const id = outcome.kind === 'set' || outcome.kind === 'unchanged' ? outcome.subject : undefined
  if (id === undefined || names.controlOf(id)) return []
  const value = valueIn(after, id)
  const text = value?.type === 'text' ? value.value : undefined
  const shown = text !== undefined && outcomes.some((one) => one.kind === 'shows' && one.text.includes(text))
  return shown ? [] : [byHand.unseen(names.of(id))]
}
