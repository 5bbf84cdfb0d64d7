import { expect, test } from 'vitest'
import { marksOf } from '../../../../support/marked-request.ts'
import { generateTests } from '../../../../../shared/domain/test-generation/generate-tests.ts'
import type { Marks } from '../../../../../shared/domain/marking/tags.ts'

/** Marks as a tagger gives them: never certain. */
const unsure = (lines: string[]): ReadonlyMap<string, Marks> =>
  new Map(
    [...marksOf(lines)].map(([text, { segments, ...rest }]) => [
      text,
      { ...rest, segments: segments.map((segment) => ({ ...segment, confidence: 0.7 })) },
    ]),
  )

const statuses = (lines: string[], marks = unsure(lines)) => {
  const requirements = [...marks.keys()].map((text) => `- ${text}`).join('\n')
  const { sentences } = generateTests({ requirements, marks, mode: 'generate' })
  return { is: sentences.map(({ status }) => status) }
}

const post = '{eff {V Post} {E replies}}'
const view = '{eff {V View} the {E threads}}'
const hide = '{ctx Hide your own categories}'
const note = '{ctx Moderators are volunteers}'

test('an item that says what is done demands it where its list demands', () => {
  const { is } = statuses([post, view, hide, note])
  expect(is).toEqual(['gap', 'gap', 'gap', 'context'])
})

test.each([
  ['where few others demand something', [post, hide, note, '{ctx Admins are few}']],
  ['in a list of two', [post, hide]],
])('it stays context %s', (_, lines) => {
  expect(statuses(lines).is[1]).toBe('context')
})

test('what a person marked as context stays it', () => {
  const lines = [post, view, hide]
  expect(statuses(lines, marksOf(lines)).is).toEqual(['gap', 'gap', 'context'])
})
