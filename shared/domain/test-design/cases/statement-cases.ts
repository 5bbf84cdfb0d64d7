import type { Item, Statement } from '../model.ts'
import type { CaseDraft, Undesigned } from './case-draft.ts'

const opening = 'Open the page'

/** One case for each statement, for a person: the sentence gives nothing that a run could compare. */
export function designStatements(
  statements: Statement[],
  items: Item[],
): { cases: CaseDraft[]; undesigned: Undesigned[] } {
  const byId = new Map(statements.map((one) => [one.id, one]))
  const cases = items.flatMap((item) => {
    const statement = item.kind === 'statement' ? byId.get(item.statementId) : undefined
    return statement ? [statementCase(statement, item)] : []
  })
  return { cases, undesigned: [] }
}

function statementCase(
  { requirementId, preconditions, action, expected, acted }: Statement,
  item: Item,
): CaseDraft {
  const title = acted ? `${action} → ${expected}` : expected
  return {
    title: title.length > 160 ? `${title.slice(0, 157)}…` : title,
    steps: [
      ...(action === opening ? [] : [{ action: opening, expectedResult: '' }]),
      { action, expectedResult: expected },
    ],
    claims: [item],
    outcome: { expected, oracle: 'stated', checkable: false, requirementId },
    preconditions,
    types: ['functional', 'e2e', 'regression'],
    tags: ['positive', 'as stated'],
    testCondition: expected,
    manual: ['the sentence names no value or state that a run could compare: a person judges it'],
  }
}
