import { differenceOf } from '../../../shared/domain/test-cases/difference.ts'
import type { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import type { AskedModel } from '../../../shared/schemas/asked-model.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import {
  believed,
  fieldsOf,
  type CaseInput,
  type StoredTestCase,
  testCaseOf,
  testCaseStale,
} from '../test-cases/index.ts'
import { storiesOf } from './project-requirements.ts'
import { nameOf, understandMessage, withNames, withNumbers } from './understand-message.ts'

/** A change of one case; `stored` is missing for a new one, `fields` for one that is new or deleted. */
export interface ProposedChange {
  id: string
  number?: number
  updatedAt?: string
  before?: TestCase
  after?: TestCase
  stored?: StoredTestCase
  fields?: CaseInput
}

export interface Proposal {
  reply: string
  understood: boolean
  changes: ProposedChange[]
  warnings: string[]
  modelUsage?: AskedModel | undefined
}

interface MessageAboutCases {
  projectId: string
  message: string
  cases: readonly StoredTestCase[]
}

/** What a message would change of stored cases, read with the stories of their project. */
export async function proposalOf(
  context: Context,
  { projectId, message, cases }: MessageAboutCases,
): Promise<Proposal> {
  const source = await storiesOf(context, projectId)
  const byName = new Map(cases.map((stored) => [nameOf(stored), stored]))
  const testCases = [...byName].map(([name, stored]) => testCaseOf(stored, name))
  const refined = await understandMessage(context, withNames(message, cases), {
    requirements: source.text,
    testCases,
  })
  const { changes = [] } = differenceOf({ testCases }, { testCases: refined.testCases }) ?? {}
  const proposed = changes.map(({ id, before, after }) => changeOf(byName.get(id), { id, before, after }))
  return {
    reply: withNumbers(refined.reply, cases),
    understood: refined.understood,
    changes: proposed,
    warnings: [...source.warnings, ...refined.warnings],
    modelUsage: refined.modelUsage,
  }
}

interface Sides {
  id: string
  before?: TestCase | undefined
  after?: TestCase | undefined
}

function changeOf(stored: StoredTestCase | undefined, { id, before, after }: Sides): ProposedChange {
  if (!stored) return { id, ...(after && { after }) }
  const { number, updatedAt } = stored
  return {
    id: stored.id,
    number,
    updatedAt,
    ...(before && { before }),
    ...(after && { after }),
    stored,
    ...(before && after && { fields: fieldsOf(before, after) }),
  }
}

type SubmittedChange = Pick<ProposedChange, 'id'> & {
  updatedAt?: string | undefined
  after?: TestCase | undefined
}

/** A proposal that a client sends back. Throws where one of its cases has changed since, or is gone. */
export async function submittedProposal(
  cases: readonly StoredTestCase[],
  submitted: readonly SubmittedChange[],
): Promise<Proposal> {
  const byId = new Map(cases.map((stored) => [stored.id, stored]))
  const last = new Map(submitted.map((change) => [change.id, change]))
  const changes = await Promise.all(
    [...last.values()].map(async ({ id, updatedAt, after }): Promise<ProposedChange[]> => {
      const stored = byId.get(id)
      if (stored ? updatedAt !== undefined && updatedAt !== stored.updatedAt : updatedAt !== undefined)
        throw testCaseStale()
      const before = stored && testCaseOf(stored, nameOf(stored))
      const accepted = after && (await believed(after, before))
      const change = changeOf(stored, { id, before, after: accepted })
      const isSame = change.fields && Object.keys(change.fields).length === 0
      return isSame || (!stored && !after) ? [] : [change]
    }),
  )
  return { reply: 'The changes are stored.', understood: true, changes: changes.flat(), warnings: [] }
}
