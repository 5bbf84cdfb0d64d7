import { createDefect } from '../../../../workers/features/defects/create-defect.ts'
import { ask } from '../../../support/client.ts'
import type { Owner } from '../../../support/people.ts'
import { newSuite } from '../test-cases/support.ts'

/** What defects may lead to, in another project of the same organization. */
export async function linkElsewhere(owner: Owner, path: 'storyId' | 'testCaseId' | 'executionId') {
  const other = await newSuite(owner)
  if (path === 'storyId') return { storyId: (await other.story()).storyId }
  if (path === 'testCaseId') return { testCaseId: (await other.testCase()).id }
  return { executionId: crypto.randomUUID() }
}

/** A project of somebody, and a way to report defects in it. */
export async function newReports(owner?: Owner) {
  const suite = await newSuite(owner)
  const { projectId, organizationId, token } = suite
  return {
    ...suite,
    report: (given: object = {}) =>
      ask(createDefect, { projectId, organizationId, title: 'No receipt', ...given }, { token }),
  }
}
