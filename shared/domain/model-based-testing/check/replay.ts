import { remembered } from '../../basics/remembered.ts'
import type { Event, Flow, Id } from '../../requirement-model/index.ts'
import type { TestCase, TestStep } from '../../test-cases/schema.ts'
import { begun, holding, untouched, withWords } from './begin.ts'
import { asExamplesTell } from './examples.ts'
import { eventNamed, eventsOf, isPressed } from './model-events.ts'
import { named, namedSubject } from './names.ts'
import { readClaims } from './read-claims.ts'
import { readData, readDeed, type Deed } from './read-steps.ts'
import { beginning, subjectOf, type Act, type Know, type Scene } from './scene.ts'
import { bare } from './sentences.ts'
import { words, type Thing } from './things.ts'
import { isWaitedFor, submission } from './submission.ts'
import { play, type Turn } from './turns.ts'

/** What a case does, step by step; `trouble` where a step or a start means nothing in the model. */
export interface Replayed {
  turns: { step: TestStep; turn: Turn }[]
  scope: string
  trouble?: string
}

/** Plays the steps of a case from its stated start. */
export function replay(know: Know, one: TestCase, { scope, flow }: { scope: string; flow?: Flow }): Replayed {
  const all: Replayed = { turns: [], scope }
  const steps = one.steps ?? []
  let scene = beginning(know)
  const opened = steps.some(({ action }) => deedOf(know, action).deed === 'open')
  if (opened) scene = untouched(know, scene, scope)
  for (const precondition of one.preconditions ?? []) {
    const next = begun(know, scene, precondition, scope)
    // What a scenario takes as given may be no more than a sentence to a person.
    if (!next && !flow)
      return { ...all, trouble: `it starts from something that the text does not have: ${precondition}` }
    scene = next ?? withWords(scene, precondition)
  }
  for (const step of steps) {
    const done = doing(know, scene, step, scope)
    if ('trouble' in done) return { ...all, trouble: done.trouble }
    const told = withData(know, done.scene, step, scope)
    if (!told) return { ...all, trouble: `its data do not fit the step: ${step.action}` }
    const judging = done.entry && asksVerdict(step) && handsOverAlone(know, done.act.event, scope)
    const idle = step.expectedResult === '' && step !== steps.at(-1)
    const turn = play(know, told, done.act, { scope, judging, idle })
    all.turns.push({ step, turn })
    scene = asExamplesTell(know, turn)
    turn.after = scene
  }
  return all
}

function deedOf({ deeds }: Know, action: string): Deed {
  const known = deeds.get(action)
  if (known) return known
  const deed = readDeed({ action })
  deeds.set(action, deed)
  return deed
}

/** Test data beside what is done. On a step that enters something they have to be what is entered. */
function withData(know: Know, scene: Scene, step: TestStep, scope: string): Scene | undefined {
  let next = scene
  const deed = deedOf(know, step.action)
  const entered = 'literal' in deed ? deed.literal : undefined
  for (const { name, value } of readData(step.testData)) {
    if (entered !== undefined && 'name' in deed && bare(deed.name) === bare(name) && entered !== value)
      return undefined
    if (deed.deed === 'flag' && bare(deed.name) === bare(name) && (value === 'yes') !== deed.yes)
      return undefined
    const id = namedSubject(know, name, scope)
    if (id === undefined) return undefined
    if (deed.deed === 'say' || deed.deed === 'press' || deed.deed === 'pick')
      next = holding(know, next, id, value)
  }
  return next
}

type Done = { scene: Scene; act: Act; entry?: true } | { trouble: string }

