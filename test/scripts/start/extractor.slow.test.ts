import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveExtractor } from '../../../scripts/start/extractor/serve-extractor.mjs'
import { remoteExtractor, remotePictureReader } from '../../../shared/services/remote-extractor.ts'
import { childrenOf } from '../../support/kill-tree.ts'
import { sealedBomb } from '../../support/bombs/index.ts'
import { picture } from '../../support/pictures/pictures.ts'

const file = (name: string) => new Uint8Array(readFileSync(`test/support/files/${name}`)).buffer

interface Served {
  vars: { EXTRACTOR_URL: string; EXTRACTOR_TOKEN: string }
  renew: () => void
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

test('a document is read with what it has attached, and a page is handed out as a picture', async () => {
  const extractor = remoteExtractor(served.vars)
  if (!extractor) throw new Error('The settings name no server')
  const mail = await extractor.readDocument({ bytes: file('leave.eml'), fileName: 'leave.eml' })
  if (!mail.ok) throw new Error(mail.message)
  expect(mail.attachments.map(({ fileName, bytes }) => [fileName, bytes.byteLength])).toEqual([
    ['rules.csv', 25],
    ['message.eml', 141],
    ['übfdp.exe', 3],
  ])
  expect(new TextDecoder().decode(mail.attachments[0]?.bytes)).toBe('Field,Rule\nAge,18 to 120\n')
  const page = await extractor.pageImage({ bytes: file('scan.pdf'), page: 2 })
  expect(page).toMatchObject({ ok: true, image: { format: 'jpg', width: 1240, height: 1754 } })
  expect(page.ok && [...new Uint8Array(page.image.bytes).slice(0, 2)]).toEqual([0xff, 0xd8])
  const refusal = await extractor.pageImage({ bytes: file('scan.pdf'), page: 3 })
  expect(refusal).toMatchObject({ ok: false, message: expect.stringContaining('has 2 pages') })
  expect(await extractor.extract({ bytes: file('requirements.docx'), fileName: 'a.docx' })).toMatchObject({
    ok: true,
  })
})

test('a picture is read', async () => {
  const { EXTRACTOR_URL, EXTRACTOR_TOKEN } = served.vars
  const reader = remotePictureReader({ EXTRACTOR_URL, EXTRACTOR_TOKEN })
  const bytes = new Uint8Array(readFileSync(picture('notice.png'))).buffer
  expect(await reader?.readPicture({ bytes, format: 'png' })).toMatchObject({
    ok: true,
    text: expect.stringContaining('The pump is checked every Monday.'),
  })
  expect(await reader?.readPicture({ bytes, format: 'jpg' })).toMatchObject({ ok: false, code: 'malformed' })
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

test('a process reads one file after the other, and the next file does not depend on one that ended while it waited', async () => {
  const textOf = async (text: string) => ((await (await ask(text)).json()) as { text: string }).text
  await textOf('First.')
  const before = childrenOf(process.pid)
  for (const text of ['Second.', 'Third.', 'Fourth.']) expect(await textOf(text)).toBe(text)
  expect(childrenOf(process.pid).every((pid) => before.includes(pid))).toBe(true)
  for (const pid of before) process.kill(pid, 'SIGKILL')
  expect(await textOf('Fifth.')).toBe('Fifth.')
})

test('a file whose process somebody else ends is refused by nobody: whoever asked is told that it broke off', async () => {
  const before = childrenOf(process.pid)
  const bomb = ask(sealedBomb.bytes(), { fileName: 'a.pdf' }).then(
    (answer) => answer.json(),
    () => 'broke off',
  )
  let over = false
  void bomb.finally(() => (over = true))
  await sleep(300)
  while (!over) {
    for (const pid of childrenOf(process.pid)) process.kill(pid, 'SIGKILL')
    await sleep(20)
  }
  expect(before.length).toBeGreaterThan(0)
  expect(await bomb).toBe('broke off')
  expect(await (await ask('Next.')).json()).toMatchObject({ ok: true, text: 'Next.' })
})

test('once sources have changed no process that was started before reads a file', async () => {
  await ask('First.')
  const before = childrenOf(process.pid)
  served.renew()
  expect(await (await ask('Second.')).json()).toMatchObject({ ok: true, text: 'Second.' })
  await expect
    .poll(() => childrenOf(process.pid).filter((pid) => before.includes(pid)), { timeout: 60_000 })
    .toEqual([])
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
