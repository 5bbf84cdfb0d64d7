import type { PageInventory } from '../page-inventory/schema.ts'
import type { Control, RequirementModel, Rule, Span, Subject } from '../requirement-model/index.ts'
import { hasPart } from '../requirement-model/references.ts'
import { withinReach } from './beyond-reach.ts'
import { boundDisagreements, controlsMissing, type Disagreement } from './disagreements.ts'
import { whereItsFieldsAre } from './flows-on-page.ts'
import { handedOverWith, handingOver } from './handing-over.ts'
import { joined } from './joined.ts'
import { namedBy, nameWords } from './name-words.ts'
import { buttonsOf, canBePressed, fieldsOf, type PageButton, type PageField } from './page-fields.ts'
import { modelOfPage, waysOf, whereThere, type SaidOfFields } from './page-model.ts'
import { shownAmounts } from './shown-amounts.ts'
import { labelsOf, showsValue } from './value-labels.ts'
import { fieldByOptions, withOptionsAlike, withOptionsOf } from './options-meant.ts'
import { renamed } from './references.ts'
import { isOfNoForm, isWholeKnown, missedIn } from './right-forms.ts'

/** A sentence, and where it stands. */
export interface PageSentence {
  text: string
  span: Span
}

/**
 * A model whose fields and buttons are those of the page that its text is about, and where the two disagree. What the page cannot meet is left out; what
 * people would enter into a field that the page does not have is a fact that they bring about. `sentences` are those that the model was read from.
 */
export function groundedOn(
  pages: readonly PageInventory[],
  { model, sentences }: { model: RequirementModel; sentences: readonly PageSentence[] },
): { model: RequirementModel; disagreements: Disagreement[] } {
  const [fields, buttons] = [fieldsOf(pages), buttonsOf(pages)]
  const ways = waysOf(fields)
  const isThere = new Set([...ways.keys()].map(({ id }) => id))
  const inPage = inNamesOfPage(model, { fields, buttons, isThere })
  const labels = labelsOf(pages)
  const text = { ...inPage.model, rules: inPage.model.rules.filter((rule) => !showsValue(rule, labels)) }
  const page = modelOfPage(saidOfFields(text, sentences, { fieldOf: inPage.fieldOf, fields }), ways, buttons)
  const own: RequirementModel = {
    ...page,
    subjects: page.subjects.map((subject) => ({
      ...subject,
      aliases: inPage.aliases.get(subject.id) ?? [],
    })),
    rules: [],
    flows: [],
    measures: [],
    accounts: model.accounts,
  }
  const joint = joined(own, text)
  const grounded: RequirementModel = {
    ...playable(joint),
    ...(page.live && { live: true as const }),
    controls: [...joint.controls, ...shownAmounts(joint, sentences, labels)],
    accounts: model.accounts,
  }
  const { button } = handingOver(buttons)
  return {
    model: handedOverWith(grounded, button),
    disagreements: [
      ...boundDisagreements(model, inPage.fieldOf),
      ...controlsMissing(model, namesOn(pages, { fields, buttons })),
    ],
  }
}

/** What the text says of fields, by the ids that the page has for them. A field counts as named wherever a sentence has all words of its name, read or not. */
function saidOfFields(
  { subjects, rules }: RequirementModel,
  sentences: readonly PageSentence[],
  { fieldOf, fields }: { fieldOf: ReadonlyMap<string, PageField>; fields: readonly PageField[] },
): SaidOfFields {
  const spoken = sentences.map(({ text, span }) => ({ words: new Set(nameWords(text)), span }))
  const mentioned = fields.flatMap(({ id, words }): [string, Span[]][] => {
    const spans = spoken.flatMap((sentence) =>
      words.length > 0 && words.every((word) => sentence.words.has(word)) ? [sentence.span] : [],
    )
    return spans.length > 0 ? [[id, spans]] : []
  })
  return {
    rules: renamed(rules, (id) => fieldOf.get(id)?.id ?? id),
    mentioned: new Map(mentioned),
    optional: new Set(subjects.flatMap(({ id, optional }) => (optional ? (fieldOf.get(id)?.id ?? []) : []))),
  }
}

/** Everything that the pages call by a name, in small letters. */
function namesOn(
  pages: readonly PageInventory[],
  { fields, buttons }: Pick<Page, 'fields' | 'buttons'>,
): Set<string> {
  const controls = [...fields, ...fields.flatMap(({ options }) => options), ...buttons]
  const titles = pages.flatMap(({ title, headings, regions, tables }) => [
    title,
    ...headings,
    ...[...regions, ...tables].map(({ name }) => name),
  ])
  return new Set([...controls.map(({ name }) => name), ...titles].map((name) => name.toLowerCase()))
}

/** What both readings say with what the page lets people do: rules and stories hold where their fields are, and what nothing decides is left out. */
function playable(joint: RequirementModel): RequirementModel {
  const missed = new Set(joint.rules.flatMap(missedIn))
  const needsOf = new Map(joint.subjects.map(({ id, needs }) => [id, needs]))
  for (const { id, subject } of joint.controls)
    if (subject !== undefined) needsOf.set(id, needsOf.get(subject))
  const lists = new Set(joint.subjects.flatMap(({ id, kind }) => (kind === 'list' ? [id] : [])))
  // Beside an entry of which nothing is known a form may answer with something else.
  const rules = isWholeKnown(joint, missed) ? joint.rules : joint.rules.filter(isOfNoForm)
  return {
    ...joint,
    subjects: joint.subjects.map((subject): Subject => {
      const { asIs, ...filled } = isNumeric(subject, joint)
        ? { ...subject, kind: 'number' as const }
        : subject
      return asIs && !missed.has(subject.id) ? { ...filled, asIs } : filled
    }),
    rules: withinReach(rules, lists).map((rule) => whereThere(rule, needsOf)),
    flows: joint.flows.map((flow) => whereItsFieldsAre(flow, needsOf)),
  }
}

interface Page {
  fields: readonly PageField[]
  buttons: readonly PageButton[]
  /** Fields that can be reached. */
  isThere: ReadonlySet<string>
}

/** The other reading with the names of the page for what the page has, and without rules that its controls cannot meet. */
function inNamesOfPage(
  model: RequirementModel,
  { fields, buttons, isThere }: Page,
): { model: RequirementModel; aliases: Map<string, string[]>; fieldOf: Map<string, PageField> } {
  const aliases = new Map<string, string[]>()
  const fieldOf = new Map<string, PageField>()
  const subjects = model.subjects.map((subject): Subject => {
    if (subject.kind === 'list') return subject
    const field =
      [subject.name, ...subject.aliases]
        .map((name) => namedBy(name, fields))
        .find((one) => one && !isOther(subject, one)) ?? fieldByOptions(subject, fields)
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
  const kept = new Set(controls.map(({ id }) => id))
  const gone = new Set(model.controls.flatMap(({ id }) => (kept.has(id) ? [] : [id])))
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

/** Whether a field that takes any text is compared with numbers. */
const isNumeric = ({ id, kind }: Subject, { rules }: RequirementModel): boolean =>
  kind === 'text' &&
  rules.some(
    ({ if: condition }) =>
      condition &&
      hasPart(
        condition,
        (part) =>
          part.kind === 'compare' &&
          part.left.kind === 'subject' &&
          part.left.subject === id &&
          part.right.kind === 'value' &&
          part.right.value.type === 'number',
      ),
  )
