import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { DamagedWeights } from '../../../../shared/domain/marking/weights.ts'
import { design } from '../../../../workers/design/design.ts'
import { newTaggerOf, type TaggerBindings, taggerOf } from '../../../../workers/design/tagger.ts'

const bindings = env as unknown as TaggerBindings
const answering = (response: () => Response): TaggerBindings => ({
  WEIGHTS: { fetch: () => Promise.resolve(response()) } as unknown as TaggerBindings['WEIGHTS'],
})

test('weights that are missing or damaged are refused with what to do, and the next call loads them', async () => {
  const taggerOf = newTaggerOf()
  await expect(taggerOf(answering(() => new Response(null, { status: 404 })))).rejects.toThrow(
    'Deploy the Worker again',
  )
  await expect(taggerOf(answering(() => new Response('TWMARKS1 and nothing')))).rejects.toThrow(
    DamagedWeights,
  )
  const tagger = await taggerOf(bindings)
  expect(tagger.mark('A stay lasts at most 21 nights.').segments.map(({ tag }) => tag)).toEqual(['lim'])
  expect(await taggerOf(answering(() => new Response(null, { status: 404 })))).toBe(tagger)
})

test('a text gets cases of all tiers, and only proved ones with a warning where the tagger is missing', async () => {
  const request = {
    requirements: 'A stay lasts at least 2 and at most 21 nights.',
    mode: 'generate',
  } as const
  const { testCases, warnings } = await design(request, undefined, () => taggerOf(bindings))
  expect(testCases.map(({ title }) => title)).toContain('A stay of 22 nights is refused')
  expect(warnings).toEqual([])
  const another = { ...request, requirements: 'A stay lasts at least 3 and at most 21 nights.' }
  const without = await design(another, undefined, () => Promise.reject(new Error('gone')))
  expect(without.testCases.filter(({ basis }) => basis !== 'proved')).toEqual([])
  expect(without.warnings).toEqual([expect.stringContaining('marks sentences is not available')])
})
