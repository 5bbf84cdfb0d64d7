import { expect, test } from 'vitest'
import { honoPath, pathFields } from '../../../../workers/api/http/paths.ts'

test('a parameter is a segment', () => {
  expect(honoPath('/api/projects/{projectId}/runs/{runId}')).toBe('/api/projects/:projectId/runs/:runId')
  expect(pathFields({ path: '/api/projects/{projectId}' }, { projectId: 'a-prefs' })).toEqual({
    projectId: 'a-prefs',
  })
})

test('text behind a parameter is part of the pattern and not of the value', () => {
  const path = '/api/organizations/{organizationId}-prefs/custom-prompts/{promptId}'
  expect(honoPath(path)).toBe('/api/organizations/:organizationId{[^/]+-prefs}/custom-prompts/:promptId')
  expect(pathFields({ path }, { organizationId: 'a-prefs-prefs', promptId: 'b' })).toEqual({
    organizationId: 'a-prefs',
    promptId: 'b',
  })
})
