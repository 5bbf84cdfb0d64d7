import type { Parameter, Screen } from '../model.ts'
import type { StepDraft } from './steps.ts'

/** The kind of control in the step language; a list may be a selection list or radio buttons, so it has no noun. */
function named({ label, constraints: { control, choices } }: Parameter): string {
  if (control === 'checkbox') return `the "${label}" checkbox`
  return control === 'select' || choices ? `"${label}"` : `the "${label}" field`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Goes to every input by its label, which must lead to exactly one control. */
export function hoverSteps({ parameters, button }: Screen): StepDraft[] {
  const fields = parameters.map((parameter) => ({
    action: `Hover over ${named(parameter)}`,
    expectedResult: `${capital(named(parameter))} is shown`,
  }))
  const sends =
    button === undefined
      ? []
      : [{ action: `Hover over the "${button}" button`, expectedResult: `The "${button}" button is shown` }]
  return [...fields, ...sends]
}

/** From the first input with the Tab key to every other one, and to the button. */
export function focusSteps({ parameters, button }: Screen): StepDraft[] {
  const [first, ...rest] = parameters
  if (!first) return []
  const toggled = first.constraints.control === 'checkbox'
  return [
    {
      action: toggled ? 'Press Tab' : `Click ${named(first)}`,
      expectedResult: `${capital(named(first))} is focused`,
    },
    ...rest.map((parameter) => ({
      action: 'Press Tab',
      expectedResult: `${capital(named(parameter))} is focused`,
    })),
    ...(button === undefined
      ? []
      : [{ action: 'Press Tab', expectedResult: `The "${button}" button is focused` }]),
  ]
}
