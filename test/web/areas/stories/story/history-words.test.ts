import { expect, test } from 'vitest'
import { actorWords, isCompared, valueWords } from '../../../../../web/areas/stories/story/history-words.ts'

const names = {
  sprint: (id: string) => (id === 's1' ? 'Sprint 1' : undefined),
  person: (who: string) => (who === 'user:ada' ? 'Ada' : who),
}
const said = (field: string, value: unknown) => valueWords(field, value, names)

test('values are said as people say them', () => {
  expect(said('status', 'in_progress')).toBe('In progress')
  expect(said('sprintId', 's1')).toBe('Sprint 1')
  expect(said('sprintId', 's2')).toBe('a sprint that is there no more')
  expect(said('tags', ['web', 'pay'])).toBe('web, pay')
  expect(said('acceptanceCriteria', [{}, {}])).toBe('2 criteria')
  expect(said('dependsOn', ['x'])).toBe('1 story')
  expect(said('storyPoints', 0)).toBe('0')
})

test('what is not there is said by its field', () => {
  expect(said('assignee', null)).toBe('Nobody')
  expect(said('sprintId', null)).toBe('No sprint')
  expect(said('storyPoints', null)).toBe('None')
  expect(said('tags', [])).toBe('nothing')
})

test('texts are compared word by word where there are two', () => {
  expect(isCompared('description', 'old', 'new')).toBe(true)
  expect(isCompared('description', '', 'new')).toBe(false)
  expect(isCompared('status', 'done', 'ready')).toBe(false)
})

test('who did it has a name, a key or is the product', () => {
  expect(['user:ada', 'key:1', 'system'].map((actor) => actorWords(actor, names))).toEqual([
    'Ada',
    'An access key',
    'The product',
  ])
})
