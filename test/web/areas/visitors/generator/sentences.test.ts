import { expect, test } from 'vitest'
import { countFates, sentencesOf } from '../../../../../web/areas/visitors/generator/sentences.ts'
import type { SessionView } from '../../../../../web/areas/visitors/generator/session.ts'

const read = (statuses: readonly { status: string; unused?: string[] }[]) =>
  sentencesOf({
    gaps: [],
    sentences: statuses.map((each, index) => ({
      source: 'requirements',
      start: index,
      end: index + 1,
      requirementRef: null,
      testCaseIds: [],
      ...each,
    })) as unknown as SessionView['sentences'],
  })

test('a sentence that is tested in part tells what no verified case tries', () => {
  const [sentence] = read([{ status: 'partly', unused: ['19.00', 'World'] }])
  expect(sentence).toMatchObject({ fate: 'partly', unused: ['19.00', 'World'] })
})

test('of all other sentences nothing is left untold', () => {
  expect(read([{ status: 'tested', unused: ['5'] }, { status: 'gap' }]).map(({ unused }) => unused)).toEqual([
    [],
    [],
  ])
})

test('sentences tested in part are counted apart', () => {
  const counts = countFates(read([{ status: 'partly' }, { status: 'tested' }, { status: 'not_read' }]))
  expect(counts).toMatchObject({ partly: 1, tested: 1, notRead: 1, gap: 0 })
})