function doing(know: Know, scene: Scene, step: TestStep, scope: string): Done {
  const deed = deedOf(know, step.action)
  const act = (event: Event, name: string, value?: Thing): Act => ({
    event,
    name,
    ...(value ? { value } : {}),
  })
  const none = { trouble: `the model has nothing for the step: ${step.action}` }
  switch (deed.deed) {
    case 'begin':
      return brought(know, scene, deed.given, scope) ?? none
    case 'submit':
      return { scene, act: act({ action: 'submit' }, 'submit') }
    case 'open':
    case 'leave': {
      const target = deed.name === '' ? undefined : named(know, deed.name, scope)
      const page = eventsOf(know).find(
        ({ action, name }) => action === deed.deed && name?.replace(/ page$/, '') === deed.name,
      )
      const event = { action: deed.deed, ...(target === undefined ? {} : { target }) }
      return { scene, act: act(target === undefined && page ? page : event, deed.name) }
    }
    case 'press': {
      const target = named(know, deed.name, scope)
      return target === undefined || !isPressed(know, target)
        ? none
        : { scene, act: act({ action: 'press', target }, deed.name) }
    }
    case 'say':
      return said(know, scene, deed) ?? none
    case 'flag':
      return flagged(know, scene, deed, scope) ?? none
    case 'pick':
      return picked(know, scene, { name: deed.name, data: readData(step.testData)[0] }, scope) ?? none
    default: {
      const id = namedSubject(know, deed.name, scope)
      if (id === undefined) return none
      const action = deed.deed === 'any' || deed.deed === 'choose' ? 'choose' : deed.deed
      const next = holding(
        know,
        scene,
        id,
        deed.deed === 'any' ? 'any' : 'literal' in deed ? deed.literal : '',
      )
      return { scene: next, act: act({ action, target: id }, deed.name, next.held.get(id)), entry: true }
    }
  }
}

/** Whether more is expected than how controls look, which nobody has to hand anything over for. */
const asksVerdict = ({ expectedResult }: TestStep): boolean => asksMore(expectedResult)
const asksMore = remembered((expected) =>
  readClaims(expected, new Map()).some((claim) => typeof claim === 'string' || claim.claim !== 'control'),
)

/** Something that happens, or something that is so and is then looked at. */
function brought(know: Know, scene: Scene, given: string, scope: string): Done | undefined {
  const event = said(know, scene, { deed: 'say', said: given })
  const next = event ? undefined : begun(know, scene, given, scope)
  return event ?? (next && { scene: next, act: { event: { action: 'submit' }, name: 'submit' } })
}

/** An option by its name, or one of what the data name. */
function picked(
  know: Know,
  scene: Scene,
  { name, data }: { name: string; data: { name: string } | undefined },
  scope: string,
): Done | undefined {
  const target = named(know, data?.name ?? name, scope)
  if (target === undefined) return undefined
  const event: Event = { action: 'choose', target }
  if (!data) return { scene, act: { event, name } }
  const next = holding(know, scene, subjectOf(know, target), name)
  return { scene: next, act: { event, name: data.name, value: words(name) }, entry: true }
}

/** An event that the text names in these words: "Send the claim". */
function said(know: Know, scene: Scene, deed: Extract<Deed, { deed: 'say' }>): Done | undefined {
  const event = eventNamed(know, deed.said, deed.actor)
  return event && { scene, act: { event, name: event.name ?? '' } }
}

/** A checkbox of the page, or the one of an entry on a list. */
function flagged(
  know: Know,
  scene: Scene,
  { name, yes }: Extract<Deed, { deed: 'flag' }>,
  scope: string,
): Done | undefined {
  const action = yes ? 'tick' : 'untick'
  const target = named(know, name, scope)
  const id = target === undefined ? undefined : subjectOf(know, target)
  const ticks = eventsOf(know).some((event) => event.action === action && event.target === target)
  if (target !== undefined && id !== undefined && (ticks || know.subjects.get(id)?.kind === 'boolean'))
    return {
      scene: holding(know, scene, id, yes ? 'yes' : 'no'),
      act: { event: { action, target }, name, value: { is: 'flag', yes } },
      entry: true,
    }
  for (const [list, entries] of scene.lists) {
    const mark = know.subjects
      .get(list)
      ?.fields?.find((field) => know.subjects.get(field)?.kind === 'boolean')
    if (mark === undefined) continue
    const is = (entry: Map<Id, Thing>) =>
      [...entry.values()].some((one) => one.is === 'words' && one.words === name)
    const next = entries.map((entry) =>
      is(entry) ? new Map<Id, Thing>([...entry, [mark, { is: 'flag', yes }]]) : entry,
    )
    return {
      scene: { ...scene, lists: new Map([...scene.lists, [list, next]]) },
      act: { event: { action, target: mark }, name, value: words(name) },
    }
  }
  return undefined
}

/** Whether entries are judged as they are made: nothing in the section hands them over, and no rule waits for this very event. */
function handsOverAlone(know: Know, event: Event, scope: string): boolean {
  const { controls, rules } = know.model
  if (rules.some(({ when }) => when?.action === 'submit') || isWaitedFor(know, { event, name: '' }))
    return false
  return !controls.some(({ id }) => submission(know, { action: 'press', target: id }, scope) !== undefined)
}
