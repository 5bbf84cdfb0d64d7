import { expect, test } from 'vitest'
import { pages } from '../../../../web/pages.ts'
import { found } from '../../../../web/shell/jump/found.ts'
import { pagePlaces } from '../../../../web/shell/jump/places.ts'

const first = (typed: string, address: string) => found(pagePlaces(address, true), typed)[0]?.href

test('pages of the project one is in are found by what else people call them', () => {
  const inProject = (typed: string) => first(typed, '/projects/7/board')
  expect(inProject('bugs')).toBe('/projects/7/defects')
  expect(inProject('executions')).toBe('/projects/7/runs')
  expect(inProject('coverage matrix')).toBe('/projects/7/traceability')
  expect(inProject('pipelines')).toBe('/projects/7/ci-triggers')
  expect(inProject('backlog')).toBe('/projects/7/stories')
})

test('so are those of a website and of a knowledge base, and those of the product from anywhere', () => {
  expect(first('funnels', '/websites/7')).toBe('/websites/7/reports')
  expect(first('sharing', '/knowledge/7/ask')).toBe('/knowledge/7/settings')
  expect(first('analytics', '/projects/7')).toBe('/websites')
  expect(first('account', '/')).toBe('/settings')
})

test('outside of a project none of its pages is offered', () => {
  expect(found(pagePlaces('/projects', true), 'bugs')).toEqual([])
  expect(pagePlaces('/websites/7', true).filter(({ href }) => href?.includes(':'))).toEqual([])
})

test('a stranger is offered what anybody may see', () => {
  const hrefs = pagePlaces('/projects/7', false).map(({ href }) => href)
  expect(hrefs).toContain('/docs')
  expect(hrefs).not.toContain('/settings')
  expect(hrefs).not.toContain('/projects/7/board')
})

test('every page of a menu has at least two more words, each of which finds it', () => {
  for (const { path, menu, also = [] } of pages) {
    if (menu) expect(also.length, path).toBeGreaterThanOrEqual(2)
    for (const word of also) {
      const hrefs = pagePlaces(path, true).map(({ key, ...place }) => ({ ...place, key }))
      expect(
        found(hrefs, word).map(({ key }) => key),
        `${path}: ${word}`,
      ).toContain(path)
    }
  }
})
