import { kindsOfElements, type Answer, type Dropped, type Kind, type Of } from '../answer-schema.ts'
import type { IsKnown } from '../language/effects.ts'
import { Misfit } from '../language/misfit.ts'
import type { Flowing, Ruling, Taken } from './taken.ts'
import type { Document } from './evidence.ts'
import { mayBeEmpty, stepIn } from './literals.ts'
import { keyOf as key, Reading } from './reading.ts'

interface Around {
  document: Document
  /** The numbers of the sentences that were asked about. */
  part: ReadonlySet<number>
  isKnown: IsKnown
  /** Elements that were told before: a model that is asked again repeats itself. */
  told: Set<string>
  /** Takes the elements that hold, as they were told. */
  kept: Answer
}

/** Takes what holds of an answer into `taken`; gives what does not, with the reason. Things come first, since all else names them. */
export function takeAnswer(answer: Answer, taken: Taken, around: Around): Dropped[] {
  const dropped: Dropped[] = []
  const declared = new Set<string>()
  const learn = (names: readonly string[]) => names.forEach((name) => declared.add(key(name)))
  for (const { name, aliases } of taken.things) learn([name, ...aliases])
  for (const { name } of taken.controls) learn([name])
  const isKnown = (name: string) => declared.has(key(name)) || around.isKnown(name)
  for (const kind of kindsOfElements())
    for (const element of answer[kind]) {
      const own = JSON.stringify([kind, element])
      if (around.told.has(own)) continue
      try {
        takeOne(kind, element, taken, { ...around, isKnown })
        around.told.add(own)
        ;(around.kept[kind] as unknown[]).push(element)
        if (kind === 'things')
          learn([(element as Of<'things'>).name, ...(taken.things.at(-1)?.aliases ?? [])])
        if (kind === 'controls') learn([(element as Of<'controls'>).name])
      } catch (error) {
        if (!(error instanceof Misfit)) throw error
        dropped.push({ kind, element, reason: error.message })
      }
    }
  return dropped
}

function takeOne(kind: Kind, element: Of<Kind>, taken: Taken, { document, part, isKnown }: Around): void {
  const s = [...new Set(element.s)]
  if (s.length === 0 || s.length > 60 || s.some((number) => !part.has(number)))
    throw new Misfit('it does not name sentences that were asked about')
  const reading = new Reading(document.evidence(s), isKnown, taken)
  if (kind === 'absent' && document.quotes((element as Of<'absent'>).name))
    throw new Misfit('the text names it in quotes')
  const made: unknown = read(kind, { ...element, s }, reading)
  ;(taken[kind] as unknown[]).push(made)
  if (kind === 'others' || kind === 'absent' || kind === 'pages') return
  for (const number of s) taken.used.set(number, [...(taken.used.get(number) ?? []), ...reading.used])
}

function read(kind: Kind, element: Of<Kind>, reading: Reading): unknown {
  switch (kind) {
    case 'things':
      return thing(element as Of<'things'>, reading)
    case 'controls':
      return named(element as Of<'controls'>, reading)
    case 'limits': {
      const { s, must, only, show } = element as Of<'limits'>
      const demanded = reading.condition(must, { demands: true })
      return {
        s,
        must: demanded,
        ...(only === null ? {} : { only: reading.condition(only) }),
        then: reading.effects(show),
      }
    }
    case 'answers': {
      const { s, of, about, show } = element as Of<'answers'>
      return { s, about, of: of.map((name) => reading.name(name)), then: reading.effects(show) }
    }
    case 'rules':
      return rule(element as Of<'rules'>, reading)
    case 'flows':
      return flow(element as Of<'flows'>, reading)
    case 'samples': {
      const sample = element as Of<'samples'>
      if (!reading.says(sample.value))
        throw new Misfit(`"${sample.value}" does not stand in the sentences that it names`)
      reading.used.push(sample.value)
      return { ...sample, of: reading.name(sample.of) }
    }
    default:
      return element
  }
}

function named<T extends { name: string }>(element: T, { used, evidence }: Reading): T {
  const { name } = element
  if (name.length > 80 || !evidence.names(name))
    throw new Misfit(`the name "${name.slice(0, 80)}" does not stand in the sentences that it names`)
  used.push(name)
  return element
}

/** What is not evidenced of a thing and no literal of it is left out; a name, an option or a beginning that is not there drops it. */
function thing(element: Of<'things'>, reading: Reading): Of<'things'> {
  const { evidence, used } = reading
  named(element, reading)
  const { options, unit, step, aliases, optional } = element
  const missing = options.find((one) => !evidence.says(one))
  if (missing !== undefined)
    throw new Misfit(`"${missing.slice(0, 80)}" does not stand in the sentences that it names`)
  if (options.length > 200 || new Set(options.map(key)).size < options.length)
    throw new Misfit('its list of options is none')
  used.push(
    ...options,
    ...reading.start(element),
    ...(step === null ? [] : [step, String(step.split('.')[1]?.length ?? 0)]),
  )
  return {
    ...element,
    aliases: aliases.filter((alias) => alias.length <= 80 && evidence.names(alias)).slice(0, 12),
    unit: unit !== null && evidence.hasUnit(unit) ? unit : null,
    step: step !== null && /^\d{1,9}(?:\.\d{1,9})?$/.test(step) && stepIn(evidence, step) ? step : null,
    optional: optional === true && mayBeEmpty(evidence) ? true : null,
  }
}

function rule({ s, when, if: condition, then, closes }: Of<'rules'>, reading: Reading): Ruling {
  const effects = reading.effects(then)
  if (effects.length === 0 || effects.length > 20) throw new Misfit('it has no effect')
  const isBare = when === null && condition === null && closes === null
  if (
    isBare &&
    !effects.some(({ kind }) => kind === 'set' || kind === 'shows' || kind === 'hides' || kind === 'control')
  )
    throw new Misfit('it says neither when nor if')
  const moves = effects.some((effect) => effect.kind === 'set' && reading.states.has(key(effect.subject)))
  if (moves && when === null)
    throw new Misfit(
      'a state changes by an event: say in "when" who or what does it, or submit where entries are handed over',
    )
  return {
    s,
    ...(when === null ? {} : { when: reading.event(when) }),
    ...(condition === null ? {} : { if: reading.condition(condition) }),
    then: effects,
    ...(closes === null ? {} : { closes: reading.name(closes) }),
  }
}

function flow({ s, title, role, given, steps, branch }: Of<'flows'>, reading: Reading): Flowing {
  if (steps.length === 0 || steps.length > 40) throw new Misfit('it has no steps')
  return {
    s,
    title: title.slice(0, 200),
    role,
    branch,
    given: given.map((one) => reading.condition(one, false)),
    steps: steps.map((step) => ({
      events: step.do.map((one) => reading.event(one)),
      effects: reading.effects(step.see),
    })),
  }
}
