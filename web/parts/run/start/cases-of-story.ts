import { call } from '../../../client/call.ts'
import { readAll } from '../../read-all.ts'
import type { StoredCase } from './stored-case.ts'

interface Of {
  projectId: string
  storyId: string
}

/** All cases of a story, as far as a run could take them. */
export const casesOfStory = ({ projectId, storyId }: Of): Promise<readonly StoredCase[]> =>
  readAll(async (from) => {
    const { testCases, nextCursor } = await call('GET /api/qa/test-cases', { projectId, storyId, ...from })
    return { items: testCases, nextCursor }
  })

const atOnce = 5

/** Those of several stories, in the order of these. */
export async function casesOfStories(
  projectId: string,
  storyIds: readonly string[],
): Promise<readonly StoredCase[]> {
  const all: StoredCase[] = []
  for (let from = 0; from < storyIds.length; from += atOnce) {
    const some = storyIds.slice(from, from + atOnce)
    all.push(...(await Promise.all(some.map((storyId) => casesOfStory({ projectId, storyId })))).flat())
  }
  return all
}
