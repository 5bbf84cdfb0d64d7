import { expect, test } from 'vitest'
import {
  type Crawl,
  addressOf,
  againOf,
  patternsOf,
  stateOf,
} from '../../../../../web/areas/knowledge/crawls/types.ts'

test('patterns stand one a line, and nothing written is none', () => {
  expect(patternsOf(' /blog/** \n\n/news/*\r\n')).toEqual(['/blog/**', '/news/*'])
  expect(patternsOf(' \n')).toBeUndefined()
  expect(patternsOf(undefined)).toBeUndefined()
})

test('a site that is written without its scheme is asked for by https', () => {
  expect(addressOf(' shop.example/docs ')).toBe('https://shop.example/docs')
  expect(addressOf('http://shop.example')).toBe('http://shop.example')
})

const crawl: Crawl = {
  crawlId: 'crawl',
  kbId: 'base',
  url: 'https://shop.example/',
  maxPages: 40,
  maxDepth: 3,
  include: ['/blog/**'],
  exclude: ['/blog/drafts/**'],
  schedule: 'daily',
  nextAt: null,
  status: 'completed',
  found: 3,
  fetched: 1,
  unchanged: 1,
  gone: 0,
  skippedCount: 1,
  skipped: [],
  warnings: [],
  error: null,
  createdBy: 'somebody',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  endedAt: null,
}

test('a crawl is started again as it was, and leaves the schedule of its site alone', () => {
  expect(againOf(crawl)).toEqual({
    id: 'base',
    url: 'https://shop.example/',
    maxPages: 40,
    maxDepth: 3,
    include: ['/blog/**'],
    exclude: ['/blog/drafts/**'],
  })
})

test('an address that a crawl never came to waits while the crawl goes on, and not when it is over', () => {
  expect(stateOf('found', { status: 'running' })).toBe('found')
  for (const status of ['completed', 'failed', 'cancelled'] as const)
    expect(stateOf('found', { status })).toBe('notAsked')
  expect(stateOf('skipped', { status: 'cancelled' })).toBe('skipped')
})
