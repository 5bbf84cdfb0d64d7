import { call } from '../../../../client/call.ts'
import type { Cases } from '../session.ts'

/** How many steps of cases a run does not read; undefined where the service cannot say, as of very many. */
export async function countUnread(testCases: Cases): Promise<number | undefined> {
  try {
    const asked = { testCases: testCases.map((each) => ({ ...each })) }
    const { cases = [] } = await call('POST /api/public/test-cases/steps/read', asked)
    return cases.flatMap(({ steps }) => steps).filter(({ readable }) => !readable).length
  } catch {
    return undefined
  }
}
