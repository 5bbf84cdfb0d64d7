import { asks } from '../../requirement-model/asks.ts'
import type { Control, Flow, Id, RequirementModel, Rule, Subject } from '../../requirement-model/index.ts'
import { meet } from '../../requirement-model/scopes.ts'
import { keyOf } from '../../requirement-reading/resolve/naming.ts'
import { inUnits } from '../assemble/in-units.ts'
import { namesIn, renamed } from '../assemble/references.ts'
import { isSilent, sentencesOf, spokenIn } from '../silence.ts'
import type { Taken } from '../verify/taken.ts'
import { differ } from './differ.ts'
import { keptOf, standingOf, type Standing } from './kept.ts'

export type Reader = 'engine' | 'model'

interface Merged {
  model: RequirementModel
  readBy: { sentences: (Reader | undefined)[]; elements: Record<Id, Reader> }
  twoReadings: number[]
}

/**
 * Both readings as one model. Where the language model has a rule of a sentence its reading counts, and where the other reader reads it
 * differently the sentence is named; what only the other one took up stays, unless the model calls its sentence context, or it is about a
 * field that the text is said not to have. Where an element of the model's answer did not hold, the other reading of its sentence stays.
 */
export function merged(
  all: RequirementModel,
  engine: RequirementModel,
  { taken, ...given }: { taken: Taken } & Omit<Standing, 'spoken'>,
): Merged {
  const { subjects, controls, to } = joined(all, engine, vetoed(engine, taken))
  const parts = { subjects, controls }
  const byId = new Map(subjects.map((subject) => [subject.id, subject]))
  const measured = inUnits({ rules: engine.rules, flows: engine.flows }, (id) => {
    const [from, unit] = [engine.subjects.find((one) => one.id === id)?.unit, byId.get(to(id))?.unit]
    return unit === undefined ? undefined : { from: from ?? unit, to: unit }
  })
  const other = renamed(measured, to)
  const known = new Set([...subjects, ...controls].map(({ id }) => id))
  const usable = <T extends Rule | Flow>(some: readonly T[]): T[] =>
    some.filter((one) => namesIn(one).every((id) => known.has(id)))
  const [rules, flows] = [usable(other.rules), usable(other.flows)]
  const own = { ...all, rules: standingOf({ own: all.rules, engine: rules }, given.lost, parts) }
  const standing = { ...given, spoken: spokenIn(own) }
  const of = (some: readonly Rule[], number: number) =>
    some.filter((rule) => sentencesOf(rule).includes(number))
  const twoReadings = [...standing.spoken].filter(
    (number) => !given.lost.has(number) && differ(of(own.rules, number), of(rules, number), parts),
  )
  const kept = {
    rules: keptOf({ own: own.rules, engine: rules }, standing),
    flows: keptOf({ own: own.flows, engine: flows }, standing),
  }
  const isTaken = (number: number) => given.silent.has(number) || taken.used.has(number)
  const model: RequirementModel = {
    ...parts,
    rules: [...own.rules, ...kept.rules].sort((a, b) => startOf(a) - startOf(b)),
    flows: [...own.flows, ...kept.flows],
    measures: [
      ...own.measures,
      ...engine.measures.filter(({ from }) => !from.some(({ sentence }) => isTaken(sentence))),
    ],
    accounts: own.accounts.map((account) =>
      twoReadings.includes(account.sentence) ? { ...account, reason: asks.twoReadings } : account,
    ),
  }
  return {
    model: withoutIdle(model, own, (one) => isSilent(one, given.silent, given.sentences)),
    readBy: readers(model, own, taken),
    twoReadings: twoReadings.sort((a, b) => a - b),
  }
}

const startOf = ({ from }: Rule): number => from[0]?.start ?? 0

/** What is said to be no field. */
function vetoed({ subjects }: RequirementModel, { absent, things }: Taken): Set<Id> {
  const own = new Set(things.map(({ name }) => keyOf(name)))
  const names = new Set(absent.map(({ name }) => keyOf(name)).filter((name) => !own.has(name)))
  return new Set(subjects.filter(({ name }) => names.has(keyOf(name))).map(({ id }) => id))
}

