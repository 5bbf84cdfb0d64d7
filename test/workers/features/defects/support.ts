import { createDefect } from '../../../../workers/features/defects/create-defect.ts'
import { ask } from '../../../support/client.ts'
import type { Owner } from '../../../support/people.ts'
import { newSuite } from '../test-cases/support.ts'

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
