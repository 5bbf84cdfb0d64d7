import { labelKey } from '../../requirements/facts/labels.ts'
import type { Unnumbered } from './gaps.ts'
import type { Violation } from '../../requirements/facts/types.ts'
import type { Message, Parameter, TestModel } from '../model.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'

/** Two requirements that cannot both hold for one input. The later one is `requirementId`. */
export interface Contradiction {
  requirementId: string
  with: string
  text: string
}

const names: Record<string, string> = {
  number: 'range',
  choices: 'list',
  length: 'length',
  temporal: 'range of dates or times',
}

/**
 * What the text says differently about the same input: another range, length or list, required here and optional there, another
 * message for the same wrong value, also when two sources of a run say it. In the order of the model.
 */
export function contradictionsOf(model: TestModel): Contradiction[] {
  const parameters = model.screens.flatMap((screen) => screen.parameters)
  return [
    ...parameters.flatMap(({ label, conflicts }) =>
      conflicts.map(({ requirementId, with: other, what }) =>
        contradiction(requirementId, other, what, label),
      ),
    ),
    ...parameters.flatMap(({ label, messages }) => messageConflicts(label, messages)),
    ...acrossSources(parameters, model),
  ]
}

export function contradictionGaps(model: TestModel): Unnumbered[] {
  return contradictionsOf(model).map(({ requirementId, text }) => ({
    requirementRef: requirementId,
    technique: 'Requirement',
    coverageItem: `${requirementId}/contradiction/${text}`.slice(0, 390),
    description: `${requirementId} ${text}; agree on one of them`,
    priority: priorityOf(model, requirementId),
  }))
}

function contradiction(requirementId: string, other: string, what: string, label: string): Contradiction {
  const about =
    what === 'required' ? `whether ${label} is required` : `another ${names[what] ?? what} for ${label}`
  return { requirementId, with: other, text: `contradicts ${other}: ${about}` }
}

// One wrong password and the third one rightly have different messages.
const beyondValue = new Set<Violation>(['any', 'state', 'relation', 'mismatch', 'taken'])

/** Two messages for exactly the same wrong values of one input. */
function messageConflicts(label: string, messages: Message[]): Contradiction[] {
  const first = new Map<string, Message>()
  return messages.flatMap((message) => {
    const { violations, requirementId, text, only = '' } = message
    const key = `${violations.toSorted().join()} ${only}`
    const known = first.get(key)
    if (!known) first.set(key, message)
    const open = violations.some((one) => beyondValue.has(one))
    return !known || open || known.text === text || known.requirementId === requirementId
      ? []
      : [contradiction(requirementId, known.requirementId, `message ("${text}")`, label)]
  })
}

/** The same input in another source of the run with other bounds or another list. */
function acrossSources(parameters: Parameter[], { requirements }: TestModel): Contradiction[] {
  const sourceOf = (id: string) => requirements.get(id)?.source.replace(/, [^,]*$/, '') ?? ''
  const first = new Map<string, Parameter>()
  return parameters.flatMap((parameter) => {
    const known = first.get(labelKey(parameter.label))
    if (!known) first.set(labelKey(parameter.label), parameter)
    return (['number', 'length', 'choices'] as const).flatMap((what) => {
      const [here, there] = [parameter.statedBy[what], known?.statedBy[what]]
      if (!known || here === undefined || there === undefined || sourceOf(here) === sourceOf(there)) return []
      return allows(parameter, what) === allows(known, what)
        ? []
        : [contradiction(here, there, what, parameter.label)]
    })
  })
}

function allows({ constraints }: Parameter, what: 'number' | 'length' | 'choices'): string {
  if (what === 'choices') return (constraints.choices ?? []).toSorted().join('\n')
  if (what === 'length') return `${constraints.length?.min ?? ''} ${constraints.length?.max ?? ''}`
  const { min, max, scale = 0 } = constraints.number ?? {}
  const value = (units: bigint | undefined) =>
    units === undefined ? '' : String(Number(units) / 10 ** scale)
  return `${value(min)} ${value(max)}`
}