interface Joined {
  subjects: Subject[]
  controls: Control[]
  /** From the ids of the other reader to those of the joined model. */
  to: (id: Id) => Id
}

function joined(own: RequirementModel, engine: RequirementModel, without: ReadonlySet<Id>): Joined {
  const ids = new Map<Id, Id>()
  const subjects = own.subjects.map((subject) => ({ ...subject }))
  const controls = [...own.controls]
  const names = ({ name, aliases }: Subject) => [name, ...aliases].map(keyOf)
  const states = [own, engine].map((model) => model.subjects.filter(({ kind }) => kind === 'state'))
  const onlyState = states.every(({ length }) => length === 1) ? states[0]?.[0] : undefined
  for (const subject of engine.subjects) {
    if (without.has(subject.id)) continue
    const same =
      own.subjects.find(
        (one) => meet(one.scope, subject.scope) && names(one).some((name) => names(subject).includes(name)),
      ) ?? (subject.kind === 'state' ? onlyState : undefined)
    ids.set(subject.id, same?.id ?? subject.id)
    if (!same) subjects.push({ ...subject })
    else
      takeUnit(
        subjects.find(({ id }) => id === same.id),
        subject,
      )
  }
  for (const control of engine.controls) {
    if (control.subject !== undefined && without.has(control.subject)) continue
    const same = own.controls.find(
      (one) => meet(one.scope, control.scope) && keyOf(one.name) === keyOf(control.name),
    )
    ids.set(control.id, same?.id ?? control.id)
    if (!same)
      controls.push({
        ...control,
        ...(control.subject === undefined ? {} : { subject: ids.get(control.subject) ?? control.subject }),
      })
  }
  const to = (id: Id) => ids.get(id) ?? `gone ${id}`
  const added = new Set(engine.subjects.map(({ id }) => id))
  for (const subject of subjects)
    if (subject.fields && added.has(subject.id)) subject.fields = subject.fields.map(to)
  return { subjects, controls, to }
}

/** The unit that only the other reader has. */
function takeUnit(own: Subject | undefined, { unit, unitFirst }: Subject): void {
  if (own && own.unit === undefined && unit !== undefined)
    Object.assign(own, { unit, ...(unitFirst && { unitFirst }) })
}

/** What only the other reader declares and no rule that is left speaks of. */
function withoutIdle(
  model: RequirementModel,
  own: RequirementModel,
  isSilenced: (control: Control) => boolean,
): RequirementModel {
  const used = new Set([...model.rules, ...model.flows].flatMap(namesIn))
  const mine = new Set([...own.subjects, ...own.controls].map(({ id }) => id))
  const controls = model.controls.filter(
    (control) =>
      mine.has(control.id) ||
      used.has(control.id) ||
      (control.quoted && !isSilenced(control)) ||
      (control.subject !== undefined && used.has(control.subject)),
  )
  for (const { subject } of controls) if (subject !== undefined) used.add(subject)
  for (const { id, fields } of model.subjects)
    if (mine.has(id) || used.has(id)) for (const field of fields ?? []) used.add(field)
  return { ...model, controls, subjects: model.subjects.filter(({ id }) => mine.has(id) || used.has(id)) }
}

function readers(model: RequirementModel, own: RequirementModel, taken: Taken): Merged['readBy'] {
  const mine = new Set([...own.rules, ...own.flows].map(({ id }) => id))
  const elements: Record<Id, Reader> = {}
  for (const { id } of [...model.rules, ...model.flows]) elements[id] = mine.has(id) ? 'model' : 'engine'
  const [byModel, byEngine] = (['model', 'engine'] as const).map(
    (reader) =>
      new Set(
        [...model.rules, ...model.flows].filter(({ id }) => elements[id] === reader).flatMap(sentencesOf),
      ),
  )
  const sentences = model.accounts.map(({ sentence, is }): Reader | undefined => {
    if (byModel?.has(sentence) || (taken.used.has(sentence) && !byEngine?.has(sentence))) return 'model'
    return is === 'read' || is === 'gap' ? 'engine' : undefined
  })
  return { sentences, elements }
}
