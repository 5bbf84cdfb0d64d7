import { call } from '../../../../client/call.ts'
import type { Cases } from '../session.ts'

/** How many steps of cases a run does not read; undefined where the service refuses, as for very many. */
export async function countUnread(cases: Cases): Promise<number | undefined> {
  const testCasesToRead = cases.map(({ id, steps, expectedResult }) => ({ id, steps, expectedResult }))
  try {
    const { testCases = [] } = await call('POST /api/public/test-cases/steps/read', {
      testCases: testCasesToRead,
    })
    return testCases.flatMap(({ steps }) => steps).filter(({ readable }) => !readable).length
  } catch {
    return undefined
  }
}
