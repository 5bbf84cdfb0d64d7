import { expect, test } from 'vitest'
import { steps } from '../../../durable-objects/website-store/schema.ts'

const digestOf = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
    .toString('hex')
    .slice(0, 12)

test('steps that have run in objects keep their texts and their numbers', async () => {
  expect(await Promise.all(steps.map(digestOf))).toMatchInlineSnapshot(`
    [
      "cc0ee5bdf8ed",
      "a4cb90a96513",
      "269ab4fe1079",
      "693c1c839c3a",
      "86a66a5cbf67",
      "6618527663df",
      "4779842b67f7",
      "9e8a9741045f",
      "180b49777797",
      "895e713ee932",
    ]
  `)
})
