import { expect, test } from 'vitest'
import { carried, columnsOf, firstSprint, pointsIn } from '../../../../../web/areas/stories/board/columns.ts'
import type { Sprint } from '../../../../../web/areas/stories/parts/story.ts'
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

test('a story that is carried stands where it is carried to', () => {
  const story = storyOf()
  const columns = columnsOf([story], { lifted: { storyId: story.storyId, at: 'testing' } })
  expect(columns).toEqual({ testing: [story] })
})

test('arrows carry a story from status to status, and not beyond the outermost', () => {
  expect(carried('ready', 'ArrowRight')).toBe('in_progress')
  expect(carried('ready', 'ArrowUp')).toBe('backlog')
  expect(carried('backlog', 'ArrowLeft')).toBe('backlog')
  expect(carried('cancelled', 'ArrowDown')).toBe('cancelled')
  expect(carried('ready', 'a')).toBeUndefined()
})

test('the sprint that goes on is shown first, else the newest that is planned', () => {
  const sprint = (status: Sprint['status'], name: string) => ({ status, name }) as Sprint
  const [old, next, now] = [sprint('completed', 'old'), sprint('planning', 'next'), sprint('active', 'now')]
  expect(firstSprint([next, now, old])).toBe(now)
  expect(firstSprint([old, next])).toBe(next)
  expect(firstSprint([old])).toBeNull()
})

test('points are summed of those that have some', () => {
  expect(pointsIn([storyOf({ storyPoints: 3 }), storyOf(), storyOf({ storyPoints: 5 })])).toBe(8)
  expect(pointsIn()).toBe(0)
})
