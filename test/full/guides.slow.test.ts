import { beforeAll, expect, test } from 'vitest'
import { answersOf } from '../support/guide-answers.ts'
import { blocksOf } from '../support/guide-blocks.ts'
import { hasTools, written } from '../support/guide-commands.ts'
import { pipelinesIn } from '../support/guide-pipelines.ts'
import { readersOfGuides } from '../support/guide-products.ts'

// The commands of the guides, as they stand there, pasted by somebody who has no checkout, and pasted again where they have worked before.

/** What no test runs, and why. */
const notRun = {
  ci: [
    ['npm start -- --port 8788', 'the product that plays the application is started so'],
    ['npm install\nnpx playwright install', 'the full run installs exported projects and runs them'],
  ],
  operate: [
    ['npm start', 'the product that the commands are pasted beside is started so'],
    ['npx wrangler login', 'it needs an account, and a deploy changes what is there'],
    ['npm run deploy -- --check', 'test/e2e/probes/check-deployment.test.ts runs it on a product of its own'],
  ],
} as Record<string, [string, string][]>

const newReader = readersOfGuides()
let said: Record<string, { first: string; again: string }> = {}

/** Everybody at once, each in a folder of their own. */
async function followed(guide: string): Promise<[string, { first: string; again: string }]> {
  const follow = await newReader()
  const first = await follow(guide)
  return [guide, { first, again: await follow(guide) }]
}

beforeAll(async () => {
  if (hasTools) said = Object.fromEntries(await Promise.all(written.map(followed)))
})

test.skipIf(!hasTools).each(written)(
  'each command of %s works, and works again (needs bash, curl and jq)',
  (guide) => {
    for (const line of answersOf[guide] ?? [/./]) {
      expect(said[guide]?.first).toMatch(line)
      expect(said[guide]?.again).toMatch(line)
    }
  },
)

test.skipIf(!hasTools)('each pipeline that a guide shows runs what it says, and ends well', async () => {
  for (const guide of written) {
    for (const { words: file } of pipelinesIn(await blocksOf(guide)))
      expect(said[guide]?.first).toContain(`${file} ends well after 1 step\n`)
  }
})

test.each(written)('what is not run of %s is listed with its reason', async (guide) => {
  const left = (await blocksOf(guide)).filter(
    ({ language, words }) => language === 'sh' && words === 'no-run',
  )
  const listed = notRun[guide] ?? []
  expect(left.map(({ text }, at) => text.startsWith(listed[at]?.[0] ?? '\0'))).toEqual(listed.map(() => true))
})
