import { expect, test } from 'vitest'
import { askedWorks } from '../../../../shared/schemas/asked-works.ts'
import { getReadingInstructions } from '../../../../workers/features/public-generator/get-reading-instructions.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'

test('the instructions of each work are told to everybody, with the schema of its answers', async () => {
  const all = await Promise.all(askedWorks.map((work) => ask(getReadingInstructions, { work })))
  expect(all.map(({ work }) => work)).toEqual(askedWorks)
  expect(new Set(all.map(({ instructions }) => instructions)).size).toBe(askedWorks.length)
  for (const { schema } of all) expect(schema).toMatchObject({ type: 'object', properties: {} })
})

test.each([{ work: 'defects' }, { work: 'requirements' }, {}])('there are none of %o', async (asked) => {
  await expectRefusal(send(getReadingInstructions, asked as never), 400, 'validation_failed')
})
