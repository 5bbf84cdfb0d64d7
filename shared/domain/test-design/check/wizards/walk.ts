import type { TestCase } from '../../../test-cases/schema.ts'
import type { Parameter } from '../../model/forms.ts'
import type { Wizard } from '../../wizards/wizard-model.ts'
import { parseTestData } from '../../../test-cases/test-data.ts'
import { entries, nameKey } from '../../../test-cases/read-case.ts'
import { isAbsent, wrongIn } from './rules.ts'

/** A press of a button that moves between the steps, or tries to. */
export interface Press {
  /** Which step of the case it is. */
  at: number
  kind: 'onward' | 'back' | 'restart'
  from: number
  /** One more than the last step is the end. */
  to: number
  /** Inputs of the step that are wrong, with the messages that answer them. */
  wrong: { id: string; texts: string[] }[]
  values: Map<string, string>
  /** Inputs that were entered since the press before. */
  entered: string[]
  /** What the case expects after it. */
  expected: string
}

/**
 * Walks a case through the steps of a form by its own words: what it enters where, which button leaves which step, and what would be
 * answered. Nothing for a case that does what cannot be done where it stands.
 */
export function walk({ steps = [], expectedResult = '' }: TestCase, wizard: Wizard): Press[] | undefined {
  const byName = new Map(wizard.form.parameters.map((one) => [nameKey(one.label), one]))
  const presses: Press[] = []
  let current = 1
  let values = start(wizard)
  let entered: string[] = []
  for (const [at, step] of steps.entries()) {
    if (at === 0) {
      if (!/^open\b/i.test(step.action)) return undefined
      continue
    }
    const button = /^click the "([^"]+)" button$/i.exec(step.action)?.[1]
    if (button === undefined) {
      const put = entryOf(step, byName)
      if (!put || wizard.places.get(put.parameter.id) !== current) return undefined
      if (isAbsent(wizard, put.parameter, values)) return undefined
      values = new Map(values).set(put.parameter.id, put.value)
      entered.push(put.parameter.id)
      continue
    }
    const place = wizard.steps[current - 1]
    const kind =
      button === place?.onward?.text
        ? 'onward'
        : button === place?.back?.text
          ? 'back'
          : button === wizard.restart?.text && current > wizard.steps.length
            ? 'restart'
            : undefined
    if (kind === undefined) return undefined
    const wrong = kind === 'onward' ? wrongOn(wizard, current, values) : []
    const to =
      kind === 'restart' ? 1 : kind === 'back' ? current - 1 : wrong.length > 0 ? current : current + 1
    const last = at === steps.length - 1
    presses.push({
      at,
      kind,
      from: current,
      to,
      wrong,
      values,
      entered,
      expected: last ? `${step.expectedResult}\n${expectedResult}` : step.expectedResult,
    })
    current = to
    entered = []
    if (kind === 'restart') values = start(wizard)
  }
  // What is entered behind the last button is sent nowhere.
  return entered.length > 0 ? undefined : presses
}

function start({ form, initial }: Wizard): Map<string, string> {
  return new Map(
    form.parameters.map(({ id, constraints }) => {
      const preset = initial.find(({ parameterId }) => parameterId === id)?.value ?? ''
      if (constraints.control === 'checkbox') return [id, preset === 'checked' ? 'checked' : 'unchecked']
      return [id, constraints.choices && !constraints.choices.includes(preset) ? '' : preset]
    }),
  )
}

function entryOf(
  { action, testData }: { action: string; testData?: string | undefined },
  byName: Map<string, Parameter>,
): { parameter: Parameter; value: string } | undefined {
  // Test data hold the exact literal, with its outer spaces.
  const [put] = testData
    ? parseTestData(testData).map(({ name, value }) => [name, value] as const)
    : entries(action)
  const parameter = put && byName.get(nameKey(put[0]))
  return put && parameter ? { parameter, value: put[1] } : undefined
}

function wrongOn(wizard: Wizard, step: number, values: Map<string, string>): Press['wrong'] {
  return wizard.form.parameters.flatMap((parameter) => {
    if (wizard.places.get(parameter.id) !== step) return []
    const wrong = wrongIn(wizard, parameter, values.get(parameter.id) ?? '', values)
    return wrong ? [{ id: parameter.id, texts: wrong.texts }] : []
  })
}
