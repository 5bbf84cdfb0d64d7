import { ask, call } from '../../client/call.ts'
import type { FilePlace } from './types.ts'

const textAt = async (address: string) => (await ask(address)).text()

/** The files of a knowledge base. */
export const placeOfBase = (id: string): FilePlace => ({
  upload: `/api/knowledge-bases/${id}/files`,
  list: (from) => call('GET /api/knowledge-bases/{id}/files', { id, ...from }),
  one: (fileId) => call('GET /api/knowledge-bases/{id}/files/{fileId}', { id, fileId }),
  text: (fileId) =>
    textAt(`/api/knowledge-bases/${encodeURIComponent(id)}/files/${encodeURIComponent(fileId)}/text`),
  outline: (fileId) => call('GET /api/knowledge-bases/{id}/files/{fileId}/outline', { id, fileId }),
  preview: (fileId) => call('GET /api/knowledge-bases/{id}/files/{fileId}/preview', { id, fileId }),
  remove: (fileId) => call('DELETE /api/knowledge-bases/{id}/files/{fileId}', { id, fileId }),
  readAnew: () => call('POST /api/knowledge-bases/{id}/index', { id }),
  hrefOf: (fileId) => `/knowledge/${id}/files/${fileId}`,
  filesHref: `/knowledge/${id}`,
})

/** The files of a project. */
export const placeOfProject = (projectId: string): FilePlace => ({
  upload: `/api/projects/${projectId}/files`,
  list: (from) => call('GET /api/projects/{projectId}/files', { projectId, ...from }),
  one: (fileId) => call('GET /api/projects/{projectId}/files/{fileId}', { projectId, fileId }),
  text: (fileId) =>
    textAt(`/api/projects/${encodeURIComponent(projectId)}/files/${encodeURIComponent(fileId)}/text`),
  outline: (fileId) => call('GET /api/projects/{projectId}/files/{fileId}/outline', { projectId, fileId }),
  preview: (fileId) => call('GET /api/projects/{projectId}/files/{fileId}/preview', { projectId, fileId }),
  remove: (fileId) => call('DELETE /api/projects/{projectId}/files/{fileId}', { projectId, fileId }),
  readAnew: () => call('POST /api/projects/{projectId}/files/reindex', { projectId, all: true }),
  hrefOf: (fileId) => `/projects/${projectId}/files/${fileId}`,
  filesHref: `/projects/${projectId}/files`,
})
