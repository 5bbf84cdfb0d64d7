import type { RequirementModel } from '../../requirement-model/index.ts'
import { isOfPage } from '../../page-reading/page-ids.ts'
import { holds } from '../../requirement-model/evaluate/index.ts'
import { isLimit } from '../items/conditions.ts'
import { valueIn } from './search.ts'
import { isUntouched } from './section.ts'
import type { Plan, Turn } from './plan.ts'

/**
 * Whether a page would refuse what a story of the text does on it: an example often tells only the entries that matter, and one that enters nothing of
 * what the page requires, or breaks a limit and tells of no refusal, says less than it needs to be played.
 */
export function isTooShort({ items, turns }: Plan, model: RequirementModel): boolean {
  const { subjects, rules } = model
  if (items[0]?.as !== 'flow' || !subjects.some(({ id }) => isOfPage(id))) return false
  const limits = new Set(rules.filter(isLimit).map(({ id }) => id))
  if (turns.some(({ by }) => by.some((id) => limits.has(id)))) return true
  const needed = subjects.filter(
    ({ id, asIs, initial, optional, needs }) => isOfPage(id) && !asIs && !initial && !optional && !needs,
  )
  return (
    needed.length > 0 &&
    turns.every(({ before }) => needed.every(({ id }) => (valueIn(before, id)?.type ?? 'empty') === 'empty'))
  )
}

/** Whether a case tries an entry of a field that is not there with its other entries, or a story makes one, or presses what its entries have taken away. */
export function triesWhatIsAbsent({ items, turns }: Plan, model: RequirementModel): boolean {
  const tried = new Set(items.flatMap(({ subject }) => subject ?? []))
  const subjectOf = new Map(model.controls.map(({ id, subject }) => [id, subject]))
  const goneWhere = new Map(model.controls.map((control) => [control.id, control.goneWhere]))
  const isGone = ({ before, event: { action, target = '' } }: Turn) => {
    const gone = action === 'press' ? goneWhere.get(target) : undefined
    return gone !== undefined && holds(gone, before, model) === true
  }
  if (turns.some(isGone) || turns.some((turn, at) => isTakenAway(turn, turns.slice(0, at)))) return true
  return model.subjects.some(({ id, needs }) => {
    if (needs === undefined) return false
    const isEntered = ({ event: { target = '', value } }: Turn) =>
      value !== undefined && (target === id || subjectOf.get(target) === id)
    return turns.some((turn) => {
      const isThere = holds(needs, turn.before, model)
      if (isThere === true) return false
      return isEntered(turn) ? isThere === false : tried.has(id) && !isUntouched(valueIn(turn.before, id))
    })
  })
}

/** Whether a turn presses what was last seen to go away, or out of use, in the turns before it. */
function isTakenAway({ event: { action, target } }: Turn, before: readonly Turn[]): boolean {
  if (action !== 'press' || target === undefined) return false
  const looks = before.flatMap(({ outcomes }) =>
    outcomes.flatMap((outcome) =>
      outcome.kind === 'control' && outcome.control === target ? [outcome.is] : [],
    ),
  )
  return ['hidden', 'disabled'].includes(looks.at(-1) ?? '')
}
