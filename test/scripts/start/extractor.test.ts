import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveExtractor } from '../../../scripts/start/extractor/serve-extractor.mjs'
import { childrenOf } from '../../support/kill-tree.ts'
import { sealedBomb } from '../../support/bombs/index.ts'

interface Served {
  vars: { EXTRACTOR_URL: string; EXTRACTOR_TOKEN: string }
  stop: () => void
}

let served: Served
beforeAll(async () => {
  served = (await serveExtractor({ most: 3 })) as Served
})
afterAll(() => served.stop())

async function ask(
  body: Uint8Array | string,
  { fileName = 'a.txt', method = 'extract', token = served.vars.EXTRACTOR_TOKEN, from = served.vars } = {},
) {
  const headers = { Authorization: `Bearer ${token}` }
  const address = `${from.EXTRACTOR_URL}/${method}?fileName=${fileName}`
  return fetch(address, { method: 'POST', headers, body: new Uint8Array(Buffer.from(body)) })
}

test('a file is read, and so are test cases', async () => {
  expect(await (await ask('A sentence.')).json()).toMatchObject({ ok: true, text: 'A sentence.' })
  const cases = await ask('Title,Steps\nPay,Press pay', { fileName: 'a.csv', method: 'importTestCases' })
  expect(await cases.json()).toMatchObject({ ok: true, testCases: [{ title: 'Pay' }] })
})

test('a file that outruns its processor time is refused, its neighbours are read, and so is the next', async () => {
  const bomb = ask(sealedBomb.bytes(), { fileName: 'a.pdf' })
  const neighbours = await Promise.all([ask('One.'), ask('Two.')])
  expect(await Promise.all(neighbours.map((each) => each.json()))).toMatchObject([
    { ok: true, text: 'One.' },
    { ok: true, text: 'Two.' },
  ])
  expect(await (await bomb).json()).toMatchObject({ ok: false, code: 'too_large' })
  expect(await (await ask('Next.')).json()).toMatchObject({ ok: true, text: 'Next.' })
})

test('more files at once than there are processes are all read', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => ask(`File ${index}.`)))
  const texts = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { text: string }).text),
  )
  expect(texts).toEqual(Array.from({ length: 5 }, (_, index) => `File ${index}.`))
})

test('nobody without the token reads a file', async () => {
  expect((await ask('A sentence.', { token: 'wrong' })).status).toBe(401)
  expect((await ask('A sentence.', { token: '' })).status).toBe(401)
  expect((await ask('A sentence.', { method: 'other' })).status).toBe(404)
})

test('when the server is killed in the middle of a file, no process of it stays', async () => {
  const program = `
    import { serveExtractor } from ${JSON.stringify(resolve('scripts/start/extractor/serve-extractor.mjs'))}
    const { vars } = await serveExtractor()
    process.stdout.write(JSON.stringify(vars) + '\\n')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const from = JSON.parse(String(line)) as Served['vars']
  const bomb = ask(sealedBomb.bytes(), { fileName: 'a.pdf', from, token: from.EXTRACTOR_TOKEN }).catch(
    () => null,
  )
  let readers: number[] = []
  // Until it reads: one process for the file, and one that waits.
  for (; readers.length < 2; readers = childrenOf(child.pid ?? 0)) await sleep(20)
  await sleep(300)
  readers = childrenOf(child.pid ?? 0)
  child.kill('SIGKILL')
  expect(await bomb).toBeNull()
  await expect.poll(() => readers.filter(isAlive), { timeout: 60_000 }).toEqual([])
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
