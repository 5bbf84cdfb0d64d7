import { byHand } from './by-hand.ts'
import { valueIn } from '../plans/search.ts'
import type { Event, Outcome } from '../../requirement-model/index.ts'
import type { Plan, Turn } from '../plans/plan.ts'
import type { Names } from './words.ts'

/** Why no run can do or judge a case: a control that the text never names, or an effect that nobody sees on a page. */
export function reasonsAgainst(plan: Plan, names: Names): string[] {
  const entered = plan.about.filter((id) => {
    const subject = names.subject(id)
    return subject !== undefined && subject.kind !== 'state' && subject.kind !== 'list'
  })
  const fields = entered.filter((id) => !names.controlOf(id))
  const events = plan.turns.flatMap(({ event }) => (isEvidenced(names, event) ? [] : [event]))
  return [
    ...fields.map((id) => byHand.noControl(names.of(id))),
    ...(events.length > 0 ? [byHand.noDeed] : []),
    ...(plan.turns[0]?.before.said ?? []).map(byHand.arranged),
    ...Object.entries(plan.turns[0]?.before.records ?? {}).flatMap(([id, taken]) =>
      taken.length > 0 ? [byHand.taken(names.of(id))] : [],
    ),
    ...statedStart(plan, names),
    ...plan.turns.flatMap((turn) => turn.outcomes.flatMap((outcome) => unseen(outcome, turn, names))),
  ].slice(0, 12)
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
