import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CollectionDefinition } from 'postman-collection'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCollection } from '../support/run-collection.ts'
import { startProduct } from '../support/start-product.ts'
import { removeFolder } from '../support/remove-folder.ts'

let persistTo = ''
let product: ReturnType<typeof startProduct>
let origin = ''

beforeAll(async () => {
  persistTo = await mkdtemp(join(tmpdir(), 'tracewright-collection-'))
  product = startProduct({ persistTo })
  origin = await product.ready()
})

afterAll(async () => {
  product.kill('SIGKILL')
  await product.ended
  await removeFolder(persistTo)
})

test('the requests of the collection run as imported, in order, against a product that has nothing yet, and again', async () => {
  const definition = (await (await fetch(`${origin}/api/collection.json`)).json()) as CollectionDefinition
  for (const time of ['first', 'second']) {
    const { ran, faults } = await runCollection(structuredClone(definition))
    expect([time, faults]).toEqual([time, []])
    expect(ran.length).toBeGreaterThanOrEqual(100)
  }
})
