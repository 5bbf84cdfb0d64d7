import type { Control, Flow, Id, RequirementModel, Rule, Subject } from '../requirement-model/index.ts'
import { meet } from '../requirement-model/scopes.ts'
import { keyOf } from '../requirement-reading/resolve/naming.ts'
import { inUnits } from './in-units.ts'
import { namesIn, renamed } from './references.ts'

/**
 * The model of a page and that of the text as one: a subject or control of the same name is the one of the page, and values are in its units. Where the page
 * has a rule of a sentence, the text has none.
 */
export function joined(page: RequirementModel, text: RequirementModel): RequirementModel {
  const { subjects, controls, to } = partsOf(page, text)
  const byId = new Map(subjects.map((subject) => [subject.id, subject]))
  const measured = inUnits({ rules: text.rules, flows: text.flows }, (id) => {
    const [from, unit] = [text.subjects.find((subject) => subject.id === id)?.unit, byId.get(to(id))?.unit]
    return unit === undefined ? undefined : { from: from ?? unit, to: unit }
  })
  const other = renamed(measured, to)
  const ids = new Set([...subjects, ...controls].map(({ id }) => id))
  const spoken = new Set([...page.rules, ...page.flows].flatMap(sentencesOf))
  const left = <T extends Rule | Flow>(all: readonly T[]): T[] =>
    all.filter(
      (element) =>
        namesIn(element).every((id) => ids.has(id)) &&
        !sentencesOf(element).some((sentence) => spoken.has(sentence)),
    )
  return withoutIdle(
    {
      subjects,
      controls,
      rules: [...page.rules, ...left(other.rules)].sort((a, b) => startOf(a) - startOf(b)),
      flows: [...page.flows, ...left(other.flows)],
      measures: [...page.measures, ...text.measures],
      accounts: page.accounts,
    },
    page,
  )
}

const sentencesOf = ({ from }: Pick<Rule, 'from'>): number[] => from.map(({ sentence }) => sentence)

const startOf = ({ from }: Rule): number => from[0]?.start ?? 0

interface Parts {
  subjects: Subject[]
  controls: Control[]
  /** From the ids of the text's model to those of the joined one. */
  to: (id: Id) => Id
}

function partsOf(page: RequirementModel, text: RequirementModel): Parts {
  const ids = new Map<Id, Id>()
  const subjects = page.subjects.map((subject) => ({ ...subject }))
  const controls = page.controls.map((control) => ({ ...control }))
  const names = ({ name, aliases }: Subject) => [name, ...aliases].map(keyOf)
  const states = [page, text].map((model) => model.subjects.filter(({ kind }) => kind === 'state'))
  const onlyState = states.every(({ length }) => length === 1) ? states[0]?.[0] : undefined
  for (const subject of text.subjects) {
    const same =
      page.subjects.find(
        (own) => meet(own.scope, subject.scope) && names(own).some((name) => names(subject).includes(name)),
      ) ?? (subject.kind === 'state' ? onlyState : undefined)
    ids.set(subject.id, same?.id ?? subject.id)
    if (!same) subjects.push({ ...subject })
    else
      takeUnit(
        subjects.find(({ id }) => id === same.id),
        subject,
      )
  }
  for (const control of text.controls) {
    const same = page.controls.find(
      (own) => meet(own.scope, control.scope) && keyOf(own.name) === keyOf(control.name),
    )
    ids.set(control.id, same?.id ?? control.id)
    if (same)
      takeOrigin(
        controls.find(({ id }) => id === same.id),
        control,
      )
    else
      controls.push({
        ...control,
        ...(control.subject === undefined ? {} : { subject: ids.get(control.subject) ?? control.subject }),
      })
  }
  const to = (id: Id) => ids.get(id) ?? `gone ${id}`
  const added = new Set(text.subjects.map(({ id }) => id))
  for (const subject of subjects)
    if (subject.fields && added.has(subject.id)) subject.fields = subject.fields.map(to)
  return { subjects, controls, to }
}

/** The unit that only the text gives. */
function takeUnit(own: Subject | undefined, { unit, unitFirst }: Subject): void {
  if (own && own.unit === undefined && unit !== undefined)
    Object.assign(own, { unit, ...(unitFirst && { unitFirst }) })
}

/** The sentences that name a control of the page. */
function takeOrigin(own: Control | undefined, { from }: Control): void {
  if (own?.from.length === 0) Object.assign(own, { from })
}

/** Without what only the text declares and no rule that is left speaks of. */
function withoutIdle(model: RequirementModel, page: RequirementModel): RequirementModel {
  const used = new Set([...model.rules, ...model.flows].flatMap(namesIn))
  const own = new Set([...page.subjects, ...page.controls].map(({ id }) => id))
  const controls = model.controls.filter(
    ({ id, quoted, subject }) =>
      own.has(id) || used.has(id) || quoted || (subject !== undefined && used.has(subject)),
  )
  for (const { subject } of controls) if (subject !== undefined) used.add(subject)
  for (const { id, fields } of model.subjects)
    if (own.has(id) || used.has(id)) for (const field of fields ?? []) used.add(field)
  return { ...model, controls, subjects: model.subjects.filter(({ id }) => own.has(id) || used.has(id)) }
}
