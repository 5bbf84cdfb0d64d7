import type { Control, RequirementModel, Rule, Subject } from '../requirement-model/index.ts'
import { hasPart } from '../requirement-model/references.ts'
import { namedBy, nameWords } from './name-words.ts'
import { fieldByOptions, withOptionsAlike, withOptionsOf } from './options-meant.ts'
import { canBePressed, type PageButton, type PageField } from './page-fields.ts'

/** What pages let people fill and press. */
export interface PageControls {
  fields: readonly PageField[]
  buttons: readonly PageButton[]
  /** Fields that can be reached. */
  isThere: ReadonlySet<string>
}

/** The other reading with the names of the page for what the page has, and without rules that its controls cannot meet. */
export function inNamesOfPage(
  model: RequirementModel,
  { fields, buttons, isThere }: PageControls,
): { model: RequirementModel; aliases: Map<string, string[]>; fieldOf: Map<string, PageField> } {
  const aliases = new Map<string, string[]>()
  const fieldOf = new Map<string, PageField>()
  const subjects = model.subjects.map((subject): Subject => {
    if (subject.kind === 'list') return subject
    const field =
      [subject.name, ...subject.aliases]
        .map((name) => namedBy(name, fields))
        .find((candidate) => candidate && !isOther(subject, candidate)) ?? fieldByOptions(subject, fields)
    if (field && isThere.has(field.id)) {
      fieldOf.set(subject.id, field)
      aliases.set(field.id, [...(aliases.get(field.id) ?? []), subject.name])
      return subject
    }
    return subject.kind === 'state' || subject.given ? subject : { ...subject, given: true, unseen: true }
  })
  const unseen = new Set<string>()
  const controls = model.controls.flatMap((control): Control[] => {
    if (control.subject !== undefined) return []
    const button = pressable.has(control.role) ? namedBy(control.name, buttons) : undefined
    if (button && !canBePressed(button)) return []
    if (!button && namedBy(control.name, fields)) return []
    if (!button) unseen.add(control.id)
    // What the text calls a control and the page does not have is nothing that a page shows.
    return [button ? { ...control, name: button.name } : { ...control, quoted: false }]
  })
  const remaining = new Set(controls.map(({ id }) => id))
  const gone = new Set(model.controls.flatMap(({ id }) => (remaining.has(id) ? [] : [id])))
  const halfRead = new Set(model.accounts.flatMap(({ sentence, is }) => (is === 'gap' ? [sentence] : [])))
  const isWhole = ({ from }: Rule) => !from.some(({ sentence }) => halfRead.has(sentence))
  const isEntered = new Set(fieldOf.keys())
  const stories = withOptionsOf(model.flows, fieldOf)
  const rules = model.rules
    .flatMap((rule) => withoutPresets(rule, isEntered))
    .flatMap((rule) => withoutLooksOf(rule, unseen))
    .map((rule) => withOptionsAlike(rule, fieldOf))
    .filter(
      (rule) =>
        isWhole(rule) &&
        isPossible(rule, fieldOf) &&
        !mentions(rule, gone) &&
        !rule.then.every(({ kind }) => kind === 'said'),
    )
  const flows = stories.filter((flow) => !mentions(flow, gone))
  return { model: { ...model, subjects, controls, rules, flows }, aliases, fieldOf }
}

/** What a rule sets of a field that people fill, without anything that happens, is what it holds at first: nothing that the page works out. */
function withoutPresets(rule: Rule, isEntered: ReadonlySet<string>): Rule[] {
  const then = rule.when
    ? rule.then
    : rule.then.filter((effect) => effect.kind !== 'set' || !isEntered.has(effect.subject))
  return then.length === 0 ? [] : [then.length === rule.then.length ? rule : { ...rule, then }]
}

/** How a control looks that the page does not have by this name, nobody can see. */
function withoutLooksOf(rule: Rule, unseen: ReadonlySet<string>): Rule[] {
  const then = rule.then.filter((effect) => effect.kind !== 'control' || !unseen.has(effect.control))
  return then.length === 0 ? [] : [then.length === rule.then.length ? rule : { ...rule, then }]
}

/** A number is no name that only shares a word with it: "patients under 16" are no "Patient name". */
const isOther = ({ kind, name, aliases }: Subject, field: PageField): boolean =>
  kind === 'number' &&
  field.kind === 'text' &&
  field.words.includes('name') &&
  ![name, ...aliases].some((called) => nameWords(called).includes('name'))

const pressable = new Set<string>(['button', 'link', 'tab'])

/** Whether the fields that a rule compares can hold what it compares them with. */
function isPossible({ if: condition }: Rule, fieldOf: ReadonlyMap<string, PageField>): boolean {
  if (!condition) return true
  return !hasPart(condition, (part) => {
    if (part.kind === 'one-of') {
      const options = fieldOf.get(part.subject)?.options ?? []
      return (
        options.length > 0 &&
        !part.values.every((value) => options.some(({ name }) => 'value' in value && name === value.value))
      )
    }
    if (part.kind !== 'compare') return false
    const { left, right } = part
    if (left.kind !== 'subject' || right.kind !== 'value') return false
    const field = fieldOf.get(left.subject)
    return field !== undefined && !fits(field, right.value.type)
  })
}

const fits = ({ kind, type }: PageField, value: string): boolean =>
  kind === 'text'
    ? value === 'text' || (value === 'number' && type !== 'email')
    : kind === 'choice'
      ? value === 'text'
      : kind === value

const mentions = (value: unknown, ids: ReadonlySet<string>): boolean => {
  if (ids.size === 0) return false
  const text = JSON.stringify(value)
  return [...ids].some((id) => text.includes(`"${id}"`))
}
