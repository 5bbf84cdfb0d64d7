import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  documentBombs,
  type FileBomb,
  importBombs,
  type Outcome,
  outcomeOfDocument,
  outcomeOfImport,
  sealedBomb,
  textBombs,
} from '../../support/bombs/index.ts'
import { publicGenerator } from '../../support/public-generator.ts'
import { share } from '../../support/sample.ts'
import { sharedDeployedProduct } from '../../support/shared-deployed-product.ts'
import { startProduct } from '../../support/start-product.ts'
import { removeFolder } from '../../support/remove-folder.ts'

/** Far more than any of them may take: a machine that has other things to do is no reason to fail. */
const patienceMs = 180_000
const inTime = (init: RequestInit): RequestInit => ({ ...init, signal: AbortSignal.timeout(patienceMs) })

type Visitor = ReturnType<typeof publicGenerator>

function upload({ form }: Visitor, address: string, { fileName, bytes }: FileBomb): Promise<Response> {
  return fetch(address, inTime({ method: 'POST', body: form(fileName, new Uint8Array(bytes())) }))
}

const innocent: FileBomb = { name: 'next', fileName: 'next.txt', bytes: () => Buffer.from('A sentence.') }

/** The text or the cases of the file, or the very refusal that says what to do about it. */
async function expectOutcome(response: Response, outcome: Outcome): Promise<void> {
  const answer = (await response.json()) as { error?: string; message?: string }
  const told = JSON.stringify(answer).slice(0, 300)
  if (outcome === 'read') return expect(response.status, told).toBe(200)
  expect(answer.error, told).toBe(`uploads.${outcome}`)
  expect(answer.message).toMatch(/\.$|10 MB$/)
}

describe('deployed', () => {
  const product = sharedDeployedProduct()
  let visitor: Visitor
  let sessionId = ''

  beforeAll(async () => {
    visitor = product.visitor()
    sessionId = (await visitor.sessionWith([])).sessionId
  })

  // All of them are read in `test/workers/extract/bombs.slow.test.ts`, by the same code. What a Worker adds is its upload, its memory and that the next file is read: the
  // worst of each kind show that, and one of twenty of the others.
  test.for(share(documentBombs, 8, 7))(
    '$name: it is read, or refused as what it is, and the next file is read',
    async (bomb) => {
      const address = `${product.origin()}/api/public/test-cases/extract-from-file`
      await expectOutcome(await upload(visitor, address, bomb), outcomeOfDocument(bomb))
      const next = await upload(visitor, address, innocent)
      expect(await next.json()).toMatchObject({ text: 'A sentence.' })
    },
  )

  test.for(share(importBombs, 2, 2))(
    '$name: its test cases are read, or it is refused as what it is',
    async (bomb) => {
      const address = `${product.origin()}/api/public/test-cases/sessions/${sessionId}/import`
      const form = visitor.form(bomb.fileName, new Uint8Array(bomb.bytes()))
      form.set('dryRun', 'true')
      const response = await fetch(address, inTime({ method: 'POST', body: form }))
      await expectOutcome(response, outcomeOfImport(bomb))
    },
  )

  // Each is read in `test/shared/domain/test-generation/text-bombs.slow.test.ts`, and is shorter there.
  test.for(share(hardTexts(), 4, 6))('$name: test cases are designed of it', async ({ text }) => {
    const response = await fetch(
      `${product.origin()}/api/public/test-cases/generate`,
      inTime({
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ requirements: text(200_000) }),
      }),
    )
    // Nothing but blanks is no requirement.
    expect([200, 201, 400], (await response.text()).slice(0, 300)).toContain(response.status)
  })
})

/** Those first that took the engine longest. */
function hardTexts() {
  const hard = ['numbered items', 'pronouns', 'the same requirement', 'blanks between two words']
  return textBombs.toSorted((a, b) => hard.indexOf(b.name) - hard.indexOf(a.name))
}

describe('on one machine', () => {
  let folder = ''
  let product: ReturnType<typeof startProduct>
  let origin = ''

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tracewright-bombs-'))
    product = startProduct({ persistTo: folder })
    origin = await product.ready()
  })
  afterAll(async () => {
    product.kill('SIGTERM')
    await product.ended
    await removeFolder(folder)
  })

  test('a file that only its processor time stops is refused; others are served and read meanwhile, and the next one after it', async () => {
    const address = `${origin}/api/public/test-cases/extract-from-file`
    const visitor = publicGenerator(origin)
    let over = false
    const bomb = upload(visitor, address, sealedBomb).finally(() => (over = true))
    const neighbour = await upload(visitor, address, innocent)
    expect(await neighbour.json()).toMatchObject({ text: 'A sentence.' })
    expect(over).toBe(false)
    let answered = 0
    while (!over) {
      expect((await fetch(`${origin}/api/health`)).status).toBe(200)
      answered++
    }
    expect(answered).toBeGreaterThan(5)
    const refused = await bomb
    expect(refused.status).toBe(413)
    expect(await refused.json()).toMatchObject({
      error: 'uploads.too_large',
      message: expect.stringContaining('Split it'),
    })
    expect(await (await upload(visitor, address, innocent)).json()).toMatchObject({ text: 'A sentence.' })
  })
})
