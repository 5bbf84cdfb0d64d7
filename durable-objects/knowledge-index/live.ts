import { unsentChunks } from './outside.ts'
import { type Posting, rememberingPostings } from './postings.ts'
import { figuresOf } from './readings.ts'
import { embeddingFiguresOf } from './unembedded.ts'
import { type Vectors, loadVectors } from './vectors.ts'

/** What is said of a file whose chunks are found. */
export interface LiveFile {
  fileId: string
  generation: number
  fileType: string
  updatedAt: number
}

/** All searchable chunks in memory, in the order of their ids: some 30 bytes each, and the vectors. It is read anew after each change of what is searchable. */
export interface Live {
  ids: Int32Array
  /** Where its file stands in `files`. */
  fileAt: Int32Array
  ordinals: Int32Array
  lengths: Int32Array
  /** Equal for chunks of equal text. */
  groups: Int32Array
  files: LiveFile[]
  /** The sum of all lengths. */
  tokens: number
  vectorsOf: (model: string) => Vectors | null
  /** How many of them a model has still to embed. */
  unembeddedOf: (model: string) => number
  /** Ids of those whose vectors are not known to lie outside. */
  unsentOf: (model: string) => readonly number[]
  postingsOf: (term: string) => Posting[]
  /** What is told of models is read anew when it is next asked for. */
  forgetVectors: () => void
}

type Sql = SqlStorage
type ChunkRow = [id: number, reading: number, ordinal: number, length: number, same: string]

export function loadLive(sql: Sql): Live {
  const { files, placeOf } = loadFiles(sql)
  const count = figuresOf(sql).chunks
  const fresh = () => new Int32Array(count)
  const [ids, fileAt, ordinals, lengths, groups] = [fresh(), fresh(), fresh(), fresh(), fresh()]
  const groupOf = new Map<string, number>()
  let [at, tokens] = [0, 0]
  const rows = sql.exec('SELECT id, reading, ordinal, length, same FROM chunks ORDER BY id')
  for (const [id, reading, ordinal, length, same] of rows.raw<ChunkRow>()) {
    const file = placeOf.get(reading)
    if (file === undefined) continue
    const group = groupOf.get(same) ?? groupOf.size
    groupOf.set(same, group)
    ids[at] = id
    fileAt[at] = file
    ordinals[at] = ordinal
    lengths[at] = length
    groups[at++] = group
    tokens += length
  }
  return {
    ids,
    fileAt,
    ordinals,
    lengths,
    groups,
    files,
    tokens,
    ...toldOfModels(sql, ids),
    postingsOf: rememberingPostings(sql, ids),
  }
}

function toldOfModels(sql: Sql, ids: Int32Array) {
  const vectors = rememberingOne((model) => loadVectors(sql, model, ids))
  const unembedded = rememberingOne((model) => embeddingFiguresOf(sql, model).unembedded)
  const unsent = rememberingOne((model) => unsentChunks(sql, model))
  return {
    vectorsOf: vectors.of,
    unembeddedOf: unembedded.of,
    unsentOf: unsent.of,
    forgetVectors: () => {
      for (const { forget } of [vectors, unembedded, unsent]) forget()
    },
  }
}

function loadFiles(sql: Sql): { files: LiveFile[]; placeOf: Map<number, number> } {
  const files: LiveFile[] = []
  const placeOf = new Map<number, number>()
  const query = 'SELECT id, file_id, generation, file_type, updated_at FROM readings WHERE published = 1'
  for (const row of sql.exec(query).raw<[number, string, number, string, number]>()) {
    const [reading, fileId, generation, fileType, updatedAt] = row
    placeOf.set(reading, files.length)
    files.push({ fileId, generation, fileType, updatedAt })
  }
  return { files, placeOf }
}

/** What is told of a model is read when it is first asked for; that of one model at a time stays. */
function rememberingOne<T>(read: (model: string) => T): { of: (model: string) => T; forget: () => void } {
  let known: { model: string; told: T } | undefined
  return {
    of: (model) => {
      if (known?.model !== model) known = { model, told: read(model) }
      return known.told
    },
    forget: () => (known = undefined),
  }
}
