import { expect, test } from 'vitest'
import { Refusal } from '../../../../../web/client/refusal.ts'
import type { Change } from '../../../../../web/areas/projects/project/merge.ts'
import { Clashed, type Service, saveProject } from '../../../../../web/areas/projects/project/save.ts'
import type { Project } from '../../../../../web/areas/projects/acts/project.ts'
import { projectOf } from '../project-of.ts'

const stale = () => new Refusal(409, { error: 'projects.stale', message: 'The project has changed' })

/** A service that holds one project, and refuses what was read before the last change. */
function serviceOf(first: Project) {
  let now = first
  let changes = 0
  const log: (string | undefined)[] = []
  const apply = (change: Partial<Project>) =>
    (now = { ...now, ...change, updatedAt: new Date(Date.UTC(2027, 0, 1) + ++changes).toISOString() })
  const service: Service = {
    read: async () => now,
    async write(change, { ifMatch }) {
      log.push(ifMatch)
      if (ifMatch !== now.updatedAt) throw stale()
      return apply(change as Partial<Project>)
    },
  }
  return { service, log, byOthers: apply, now: () => now }
}

const rename = (name: string) => (): Change => ({ name })

test('a change names the version that was read', async () => {
  const read = projectOf({ name: 'Old' })
  const { service, log } = serviceOf(read)
  expect((await saveProject(read, rename('New'), service)).name).toBe('New')
  expect(log).toEqual([read.updatedAt])
})

test('where somebody else has changed something else, both changes stand', async () => {
  const read = projectOf({ name: 'Old' })
  const { service, byOthers } = serviceOf(read)
  byOthers({ description: 'Theirs' })
  const saved = await saveProject(read, rename('Mine'), service)
  expect(saved).toMatchObject({ name: 'Mine', description: 'Theirs' })
})

test('a list is changed as it then is, not as it was read', async () => {
  const read = projectOf({ knowledgeBaseIds: ['a'] })
  const { service, byOthers } = serviceOf(read)
  byOthers({ knowledgeBaseIds: ['a', 'b'] })
  const add = (now: Project): Change => ({ knowledgeBaseIds: [...now.knowledgeBaseIds, 'c'] })
  expect((await saveProject(read, add, service)).knowledgeBaseIds).toEqual(['a', 'b', 'c'])
})

test('a text that both have written is not overwritten, and both versions are told', async () => {
  const read = projectOf({ name: 'Old' })
  const { service, byOthers, now } = serviceOf(read)
  byOthers({ name: 'Theirs' })
  const clashed = await saveProject(read, rename('Mine'), service).catch((error: unknown) => error)
  expect(clashed).toBeInstanceOf(Clashed)
  expect((clashed as Clashed).clash).toEqual({ field: 'name', mine: 'Mine', theirs: 'Theirs' })
  expect(now().name).toBe('Theirs')
  const insisted = await saveProject((clashed as Clashed).now, rename('Mine'), service)
  expect(insisted.name).toBe('Mine')
})

test('the same text written by both is no clash', async () => {
  const read = projectOf({ description: 'Old' })
  const { service, byOthers } = serviceOf(read)
  byOthers({ description: 'Same' })
  expect((await saveProject(read, () => ({ description: 'Same' }), service)).description).toBe('Same')
})

test('it gives up where others are always faster, and throws on what else is refused', async () => {
  const read = projectOf()
  const { service } = serviceOf(read)
  const slow = { ...service, write: async () => Promise.reject(stale()) }
  await expect(saveProject(read, rename('Mine'), slow)).rejects.toMatchObject({ code: 'projects.stale' })
  const gone = {
    ...service,
    write: async () => Promise.reject(new Refusal(404, { error: 'projects.not_found' })),
  }
  await expect(saveProject(read, rename('Mine'), gone)).rejects.toMatchObject({ status: 404 })
})
