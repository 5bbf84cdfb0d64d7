import { createHash } from 'node:crypto'
import type { Suite } from '../../../shared/db/tables/ci-triggers.ts'
import type { environments } from '../../../shared/db/tables/test-runs.ts'

/** Enough for the branches and environments of a project. */
export const mostTriggers = 50

/** How long a commit that has run is answered by its run. */
export const sameWorkMs = 24 * 3_600_000

/** So many calls look at one run once a second until it is over. */
export const mostWaiting = 20

/** Those beyond are answered how it stands after so long, and may ask again. */
export const shortWaitMs = 5000

/** The longest that a call waits. */
export const longestWaitSeconds = 100

interface Work {
  projectId: string
  targetUrl: string
  commit: string | null
  suite: Suite
  environment: (typeof environments)[number] | null
}

/** What makes two starts one run; null without a commit, because then nothing says that they are the same. */
export const workKeyOf = ({ projectId, targetUrl, commit, suite, environment }: Work): string | null => {
  if (commit === null) return null
  const target = URL.parse(targetUrl)?.href ?? targetUrl
  return hashOf(JSON.stringify([projectId, target, commit, inOneSpelling(suite), environment]))
}

const inOneSpelling = (suite: Suite): Suite =>
  suite && 'testCaseIds' in suite ? { testCaseIds: suite.testCaseIds.toSorted() } : suite

export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url')

/** A suite in words, behind "No test case". */
export const suiteInWords = (suite: Suite): string => {
  if (suite === null) return 'is stored in the project'
  return 'tag' in suite ? `has the tag "${suite.tag}"` : 'belongs to the story'
}

const secretBytes = { least: 24, most: 64 }
const secretPattern = /^(?:whsec_)?([A-Za-z0-9+/]+={0,2})$/

/** A secret of a client as web hooks are signed with it, or null for one that is too easy to guess or no base64. */
export function givenSecret(text: string): string | null {
  const [, base64 = ''] = secretPattern.exec(text) ?? []
  const { length } = Buffer.from(base64, 'base64')
  return length >= secretBytes.least && length <= secretBytes.most ? `whsec_${base64}` : null
}
