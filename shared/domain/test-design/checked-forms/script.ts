import { countText, successText } from '../check/checked-forms/broken.ts'
import type { StepDraft } from '../cases/steps.ts'
import { joinChecks } from '../cases/check-prose.ts'
import type { CheckedForm, CheckedInput } from '../model.ts'
import { formatTestData } from '../../test-cases/test-data.ts'
import type { Values } from './typical-values.ts'

/** The steps of a case in the language of runs, from the opened page on. */
export class Script {
  readonly steps: StepDraft[] = [{ action: 'Open the page', expectedResult: '' }]
  readonly form: CheckedForm
  private held: Values

  constructor(form: CheckedForm) {
    this.form = form
    this.held = startValues(form)
  }

  /** Enters values; what an input holds already needs no step. */
  fill(values: Values): this {
    // What another input brings onto the page comes behind it.
    for (const input of this.form.inputs.toSorted((a, b) => Number(!!a.shown) - Number(!!b.shown))) {
      const value = values.get(input.label)
      if (value !== undefined && value !== (this.held.get(input.label) ?? '')) this.enter(input, value)
    }
    return this
  }

  enter(input: CheckedInput, value: string): this {
    this.held.set(input.label, value)
    const { label } = input
    const testData = formatTestData([
      { name: label, value: input.control === 'checkbox' ? (value === '' ? 'unchecked' : 'checked') : value },
    ])
    const action =
      input.control === 'checkbox'
        ? `${value === '' ? 'Uncheck' : 'Check'} "${label}"`
        : input.control === 'radio'
          ? `Choose "${value}"`
          : input.control === 'combobox' || input.control === 'choice'
            ? `Select "${value === '' ? (input.none ?? '') : value}" from "${label}"`
            : value === ''
              ? `Clear the "${label}" field`
              : `Enter "${value}" in the "${label}" field`
    this.steps.push({ action, expectedResult: '', testData })
    return this
  }

  send(): this {
    return this.press(this.form.send.button)
  }

  press(button: string): this {
    this.steps.push({ action: `Click the "${button}" button`, expectedResult: '' })
    return this
  }

  key(label: string): this {
    this.steps.push({ action: `Press Enter in the "${label}" field`, expectedResult: '' })
    return this
  }

  /** The form has set its inputs back. */
  emptied(): this {
    this.held = startValues(this.form)
    return this
  }

  expect(...checks: (string | undefined)[]): this {
    const known = checks.filter((check) => check !== undefined)
    const last = this.steps.at(-1)
    if (last) last.expectedResult = joinChecks(known)
    return this
  }
}

/** What the inputs hold before anybody touches them. */
export function startValues({ inputs }: CheckedForm): Values {
  return new Map(
    inputs.flatMap(({ label, preset }) => (preset === undefined ? [] : [[label, preset] as const])),
  )
}

const nouns = {
  textbox: 'field',
  combobox: 'dropdown',
  checkbox: 'checkbox',
  radio: 'radio button',
  choice: '',
}

export function messageShown({ beside }: CheckedForm, input: CheckedInput, message: string): string {
  return beside && input.control !== 'radio' && input.control !== 'choice'
    ? `The message "${message}" is shown next to the "${input.label}" ${nouns[input.control]}`
    : `The message "${message}" is shown`
}

export function gone(text: string): string {
  return `"${text}" is not visible`
}

export function counted(form: CheckedForm, number: number): string | undefined {
  const text = form.unread ? undefined : countText(form, number)
  return text === undefined ? undefined : `"${text}" is visible`
}

export function welcomed(form: CheckedForm, values: Values): string | undefined {
  const text = successText(form, values)
  return text === undefined ? undefined : `"${text}" is visible`
}

export function focusedOn(input: CheckedInput): string {
  return `The "${input.label}" ${nouns[input.control]} is focused`
}

/** What an input holds before anybody touches it, or after the form set it back. */
export function untouched(input: CheckedInput): string | undefined {
  if (input.preset !== undefined) return holding(input, input.preset)
  if (input.control === 'checkbox') return `The "${input.label}" checkbox is not checked`
  if (input.control === 'combobox')
    return input.none === undefined ? undefined : `"${input.none}" is selected in "${input.label}"`
  return input.control === 'textbox' ? `The "${input.label}" field is empty` : undefined
}

export function holding(input: CheckedInput, value: string): string | undefined {
  if (input.control === 'checkbox')
    return `The "${input.label}" checkbox is ${value === '' ? 'not checked' : 'checked'}`
  if (input.control === 'combobox' || input.control === 'choice')
    return `"${value}" is selected in "${input.label}"`
  return input.control === 'textbox' ? `The "${input.label}" field has the value "${value}"` : undefined
}
