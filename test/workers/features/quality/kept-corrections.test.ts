import { expect, test } from 'vitest'
import { correctionsFor, keepCorrections } from '../../../../workers/features/quality/kept-corrections.ts'
import { newContext } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'

test('more corrections than one statement takes are kept, found and withdrawn', async () => {
  const { organizationId } = await newOwner()
  const context = newContext({ tenant: { organizationId, role: 'member' } })
  const sentences = Array.from(
    { length: 600 },
    (_, at) => `Visitor ${at} likes ${'the old gallery '.repeat(60)}much.`,
  )
  const read = (kinds: string[]) =>
    sentences.map((sentence) => ({ sentence, marked: `{ctx ${sentence}}`, kinds }))
  await keepCorrections(context, { corrections: read([]), withdrawn: [] })
  await keepCorrections(context, { corrections: read(['show']).slice(1), withdrawn: [sentences[0]!] })
  const found = await correctionsFor(context, { requirements: sentences.join('\n') })
  expect(found.length).toBeGreaterThan(150)
  const inText = new Set(found.map(({ sentence }) => sentence))
  expect(found).toEqual(expect.arrayContaining(read(['show']).filter(({ sentence }) => inText.has(sentence))))
  expect(inText).not.toContain(sentences[0])
})
