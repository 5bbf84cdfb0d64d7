import type { Format, TestCase } from '../../test-cases/schema.ts'
import { nameKey, readCase } from '../../test-cases/read-case.ts'
import { allowed } from '../check/satisfies.ts'
import { finishCases } from '../writing/finish-cases.ts'
import { designForm } from '../cases/form-cases.ts'
import { guessesFor } from '../items/guesses.ts'
import type { InputItem, Parameter, Screen, TestModel } from '../model.ts'
import { makePlan } from '../plan.ts'
import { allAtOnce, teller } from '../../test-generation/tell.ts'
import { violationOfMoment } from '../partitions/temporal.ts'
import { wishesOf } from './generate.ts'

export interface MoreRequest {
  requirements: string
  existing: TestCase[]
  format?: Format
  /** At most so many new cases. */
  max: number
}

/**
 * Further cases for the inputs whose labels `about` accepts, with literals that no existing case enters: the third boundary values
 * and fragile content. `wrong` asks for refused values. Ids and titles continue after the existing cases.
 */
export function moreCases(
  request: MoreRequest,
  about: (label: string) => boolean,
  wrong: boolean,
): TestCase[] {
  const used = usedValues(request.existing)
  return designed(request, (parameter) =>
    about(parameter.label)
      ? guessesFor(parameter, wrong).filter(({ value }) => !used.get(nameKey(parameter.label))?.has(value))
      : [],
  )
}

/** Cases that enter one given literal into the inputs whose labels `about` accepts; the constraints decide what is expected. */
export function casesWith(
  request: MoreRequest,
  about: (label: string) => boolean,
  value: string,
): TestCase[] {
  return designed(request, ({ label }) => (about(label) ? [{ value, words: `${label} is "${value}"` }] : []))
}

/** Labels of all inputs that the requirements declare. */
export function labelsIn(requirements: string): string[] {
  const { model } = planOf(requirements)
  return model.screens.flatMap(({ parameters }) => parameters.map(({ label }) => label))
}

function planOf(requirements: string): { model: TestModel } {
  return allAtOnce(makePlan({ requirements, mode: 'generate' }, teller({ requirements, mode: 'generate' })))
}

function designed(
  { requirements, existing, format = 'standard', max }: MoreRequest,
  guesses: (parameter: Parameter) => { value: string; words: string }[],
): TestCase[] {
  const { model } = planOf(requirements)
  const items = model.screens.flatMap((screen) =>
    screen.parameters.flatMap((parameter) =>
      guesses(parameter).map(({ value, words }) => guessItem(screen, parameter, value, words, model)),
    ),
  )
  const drafts = model.screens.flatMap((screen) => designForm(screen, items, { apart: true }).cases)
  const wishes = {
    ...wishesOf({ requirements, mode: 'generate', existingTestCases: existing, format }),
    max: Math.max(0, max),
    apart: true,
  }
  return finishCases(drafts, items, model, wishes).testCases
}

function guessItem(
  screen: Screen,
  parameter: Parameter,
  value: string,
  words: string,
  model: TestModel,
): InputItem {
  const requirementId = parameter.origins[0] ?? ''
  const valid = allowed(value, parameter.constraints)
  return {
    kind: 'input',
    id: `${requirementId}/${parameter.label}/guess/${value.slice(0, 60)}`,
    technique: 'Error Guessing',
    requirementId,
    description: words,
    priority: model.requirements.get(requirementId)?.priority ?? 'medium',
    valid,
    screenId: screen.id,
    parameterId: parameter.id,
    label: parameter.label,
    partition: words,
    test: { kind: 'literalIs', value },
    ...(valid ? {} : { violation: violationOf(value, parameter) }),
  }
}

function violationOf(
  value: string,
  { constraints: { number, length, temporal } }: Parameter,
): NonNullable<InputItem['violation']> {
  if (value === '') return 'empty'
  if (temporal) return violationOfMoment(value, temporal)
  if (number) {
    const entered = Number(value)
    if (!Number.isFinite(entered) || /[^\d.,+-]/.test(value)) return 'notNumber'
    return number.min !== undefined && entered < Number(number.min) / 10 ** number.scale ? 'below' : 'above'
  }
  if (length && value.length < length.min) return 'tooShort'
  return length?.max !== undefined && value.length > length.max ? 'tooLong' : 'format'
}

function usedValues(cases: TestCase[]): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>()
  for (const testCase of cases) {
    for (const [name, value] of readCase(testCase).values)
      used.set(name, (used.get(name) ?? new Set()).add(value))
  }
  return used
}
