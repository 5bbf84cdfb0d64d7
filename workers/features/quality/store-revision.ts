import { counted } from '../../../shared/domain/english/plural.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { type StoredTestCase, newCaseOf, reviseCases } from '../test-cases/index.ts'
import type { Proposal } from './revision-proposal.ts'

interface Revision<Answer> {
  projectId: string
  proposal: Proposal
  answer: Answer
}

/** Stores a proposal, and answers it with what was stored. New cases belong to no story: a person says to which. */
export async function storeRevision<Answer extends object>(
  context: Context,
  { projectId, proposal: { changes }, answer }: Revision<Answer>,
) {
  const removed = changes.flatMap(({ stored, after }) => (stored && !after ? [stored] : []))
  const updated = changes.flatMap(({ stored, fields }) =>
    stored && fields ? [{ before: stored, fields }] : [],
  )
  const created = changes.flatMap(({ stored, after }) => (after && !stored ? [after] : []))
  const added = created.map((testCase) => ({ ...newCaseOf(testCase), externalId: null }))
  const answerOf = (stored: readonly StoredTestCase[]) => ({
    ...answer,
    applied: {
      added: stored.map(({ id, number }) => ({ id, number })),
      updated: updated.map(({ before }) => before.id),
      removed: removed.map(({ id }) => id),
    },
  })
  const parts = [`added ${added.length}`, `changed ${updated.length}`, `deleted ${removed.length}`]
  const note = {
    action: 'quality.reviseTestCases',
    summary: `Revised ${counted(changes.length, 'test case')} by a message: ${parts.join(', ')}`,
  }
  const stored = await reviseCases(context, { projectId, updated, removed, added, note, answer: answerOf })
  return answerOf(stored)
}
