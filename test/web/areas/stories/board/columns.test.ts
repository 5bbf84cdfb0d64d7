import { expect, test } from 'vitest'
import { carried, columnsOf } from '../../../../../web/areas/stories/board/columns.ts'
import { storyOf } from '../story-of.ts'

test('stories stand in the order of their sprint, and outside of one by priority and number', () => {
  const stories = [
    storyOf({ title: 'low', priority: 'low' }),
    storyOf({ title: 'first' }),
    storyOf({ title: 'second' }),
    storyOf({ title: 'done', status: 'done' }),
  ]
  const titles = (order?: string[]) =>
    columnsOf(stories, order ? { order } : {}).backlog?.map(({ title }) => title)
  expect(titles()).toEqual(['first', 'second', 'low'])
  expect(titles([stories[2]?.storyId ?? '', stories[0]?.storyId ?? ''])).toEqual(['second', 'low', 'first'])
  expect(columnsOf(stories, {}).done).toHaveLength(1)
  expect(columnsOf(stories, {}).testing).toBeUndefined()
})

test('arrows carry a story from status to status, and not beyond the outermost', () => {
  expect(carried('ready', 'ArrowRight')).toBe('in_progress')
  expect(carried('ready', 'ArrowUp')).toBe('backlog')
  expect(carried('backlog', 'ArrowLeft')).toBe('backlog')
  expect(carried('cancelled', 'ArrowDown')).toBe('cancelled')
  expect(carried('ready', 'a')).toBeUndefined()
})
