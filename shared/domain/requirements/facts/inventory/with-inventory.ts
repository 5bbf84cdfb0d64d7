import { isNoChoice } from '../fields/no-choice.ts'
import type { ReadSentence } from '../../read-sentence.ts'
import { sending } from '../fields/controls.ts'
import { labelKey } from '../labels.ts'
import { maskQuotes } from '../mask.ts'
import type { Constraints, Fact } from '../types.ts'
import type { ControlFact, ControlKind, NamedControl } from './control-fact.ts'
import { isElsewhere, listsControls, placeNamed, tellsOfActing, tellsOfNoRows } from './inventory-sentence.ts'
import { withSettledKinds } from './settled-kinds.ts'
import { namedControls } from './named-controls.ts'

const inputs = new Set<ControlKind>(['textbox', 'combobox', 'checkbox', 'radio', 'choice'])
/** An option that only asks to choose one. */
const noChoice = /\b(?:not a (?:valid|real)|no (?:valid|real)|placeholder|not valid|does not count)\b/i
const mostControls = 200

/**
 * What a page has, as the text lists it: each sentence gets the controls that it names, inputs among them as fields with their options.
 * What is called a button, a heading or a column nowhere is an input because of some verb. Linear.
 */
export function withInventory(sentences: ReadSentence[]): ReadSentence[] {
  if (!sentences.some(({ text }) => /["“]/.test(text))) return sentences
  const places: Places = { heading: '' }
  const all = owned(sentences.map((sentence, at) => controlsOf(sentence, sentences[at - 1], places)))
  const bare = sentences.some(({ text }) => tellsOfNoRows(text))
  const named = bare ? all.map((some) => some.map(withoutHeadings)) : all
  const kinds = new Map<string, Set<ControlKind>>()
  for (const { control, name } of named.flat().slice(0, mostControls))
    kinds.set(labelKey(name), (kinds.get(labelKey(name)) ?? new Set()).add(control))
  if (kinds.size === 0) return sentences
  return withSettledKinds(sentences.map((sentence, at) => withControls(sentence, named[at] ?? [], kinds)))
}

/** The headings of a table that may have no rows are not sure to be there when the page opens. */
function withoutHeadings(one: Found): Found {
  return one.control === 'column' ? { ...one, shown: false } : one
}

interface Places {
  heading: string
  first?: string
  /** Somebody has acted in the paragraph. */
  acted?: boolean
}

interface Found extends NamedControl {
  shown: boolean
}

function controlsOf(sentence: ReadSentence, before: ReadSentence | undefined, places: Places): Found[] {
  const { text, kind, table, facts, start } = sentence
  if (kind === 'heading') places.heading = text
  if (kind === 'heading' || kind === 'notRead' || kind === 'question' || kind === 'example' || table)
    return []
  if (!before || start - before.end > 1) places.acted = false
  const part = maskQuotes(text)
  const controls = namedControls(part)
  const place = placeNamed(text)
  const other = place !== undefined && places.first !== undefined && place !== places.first
  const shown =
    controls.length > 0 &&
    !places.acted &&
    !other &&
    !facts.some((fact) => fact.kind === 'flow' || fact.kind === 'scenario') &&
    !isElsewhere(places.heading) &&
    listsControls(part)
  if (shown && place !== undefined) places.first ??= place
  places.acted ||= tellsOfActing(text)
  return controls.map((one) => ({ ...one, shown: shown && isThere(one) }))
}

/** "The select offers …" speaks of the list that was named last. */
function owned(named: Found[][]): Found[][] {
  let last: string | undefined
  return named.map((all) =>
    all.flatMap((one) => {
      if (one.control === 'combobox' || one.control === 'radio') last = one.name
      if (one.control !== 'option' || one.owner !== '') return [one]
      return last === undefined ? [] : [{ ...one, owner: last }]
    }),
  )
}

/** What stands in brackets may take it back: "(only in step 2)", "(hidden)". */
function isThere({ remark = '' }: NamedControl): boolean {
  return !/\b(?:only|hidden|not visible|invisible|if|when|after|while|until|unless|later)\b/i.test(remark)
}

function withControls(
  sentence: ReadSentence,
  named: Found[],
  kinds: Map<string, Set<ControlKind>>,
): ReadSentence {
  const kept = sentence.facts.filter((fact) => !isMistaken(fact, kinds) && !strange(fact, named))
  if (named.length === 0)
    return kept.length === sentence.facts.length ? sentence : { ...sentence, facts: kept }
  const controls = [...named.filter(({ control }) => control !== 'option'), ...listsOf(named)].map((one) =>
    factOf(one, named),
  )
  const facts = withFields(kept, controls, named)
  const states = controls.some(({ shown }) => shown) || facts.some(({ kind }) => kind === 'field')
  return {
    ...sentence,
    ...(states && sentence.kind === 'context' ? { kind: 'requirement' as const } : {}),
    facts: [...facts, ...controls, ...buttonsOf(controls, facts)],
  }
}

/** What the text calls a button, a link, a heading or a column and an input nowhere is no input, and an input is no button. */
function isMistaken(fact: Fact, kinds: Map<string, Set<ControlKind>>): boolean {
  if (fact.kind === 'button') {
    const called = kinds.get(labelKey(fact.name))
    return called !== undefined && ['button', 'link', 'tab'].every((kind) => !called.has(kind as ControlKind))
  }
  if (fact.kind !== 'field' && fact.kind !== 'mention') return false
  const called = kinds.get(labelKey(fact.label))
  return called !== undefined && ![...called].some((kind) => inputs.has(kind))
}

/** Where a sentence lists inputs by quoted labels, other words of it are none. */
function strange(fact: Fact, named: Found[]): boolean {
  if (fact.kind !== 'field' || !named.some(({ control, shown }) => shown && inputs.has(control))) return false
  return !named.some(({ name }) => labelKey(name) === labelKey(fact.label))
}

/** The lists of another sentence whose options this one names. */
function listsOf(named: Found[]): Found[] {
  const owners = new Set(
    named.flatMap(({ control, owner }) => (control === 'option' && owner ? [owner] : [])),
  )
  return [...owners]
    .filter((owner) => !named.some(({ control, name }) => control !== 'option' && name === owner))
    .map((name) => ({ control: 'combobox', name, start: 0, shown: false }))
}

/** A button of a list sends the form where its name says so. */
function buttonsOf(controls: ControlFact[], facts: Fact[]): Fact[] {
  const known = new Set(facts.flatMap((fact) => (fact.kind === 'button' ? [fact.name] : [])))
  return controls.flatMap(({ control, name }): Fact[] =>
    control === 'button' && !known.has(name) && sending.test(name)
      ? [{ kind: 'button', name, submits: true }]
      : [],
  )
}

function factOf({ control, name, shown }: Found, named: Found[]): ControlFact {
  const holds = control === 'combobox' || control === 'radio'
  const own = holds ? named.filter((one) => one.control === 'option' && one.owner === name) : []
  return {
    kind: 'control',
    control,
    name,
    shown,
    ...(own.length > 0 ? { options: own.map((one) => one.name) } : {}),
  }
}

/** Inputs of a list are fields as well, unless the sentence was read so already. */
function withFields(facts: Fact[], controls: ControlFact[], named: Found[]): Fact[] {
  const added = controls.flatMap(({ control, name }): Fact[] => {
    // A radio button is one choice of an input whose name stands elsewhere.
    if (!inputs.has(control) || control === 'radio') return []
    const constraints = constraintsOf(control, optionsOf(name, named))
    const known = facts.some((fact) => fact.kind === 'field' && labelKey(fact.label) === labelKey(name))
    return known ? [] : [{ kind: 'field', label: name, constraints }]
  })
  const merged = facts.map((fact) => {
    const control =
      fact.kind === 'field' ? controls.find(({ name }) => labelKey(name) === labelKey(fact.label)) : undefined
    if (fact.kind !== 'field' || !control || !inputs.has(control.control)) return fact
    const more = constraintsOf(control.control, optionsOf(control.name, named))
    return { ...fact, constraints: { ...fact.constraints, ...more } }
  })
  return [...merged, ...added]
}

function optionsOf(name: string, named: Found[]): string[] {
  return named
    .filter(({ control, owner }) => control === 'option' && owner === name)
    .filter((one) => !isNoChoice(one.name) && !noChoice.test(one.remark ?? ''))
    .map((one) => one.name)
}

function constraintsOf(control: ControlKind, choices: string[]): Constraints {
  if (control === 'textbox' || control === 'button') return {}
  const kind = control === 'combobox' ? 'select' : control === 'radio' ? 'radio' : 'checkbox'
  return { control: kind, ...(choices.length > 1 ? { choices } : {}) }
}
