import { exact, order } from '../decimal.ts'
import type { Effect, Event, Flow, Id, RequirementModel } from '../model.ts'
import type { Value } from '../values.ts'
import type { Evaluation, Outcome, World } from '../world.ts'
import { evaluate } from './evaluate.ts'
import { knownOf } from './known.ts'
import type { Moment } from './moment.ts'
import { printValue } from './print.ts'
import { equal } from './same.ts'
import { startOf, worldWhere } from './start.ts'
import { labelsOf, told } from './tell.ts'
import { Unknown } from './unknown.ts'

/** `open`: the rules do not say enough to tell. `by`: the rules that decided where it was contradicted, or all that took part. */
export interface Replay {
  verdict: 'confirmed' | 'contradicted' | 'open'
  by: Id[]
  why?: string
}

type Decided = Extract<Evaluation, { outcomes: Outcome[] }>

/** Whether the rules of a model come to what an example says: it is begun where it begins, and what it says is looked for. */
export function replay(model: RequirementModel, flow: Flow): Replay {
  let world = worldWhere(model, startOf(model, flow.scope), flow.given, flow.scope)
  if (!world) return { verdict: 'open', by: [], why: 'where it begins is not said as values' }
  const by = new Set<Id>()
  let confirmed = 0
  let open: string | undefined
  for (const { events, effects } of flow.steps) {
    const step = playAll(model, world, events)
    if ('undecided' in step) return { verdict: 'open', by: step.by, why: step.undecided }
    for (const id of step.by) by.add(id)
    for (const effect of effects) {
      const verdict = look(effect, step, momentOf(model, flow.scope, step, events.at(-1)))
      if (verdict === 'contradicted')
        return { verdict, by: step.by, why: `it says otherwise: ${JSON.stringify(effect)}` }
      if (verdict === 'confirmed') confirmed += 1
      else open ??= `nothing is said about: ${JSON.stringify(effect)}`
    }
    world = step.world
  }
  if (open === undefined && confirmed > 0) return { verdict: 'confirmed', by: [...by] }
  return { verdict: 'open', by: [...by], why: open ?? 'it says nothing that could be looked for' }
}

function playAll(model: RequirementModel, start: World, events: readonly Event[]): Evaluation {
  const by = new Set<Id>()
  let step: Decided = { outcomes: [], world: start, by: [] }
  for (const event of events) {
    const next = evaluate(model, step.world, event)
    if ('undecided' in next) return next
    for (const id of next.by) by.add(id)
    step = { ...next, outcomes: [...step.outcomes.filter(({ kind }) => kind === 'said'), ...next.outcomes] }
  }
  return { ...step, by: [...by] }
}

const momentOf = (
  model: RequirementModel,
  scope: string,
  { world }: Decided,
  event: Event | undefined,
): Moment => ({ known: knownOf(model), world, scope, ...(event ? { event } : {}) })

/** Whether what is stated is among what comes out, against it, or neither. */
function look(effect: Effect, { outcomes, world }: Decided, moment: Moment): Replay['verdict'] {
  const stated = told(effect, { before: moment, after: world })
  if (stated === undefined || stated instanceof Unknown) return 'open'
  switch (stated.kind) {
    case 'set': {
      const value = world.values[stated.subject]
      return value === undefined
        ? 'open'
        : verdict(equal(value, stated.to, moment.known.subjects.get(stated.subject)) === true)
    }
    case 'shows':
      return lookForText(stated.text, stated.as === 'message', outcomes, moment)
    case 'hides':
      if (outcomes.some((one) => one.kind === 'shows' && one.text === stated.text)) return 'contradicted'
      return outcomes.some((one) => one.kind === 'hides' && one.text === stated.text) ? 'confirmed' : 'open'
    case 'lists':
      return lookForEntries(stated, world, moment)
    case 'refused':
    case 'accepted':
      if (outcomes.some(({ kind }) => kind === stated.kind)) return 'confirmed'
      return outcomes.some(({ kind }) => kind === 'refused' || kind === 'accepted') ? 'contradicted' : 'open'
    case 'goes':
      return among(
        outcomes.flatMap((one) => (one.kind === 'goes' ? [one.page] : [])),
        stated.page,
      )
    case 'control':
      return among(
        outcomes.flatMap((one) => (one.kind === 'control' && one.control === stated.control ? [one.is] : [])),
        stated.is,
      )
    default:
      return outcomes.some((one) => JSON.stringify(one) === JSON.stringify(stated)) ? 'confirmed' : 'open'
  }
}

const verdict = (agrees: boolean): Replay['verdict'] => (agrees ? 'confirmed' : 'contradicted')

const among = <T>(said: readonly T[], stated: T): Replay['verdict'] =>
  said.length === 0 ? 'open' : verdict(said.includes(stated))

/** A text is seen in what is shown, or as a value that comes out. Another message, or the same words with another number, is against it. */
function lookForText(
  text: string,
  isMessage: boolean,
  outcomes: readonly Outcome[],
  moment: Moment,
): Replay['verdict'] {
  const shown = outcomes.flatMap((one) => (one.kind === 'shows' ? [one] : []))
  if (shown.some((one) => one.text === text || (text !== '' && one.text.includes(text)))) return 'confirmed'
  const values = outcomes.flatMap((one) => (one.kind === 'set' ? [one] : []))
  if (values.some((one) => stands(text, one.to, one.subject, moment))) return 'confirmed'
  const rivals = shown.some(
    (one) => (isMessage && one.as === 'message') || (shape(text) !== '#' && shape(one.text) === shape(text)),
  )
  const numbers =
    exact(text) !== undefined && values.length > 0 && values.every(({ to }) => to.type === 'number')
  return rivals || numbers ? 'contradicted' : 'open'
}

function stands(text: string, value: Value, subject: Id, { known }: Moment): boolean {
  const [a, b] = [exact(text), value.type === 'number' ? exact(value.value) : undefined]
  return a && b ? order(a, b) === 0 : printValue(value, known.subjects.get(subject)) === text
}

const shape = (text: string): string => text.replace(/\d+(?:\.\d+)?/g, '#')

function lookForEntries(
  { list, shown, hidden, exactly }: Extract<Outcome, { kind: 'lists' }>,
  world: World,
  moment: Moment,
): Replay['verdict'] {
  const lists = Object.keys(world.lists)
  const meant = list ?? (lists.length === 1 ? lists[0] : undefined)
  const entries = meant === undefined ? undefined : world.lists[meant]
  if (meant === undefined || !entries) return 'open'
  const labels = labelsOf(meant, entries, moment)
  const agrees = shown.every((one) => labels.includes(one)) && !hidden.some((one) => labels.includes(one))
  return verdict(agrees && (!exactly || labels.length === shown.length))
}
