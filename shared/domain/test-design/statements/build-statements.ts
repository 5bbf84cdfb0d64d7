import type { ReadRequirement } from '../../requirements/index.ts'
import type { Statement, StatementItem, TestModel } from '../model.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'
import { readStatement } from './read-statement.ts'

/**
 * Statements of the requirements that nothing finer tests. A sentence in vague words, with a range that is none, or of a described
 * interface is left as the gap that it is.
 */
export function buildStatements(read: ReadRequirement[], tested: ReadonlySet<string>): Statement[] {
  return read.flatMap(({ requirement, sentence }) => {
    const { id, statement, testability, ambiguities } = requirement
    const unclear = testability === 'low' || ambiguities.some((one) => one.startsWith('R33 range'))
    const described = sentence.table === true || sentence.facts.some(({ kind }) => kind === 'api')
    if (tested.has(id) || unclear || described) return []
    // Facts that found no place may say more than the words: then only what is done is certain.
    const bare = sentence.facts.every(({ kind }) => kind === 'button' || kind === 'page')
    const told = readStatement(statement).filter(({ acted }) => acted || bare)
    return told.map((one, at) => ({ id: `${id}.${at + 1}`, requirementId: id, ...one }))
  })
}

/** One coverage item for each statement. */
export function statementItems(statements: Statement[], model: TestModel): StatementItem[] {
  return statements.map(({ id, requirementId, expected, acted }) => ({
    kind: 'statement',
    id: `${requirementId}/as stated/${expected}`.slice(0, 390),
    technique: acted ? 'Use Case Testing' : 'Checklist-based Testing',
    requirementId,
    description: expected,
    priority: priorityOf(model, requirementId),
    valid: true,
    statementId: id,
  }))
}
