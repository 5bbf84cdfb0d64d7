import { expect, test } from 'vitest'
import { areaIn, areasOf, finding } from '../../../../../web/areas/docs/reference/areas.ts'

const document = {
  tags: [
    { name: 'projects', description: 'Work of a team' },
    { name: 'nothing', description: 'Nobody uses it' },
  ],
  paths: {
    '/api/health': {
      parameters: [],
      get: { operationId: 'platform.health', summary: 'Up?', tags: ['platform'] },
    },
    '/api/projects': {
      get: { operationId: 'projects.list', summary: 'List projects', tags: ['projects'] },
      post: { operationId: 'projects.create', summary: 'Create a project', tags: ['projects'] },
      delete: { tags: ['projects'] },
      put: { operationId: 'untagged' },
    },
  },
}
const areas = areasOf(document)
const ids = (all: typeof areas) =>
  all.flatMap(({ operations }) => operations.map(({ operationId }) => operationId))

test('operations stand by tag, in the order of the tags of the document, and then of their use', () => {
  expect(areas.map(({ name, description }) => [name, description])).toEqual([
    ['projects', 'Work of a team'],
    ['platform', ''],
  ])
  expect(ids(areas)).toEqual(['projects.list', 'projects.create', 'platform.health'])
})

test.each([
  ['', ['projects.list', 'projects.create', 'platform.health']],
  ['POST project', ['projects.create']],
  ['api/health', ['platform.health']],
  ['platform up', ['platform.health']],
  ['no such words', []],
])('they are found by all words of area, method, path and sentence: %j', (words, found) => {
  expect(ids(finding(areas, words))).toEqual(found)
})

test('a document of one area has its operations alone, and what their paths share', () => {
  expect(areaIn(document, 'platform')).toEqual({
    tags: [],
    paths: { '/api/health': document.paths['/api/health'] },
  })
  expect(areaIn(document, 'projects')).toEqual({
    tags: [document.tags[0]],
    paths: {
      '/api/projects': {
        get: document.paths['/api/projects'].get,
        post: document.paths['/api/projects'].post,
        delete: document.paths['/api/projects'].delete,
      },
    },
  })
})

test('a document stays whole where no area has the name', () => {
  expect(areaIn(document, 'elsewhere')).toBe(document)
})
