import { expect, test } from 'vitest'
import { projectEntries } from '../../../../web/parts/project-nav/entries.ts'

const declared = [
  { path: '/projects/:projectId' },
  { path: '/projects/:projectId/cases' },
  { path: '/projects/:projectId/stories' },
  { path: '/projects/:projectId/stories/:storyId' },
]
const shownAt = (path: string) => projectEntries('7', path, declared).map(({ current }) => current)

test('the page that is shown is the current one, and so is the one that it lies below', () => {
  expect(shownAt('/projects/7')).toEqual(['page', undefined, undefined])
  expect(shownAt('/projects/7/stories')).toEqual([undefined, 'page', undefined])
  expect(shownAt('/projects/7/stories/8')).toEqual([undefined, 'true', undefined])
  expect(shownAt('/projects/7/stories-of-others')).toEqual([undefined, undefined, undefined])
})
