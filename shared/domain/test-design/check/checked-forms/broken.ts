import { isWrong } from '../../../requirements/checked-forms/judge.ts'
import type { CheckedForm, CheckedInput } from '../../model.ts'

/** What the inputs hold ("" for nothing) and what was sent before and taken. */
export interface Entered {
  values: ReadonlyMap<string, string>
  recorded: ReadonlyMap<string, readonly string[]>
}

/** The value as it is checked. */
export function checkedValue({ spaces }: CheckedInput, value: string): string {
  return spaces?.ignored ? value.trim() : value
}

/** Places of the rules that what an input holds breaks. */
export function broken(form: CheckedForm, input: CheckedInput, { values, recorded }: Entered): number[] {
  const value = checkedValue(input, values.get(input.label) ?? '')
  const others = new Map(
    form.inputs.map((one) => [one.label, checkedValue(one, values.get(one.label) ?? '')]),
  )
  const judged = { value, others, recorded: recorded.get(input.label) ?? [] }
  const empty = input.rules.some(({ wrongs }) => wrongs.some(({ wrong }) => wrong === 'empty'))
  // An input that may be left out has nothing wrong with it while it is empty; nothing but its emptiness is wrong with one that may not.
  if (value === '' && (!empty || input.optional)) return []
  return input.rules.flatMap(({ wrongs }, at) => {
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
  if (isOpenWhenEmpty(input, entered)) return 'unsure'
  const [first, ...more] = broken(form, input, entered)
  const unread = input.rules.findIndex(({ wrongs }) => wrongs.length === 0)
  if (unread >= 0 && (first === undefined || unread < first || form.first === undefined)) return 'unsure'
  if (first === undefined) return undefined
  const message = input.rules[first]?.message
  if (form.first === undefined && more.some((at) => input.rules[at]?.message !== message)) return 'unsure'
  return first
}

/** Nothing is said of an empty input, but its rules do not fit nothing either: "must be at least 15". */
function isOpenWhenEmpty(input: CheckedInput, { values, recorded }: Entered): boolean {
  if (input.optional || checkedValue(input, values.get(input.label) ?? '') !== '') return false
  const wrongs = input.rules.flatMap((rule) => rule.wrongs)
  const judged = { value: '', others: values, recorded: recorded.get(input.label) ?? [] }
  return !wrongs.some(({ wrong }) => wrong === 'empty') && wrongs.some((one) => isWrong(one, judged))
}

/** What the form says when all is right, with what was entered. */
export function successText(
  { success, inputs }: CheckedForm,
  values: ReadonlyMap<string, string>,
): string | undefined {
  return success?.text.replace(/\{([^{}]{1,60})\}/g, (_all, label: string) => {
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
