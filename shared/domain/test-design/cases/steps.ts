import type { TestStep } from '../../test-cases/schema.ts'
import type { Parameter, Screen } from '../model.ts'
import { checkedLiteral } from '../literals/literal-for.ts'
import type { StepDraft } from '../../test-cases/draft.ts'
import { formatTestData } from '../../test-cases/test-data.ts'

export type { StepDraft }

/** The step that opens the page under test: its address when the text gives one. */
export function openStep(screen: Pick<Screen, 'address'> | undefined): StepDraft {
  return { action: screen?.address ? `Open "${screen.address}"` : 'Open the page', expectedResult: '' }
}

/**
 * One step of the step language that enters a literal; the literal stands in prose and test data alike. A selection list is left
 * untouched to be empty, so that gives no step.
 */
export function entryStep({ label, constraints }: Parameter, value: string): StepDraft[] {
  const testData = formatTestData([{ name: label, value }])
  if (constraints.control === 'checkbox') {
    const verb = value === checkedLiteral ? 'Check' : 'Uncheck'
    return [{ action: `${verb} "${label}"`, expectedResult: '', testData }]
  }
  if (constraints.file && value !== '')
    return [{ action: `Attach the file ${withSize(value)} to "${label}"`, expectedResult: '', testData }]
  const { control, choices } = constraints
  // A value outside the list can only be typed.
  const typed = control === undefined && value !== '' && choices?.includes(value) === false
  const choice = control !== 'textbox' && !typed && (control ?? choices ?? constraints.file)
  if (choice && value === '') return []
  const action = choice ? `Select "${value}" from "${label}"` : `Enter "${value}" in the "${label}" field`
  return [{ action, expectedResult: '', testData }]
}

/** How the language of checks calls the control of an input. */
export function controlNoun({ constraints: { control, choices } }: Parameter): string {
  if (control === 'checkbox') return 'checkbox'
  return control !== 'textbox' && (control ?? choices) ? 'dropdown' : 'field'
}

/** The step that sends the form: the control named in the text, else the form itself. */
export function submitStep(screen: Pick<Screen, 'button'>, expectedResult: string): StepDraft {
  return { action: screen.button ? `Click the "${screen.button}" button` : 'Submit the form', expectedResult }
}

export function numbered(steps: StepDraft[]): TestStep[] {
  return steps.map((step, index) => ({ stepNumber: index + 1, ...step }))
}

/** A file as a step names it: "photo.jpg (5 MB)" is a file "photo.jpg" of 5 MB. */
function withSize(literal: string): string {
  const [, name = literal, size] = /^(.+) \((\d+(?:\.\d)? [KMG]B)\)$/.exec(literal) ?? []
  return size === undefined ? `"${literal}"` : `"${name}" of ${size}`
}
