import { expect, test } from 'vitest'
import { readMarks } from '../../../shared/domain/marking/inline.ts'
import type { Tagger } from '../../../shared/domain/marking/tagger.ts'
import { storiesOf } from '../../../workers/design/write-stories.ts'

const requirements = 'Guests cannot see prices.\n\nThe old printer was bought in 2019.'
const request = { requirements, maxStories: 10, known: [] }
const lines = ['{eff {A Guests} {NEG cannot} {V see} prices}.', '{ctx The old printer was bought in 2019}.']
const known = new Map(lines.map(readMarks).map(({ text, marks }) => [text, marks]))
const none = { segments: [], roles: [], kinds: [] }
const tagger = { mark: (text: string) => known.get(text) ?? none } as Tagger
const sourcesOf = ({ stories }: Awaited<ReturnType<typeof storiesOf>>) =>
  stories.flatMap(({ sources }) => sources.map(({ sentence }) => sentence))

test('without what marks sentences nothing is left out of the stories, and the answer says so', async () => {
  const written = await storiesOf(request, undefined, () => Promise.reject(new Error('damaged')))
  expect(sourcesOf(written)).toEqual(requirements.split('\n\n'))
  expect(written.warnings).toEqual([expect.stringContaining('marks sentences is not available')])
})

test('the stories of a text are what its marks demand', async () => {
  const written = await storiesOf(request, undefined, () => Promise.resolve(tagger))
  expect(sourcesOf(written)).toEqual(['Guests cannot see prices.'])
  expect(written.warnings).toEqual([])
})

test('of a text that is too long to be marked as a whole the answer says how much is not', async () => {
  const long = Array.from({ length: 30 }, (_, at) => `Guests see ${'the '.repeat(300)}price ${at}.`).join(
    '\n\n',
  )
  const { warnings } = await storiesOf({ ...request, requirements: long }, undefined, () =>
    Promise.resolve(tagger),
  )
  expect(warnings).toEqual([expect.stringMatching(/too long to mark all of it: \d+ sentences/)])
})
