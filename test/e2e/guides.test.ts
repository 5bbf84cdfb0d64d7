import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answersOf } from '../support/guide-answers.ts'
import { blocksOf, follow, hasTools, written } from '../support/guide-commands.ts'
import { removeFolder } from '../support/remove-folder.ts'
import { startProduct } from '../support/start-product.ts'

// The commands of the guides, as they stand there, pasted by somebody who has no checkout. The full run pastes them twice.

/** What no test runs, and why. */
const notRun = {
  ci: [['npm install\nnpx playwright install', 'the full run installs exported projects and runs them']],
  operate: [
    ['npm start', 'the product that the commands are pasted beside is started so'],
    ['npx wrangler login', 'it needs an account, and a deploy changes what is there'],
    ['npm run deploy -- --check', 'test/e2e/probes/check-deployment.test.ts runs it on a product of its own'],
  ],
} as Record<string, [string, string][]>

const folders: string[] = []
let product: ReturnType<typeof startProduct>
let origin = ''
let said: Record<string, string> = {}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tracewright-guides-'))
  folders.push(folder)
  return folder
}

/** Everybody at once, each in a folder of their own. */
async function followed(guide: string): Promise<[string, string]> {
  const { stdout } = await follow(guide, { origin, cwd: await newFolder(), temporary: await newFolder() })
  return [guide, stdout]
}

beforeAll(async () => {
  product = startProduct({ persistTo: await newFolder() })
  origin = await product.ready()
  if (hasTools) said = Object.fromEntries(await Promise.all(written.map(followed)))
})

afterAll(async () => {
  product.kill('SIGKILL')
  await product.ended
  for (const folder of folders) await removeFolder(folder)
})

test.skipIf(!hasTools).each(written)('each command of %s works (needs bash, curl and jq)', (guide) => {
  for (const line of answersOf[guide] ?? [/./]) expect(said[guide]).toMatch(line)
})

test.each(written)('what is not run of %s is listed with its reason', async (guide) => {
  const left = (await blocksOf(guide)).filter(
    ({ language, words }) => language === 'sh' && words === 'no-run',
  )
  const listed = notRun[guide] ?? []
  expect(left.map(({ text }, at) => text.startsWith(listed[at]?.[0] ?? '\0'))).toEqual(listed.map(() => true))
})
