import { controlNoun, entryStep, openStep, type StepDraft } from '../cases/steps.ts'
import type { Parameter } from '../model/forms.ts'
import type { Wizard, WizardStep } from './wizard-model.ts'

/** Builds the steps of a case: opens the page, fills the inputs of a step, presses a button. */
export class WizardPath {
  readonly steps: StepDraft[]
  private readonly wizard: Wizard

  constructor(wizard: Wizard) {
    this.wizard = wizard
    this.steps = [openStep(wizard.form)]
  }

  /** Enters literals in the inputs of one step; what has none stays untouched. */
  fill(step: number, values: Map<string, string>): this {
    for (const parameter of inputsOf(this.wizard, step)) {
      const value = values.get(parameter.id)
      const preset = this.wizard.initial.find(({ parameterId }) => parameterId === parameter.id)?.value
      const idle =
        parameter.constraints.control === 'checkbox' && value === 'unchecked' && preset !== 'checked'
      if (value !== undefined && !idle) this.steps.push(...entryStep(parameter, value))
    }
    return this
  }

  press(button: string, expectedResult = ''): this {
    this.steps.push({ action: `Click the "${button}" button`, expectedResult })
    return this
  }

  /** What is seen after the last step. */
  expect(expectedResult: string): this {
    const last = this.steps.at(-1)
    if (last) this.steps[this.steps.length - 1] = { ...last, expectedResult }
    return this
  }

  /** Fills every step before the wanted one and goes on to it. */
  reach(step: number, values: Map<string, string>): this {
    for (let at = 1; at < step; at += 1)
      this.fill(at, values).press(stepOf(this.wizard, at).onward?.text ?? '')
    return this
  }
}

export function stepOf({ steps }: Wizard, number: number): WizardStep {
  return steps[number - 1] ?? { number }
}

export function inputsOf({ form, places }: Wizard, step: number): Parameter[] {
  return form.parameters.filter(({ id }) => places.get(id) === step)
}

/** Whether a button leads on from every step before this one. */
export function isReachable({ steps }: Wizard, step: number): boolean {
  return steps.slice(0, step - 1).every(({ onward }) => onward !== undefined)
}

/** The check that a step is shown: the text that counts the steps and its heading, else its name, else one of its inputs. */
export function arrived(wizard: Wizard, number: number): { check: string; says: string[] } | undefined {
  const { mark, heading, name } = stepOf(wizard, number)
  const checks = [
    ...(mark ? [`the page shows "${mark.text}"`] : []),
    ...(heading ? [`the heading "${heading.text}" is shown`] : []),
    ...(name ? [`"${name.text}" is visible`] : []),
  ]
  const says = [mark, heading, name].flatMap((one) => (one ? [one.requirementId] : []))
  const [first] = inputsOf(wizard, number)
  if (checks.length === 0 && first)
    return {
      check: `The "${first.label}" ${controlNoun(first)} is shown`,
      says: [wizard.placedBy.get(first.id) ?? ''],
    }
  return checks.length === 0 ? undefined : { check: capital(checks.join(' and ')), says }
}

/** The check of what an input holds. */
export function holds(parameter: Parameter, value: string): string {
  const { label, constraints } = parameter
  if (constraints.control === 'checkbox')
    return `the "${label}" checkbox is ${value === 'checked' ? 'checked' : 'not checked'}`
  if (controlNoun(parameter) === 'dropdown' && value !== '') return `"${value}" is selected in "${label}"`
  return value === '' ? `the "${label}" field is empty` : `the "${label}" field has the value "${value}"`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
