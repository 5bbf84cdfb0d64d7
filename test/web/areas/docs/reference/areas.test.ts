import { expect, test } from 'vitest'
import { areaIn } from '../../../../../web/areas/docs/reference/areas.ts'

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
