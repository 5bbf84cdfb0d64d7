import { expect, test } from 'vitest'
import { Refusal } from '../../../web/client/refusal.ts'
import { Clashed, type Kind, saveAsRead } from '../../../web/client/save-as-read.ts'

interface Note {
  name: string
  description: string
  tags: readonly string[]
  updatedAt: string
}
type Change = Partial<Omit<Note, 'updatedAt'>>

const noteOf = (fields: Partial<Note> = {}): Note => ({
  name: '',
  description: '',
  tags: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...fields,
})
const stale = () => new Refusal(409, { error: 'notes.stale', message: 'The note has changed' })

/** A service that holds one record, and refuses what was read before the last change. */
function serviceOf(first: Note) {
  let now = first
  let changes = 0
  const apply = (change: Change) =>
    (now = { ...now, ...change, updatedAt: new Date(Date.UTC(2027, 0, 1) + ++changes).toISOString() })
  const service: Kind<Note, Change> = {
    read: async () => now,
    async write(_of, change, ifMatch) {
      if (ifMatch !== now.updatedAt) throw stale()
      return apply(change)
    },
    stale: 'notes.stale',
    watched: ['name', 'description'],
  }
  return { service, byOthers: apply, now: () => now }
}

const rename = (name: string) => (): Change => ({ name })

test('a list is changed as it then is, not as it was read', async () => {
  const read = noteOf({ tags: ['a'] })
  const { service, byOthers } = serviceOf(read)
  byOthers({ tags: ['a', 'b'] })
  const add = (now: Note): Change => ({ tags: [...now.tags, 'c'] })
  expect((await saveAsRead(read, add, service)).tags).toEqual(['a', 'b', 'c'])
})

test('a text that both have written is not overwritten, and both versions are told', async () => {
  const read = noteOf({ name: 'Old' })
  const { service, byOthers, now } = serviceOf(read)
  byOthers({ name: 'Theirs' })
  const clashed = await saveAsRead(read, rename('Mine'), service).catch((error: unknown) => error)
  expect(clashed).toBeInstanceOf(Clashed)
  expect((clashed as Clashed<Note>).clash).toEqual({ field: 'name', mine: 'Mine', theirs: 'Theirs' })
  expect(now().name).toBe('Theirs')
  const insisted = await saveAsRead((clashed as Clashed<Note>).now, rename('Mine'), service)
  expect(insisted.name).toBe('Mine')
})

test('the same text written by both is no clash', async () => {
  const read = noteOf({ description: 'Old' })
  const { service, byOthers } = serviceOf(read)
  byOthers({ description: 'Same' })
  expect((await saveAsRead(read, () => ({ description: 'Same' }), service)).description).toBe('Same')
})

test('it gives up where others are always faster, and throws on what else is refused', async () => {
  const read = noteOf()
  const { service } = serviceOf(read)
  const slow = { ...service, write: async () => Promise.reject(stale()) }
  await expect(saveAsRead(read, rename('Mine'), slow)).rejects.toMatchObject({ code: 'notes.stale' })
  const gone = {
    ...service,
    write: async () => Promise.reject(new Refusal(404, { error: 'notes.not_found' })),
  }
  await expect(saveAsRead(read, rename('Mine'), gone)).rejects.toMatchObject({ status: 404 })
})

test('what others changed of the same field is put together where that can be, also after another refusal', async () => {
  const { service, byOthers, now } = serviceOf(noteOf({ tags: ['a', 'b'] }))
  const read = now()
  byOthers({ tags: ['b', 'c'] })
  const gone = () => new Refusal(404, { error: 'notes.tag_gone', message: 'There is no such tag' })
  const kind: Kind<Note, Change> = {
    ...service,
    stale: ['notes.stale', 'notes.tag_gone'],
    merges: {
      tags: ({ base, draft, now: there }) => {
        const both = [...there, ...draft.filter((tag) => !base.includes(tag))]
        return { mine: both, theirs: there.includes('z') ? there : both }
      },
    },
    write: async (of, change, ifMatch) => {
      if (change.tags?.includes('a')) throw gone()
      return service.write(of, change, ifMatch)
    },
  }
  expect((await saveAsRead(read, () => ({ tags: ['a', 'b', 'd'] }), kind)).tags).toEqual(['b', 'c', 'd'])
  byOthers({ tags: ['z'] })
  const both = saveAsRead(read, () => ({ tags: ['a', 'b', 'x'] }), kind)
  await expect(both).rejects.toMatchObject({ clash: { field: 'tags', mine: ['z', 'x'], theirs: ['z'] } })
})
