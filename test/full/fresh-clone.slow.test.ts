import { execFile } from 'node:child_process'
import { mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder } from '../support/remove-folder.ts'
import { startProduct } from '../support/start-product.ts'

let folder = ''
let product: ReturnType<typeof startProduct>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracewright-clone-'))
  await promisify(execFile)('git', ['clone', '--quiet', process.cwd(), join(folder, 'clone')])
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'clone/node_modules'))
})

afterAll(async () => {
  product?.kill('SIGKILL')
  await product?.ended
  await removeFolder(folder)
})

test('a clone in which nothing was built starts at once, with its pages', async () => {
  product = startProduct({ persistTo: join(folder, 'state'), cwd: join(folder, 'clone') })
  const origin = await product.ready()
  const page = await (await fetch(origin)).text()
  expect(page).toContain('Test cases from your requirements')
  const [, script = ''] = /src="(\/assets\/main[^"]+)"/.exec(page) ?? []
  expect((await fetch(origin + script)).status).toBe(200)
})
