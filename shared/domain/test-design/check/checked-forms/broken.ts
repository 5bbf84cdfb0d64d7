import { isWrong } from '../../../requirements/checked-forms/judge.ts'
import type { Guard } from '../../../requirements/checked-forms/parts.ts'
import type { CheckedForm, CheckedInput, CheckedRule } from '../../model.ts'

/** What the inputs hold ("" for nothing) and what was sent before and taken. */
export interface Entered {
  values: ReadonlyMap<string, string>
  recorded: ReadonlyMap<string, readonly string[]>
}

/** The value as it is checked. */
export function checkedValue({ spaces }: CheckedInput, value: string): string {
  return spaces?.ignored ? value.trim() : value
}

function holds({ label, values }: Guard, entered: ReadonlyMap<string, string>): boolean {
  return values.includes(entered.get(label) ?? '')
}

/** Whether an input is on the page while the others hold these values; undefined where the text does not say. */
export function isThere({ shown }: CheckedInput, values: ReadonlyMap<string, string>): boolean | undefined {
  if (!shown) return true
  if (shown.when) return holds(shown.when, values)
  // What brings it up is not known; nothing has been entered that could.
  return [...values.values()].some((value) => value !== '') ? undefined : false
}

function counts({ when }: CheckedRule, values: ReadonlyMap<string, string>): boolean {
  return !when || holds(when, values)
}

/** Places of the rules that what an input holds breaks. */
export function broken(form: CheckedForm, input: CheckedInput, { values, recorded }: Entered): number[] {
  if (isThere(input, values) === false) return []
  const value = checkedValue(input, values.get(input.label) ?? '')
  const others = new Map(
    form.inputs.map((one) => [one.label, checkedValue(one, values.get(one.label) ?? '')]),
  )
  const judged = { value, others, recorded: recorded.get(input.label) ?? [] }
  const active = input.rules.filter((rule) => counts(rule, values))
  const empty = active.some(({ wrongs }) => wrongs.some(({ wrong }) => wrong === 'empty'))
  // An input that may be left out has nothing wrong with it while it is empty; nothing but its emptiness is wrong with one that may not.
  if (value === '' && (!empty || input.optional)) return []
  return input.rules.flatMap((rule, at) => {
    if (!active.includes(rule)) return []
    const { wrongs } = rule
    const about = value === '' ? wrongs.filter(({ wrong }) => wrong === 'empty') : wrongs
    return about.some((one) => isWrong(one, judged)) ? [at] : []
  })
}

/** The rule whose message shows: the first broken one; undefined when none is, "unsure" where the text leaves it open. */
export function answering(
  form: CheckedForm,
  input: CheckedInput,
  entered: Entered,
): number | 'unsure' | undefined {
  const there = isThere(input, entered.values)
  if (there === false) return undefined
  if (there === undefined || isOpenWhenEmpty(input, entered)) return 'unsure'
  if (form.unread?.labels.includes(input.label) && (entered.values.get(input.label) ?? '').trim() !== '')
    return 'unsure'
  const [first, ...more] = broken(form, input, entered)
  const unread = input.rules.findIndex((rule) => rule.wrongs.length === 0 && counts(rule, entered.values))
  if (unread >= 0 && (first === undefined || unread < first || form.first === undefined)) return 'unsure'
  if (first === undefined) return undefined
  const message = input.rules[first]?.message
  if (form.first === undefined && more.some((at) => input.rules[at]?.message !== message)) return 'unsure'
  return first
}

/** Nothing is said of an empty input, but its rules do not fit nothing either: "must be at least 15". */
function isOpenWhenEmpty(input: CheckedInput, { values, recorded }: Entered): boolean {
  if (input.optional || checkedValue(input, values.get(input.label) ?? '') !== '') return false
  const wrongs = input.rules.filter((rule) => counts(rule, values)).flatMap((rule) => rule.wrongs)
  const judged = { value: '', others: values, recorded: recorded.get(input.label) ?? [] }
  return !wrongs.some(({ wrong }) => wrong === 'empty') && wrongs.some((one) => isWrong(one, judged))
}

/** What the form says when all is right, with what was entered. */
export function successText(
  { success, inputs }: CheckedForm,
  values: ReadonlyMap<string, string>,
): string | undefined {
  const one = success?.several !== undefined && (values.get(success.several) ?? '').trim() === '1'
  const text = one ? success.single?.text : success?.text
  return text?.replace(/\{([^{}]{1,60})\}/g, (_all, label: string) => {
    const input = inputs.find((one) => one.label === label)
    return input ? (values.get(label) ?? '').trim() : ''
  })
}

/** How the form writes the number of inputs with a message, where the text gives that form. */
export function countText({ count }: CheckedForm, number: number): string | undefined {
  const exact = count?.forms.find(({ at, text }) => at === number && !text.includes('{n}'))
  return (
    exact?.text ??
    (number >= 2
      ? count?.forms.find(({ text }) => text.includes('{n}'))?.text.replace('{n}', String(number))
      : undefined)
  )
}

/** The text that counts the characters of an input, for what is in it. */
export function lengthText(
  { lengths = [] }: CheckedForm,
  label: string,
  values: ReadonlyMap<string, string>,
): string | undefined {
  return lengths
    .find((one) => one.label === label)
    ?.text.replace('{n}', String(Array.from(values.get(label) ?? '').length))
}
