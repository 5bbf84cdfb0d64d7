import type { InputItem, Parameter, Screen, TestModel } from '../model.ts'
import { takenLiteral, unknownLiteral } from '../literals/on-record.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'

/** Items for messages about what is on record: a wrong password, an address that is already registered. */
export function recordItems(screen: Screen, parameter: Parameter, model: TestModel): InputItem[] {
  const taken = parameter.messages.some(({ violations }) => violations[0] === 'taken')
  const unique = parameter.constraints.unique && !taken
  const silent = { violations: ['taken' as const], requirementId: parameter.statedBy.unique ?? '' }
  const known = unique ? [...parameter.messages, silent] : parameter.messages
  return known.flatMap(({ violations, requirementId }) => {
    const [violation] = violations
    if (violation !== 'mismatch' && violation !== 'taken') return []
    const value = violation === 'taken' ? takenLiteral(parameter) : unknownLiteral(parameter)
    if (value === undefined) return []
    const words = violation === 'taken' ? 'is already in use' : 'is well-formed but wrong'
    return [
      {
        kind: 'input',
        id: `${requirementId}/${parameter.label}/partition/${words}`,
        technique: 'Equivalence Partitioning',
        requirementId,
        description: `${parameter.label} ${words}`,
        priority: priorityOf(model, requirementId),
        valid: false,
        screenId: screen.id,
        parameterId: parameter.id,
        label: parameter.label,
        partition: words,
        test: { kind: 'literalIs', value },
        violation,
      },
    ]
  })
}
