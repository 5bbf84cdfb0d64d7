import { expect, test } from 'vitest'
import { answersOf } from '../support/guide-answers.ts'
import { hasTools, written } from '../support/guide-commands.ts'
import { readersOfGuides } from '../support/guide-products.ts'

const newReader = readersOfGuides()

test.skipIf(!hasTools).each(written)(
  'the commands of %s work again where they have worked before (needs bash, curl and jq)',
  async (guide) => {
    const followed = await newReader()
    await followed(guide)
    const said = await followed(guide)
    for (const line of answersOf[guide] ?? [/./]) expect(said).toMatch(line)
  },
)
