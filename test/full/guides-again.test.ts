import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answersOf } from '../support/guide-answers.ts'
import { follow, hasTools, written } from '../support/guide-commands.ts'
import { removeFolder } from '../support/remove-folder.ts'
import { startProduct } from '../support/start-product.ts'

const folders: string[] = []
let product: ReturnType<typeof startProduct>
let origin = ''

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tracewright-guides-'))
  folders.push(folder)
  return folder
}

beforeAll(async () => {
  product = startProduct({ persistTo: await newFolder() })
  origin = await product.ready()
})

afterAll(async () => {
  product.kill('SIGKILL')
  await product.ended
  for (const folder of folders) await removeFolder(folder)
})

test.skipIf(!hasTools).each(written)(
  'the commands of %s work again where they have worked before (needs bash, curl and jq)',
  async (guide) => {
    const place = { origin, cwd: await newFolder(), temporary: await newFolder() }
    await follow(guide, place)
    const { stdout } = await follow(guide, place)
    for (const line of answersOf[guide] ?? [/./]) expect(stdout).toMatch(line)
  },
)
