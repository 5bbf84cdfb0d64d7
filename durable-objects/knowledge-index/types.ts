/**
 * What one index holds and answers: the text of one knowledge base, or of the files of one project, cut into chunks. Offsets are UTF-16 units
 * into the extracted text of a file, times are milliseconds since the epoch.
 */

import type { NumberHabit } from '../../shared/domain/numbers/written.ts'
import type { Chunk } from '../../shared/domain/retrieval/chunking/chunk.ts'

export type { Chunk } from '../../shared/domain/retrieval/chunking/chunk.ts'
export type { LearnedTerm } from '../../shared/domain/retrieval/topics/learn-topics.ts'

/** One reading of a file: a new one takes the old one's place at once, when it is published. */
export interface Reading {
  fileId: string
  /** Counts the readings of a file, from 1. */
  generation: number
}

/** What is said of a file beside its text. */
export interface IndexedFile extends Reading {
  fileName: string
  fileType: string
  /** When its content last changed. */
  updatedAt: number
}

/** The vector of a chunk, of one embedding model; of length 1. */
export interface ChunkVector {
  ordinal: number
  vector: Float32Array
}

/** Which chunks count. All that is given has to hold. */
export interface SearchFilter {
  fileIds?: readonly string[]
  /** Without these files. */
  exceptFileIds?: readonly string[]
  fileTypes?: readonly string[]
  /** Only files whose content changed in this time, both ends included. */
  from?: number
  to?: number
  /** Words or phrases that must not stand in a chunk. */
  without?: readonly string[]
}

/** How many chunks there are, how long they are, and in how many of them each term stands. Sums of several indexes are those of their union. */
export interface TermStatistics {
  chunks: number
  tokens: number
  frequencies: Readonly<Record<string, number>>
}

export interface SearchRequest {
  question: string
  /** The question's vector, where a model makes the vectors of this index; its own latent semantics otherwise. */
  vector?: Float32Array
  /** The model that made the vector: only vectors of the same are compared. */
  model?: string
  /** Where an index of vectors outside was asked: the chunks that it calls near, and the time. What lies here is then compared with these, with what is new, and with what the words find, and not with all. */
  near?: { neighbours: readonly string[]; now: number }
  filter?: SearchFilter
  /** Of all indexes that are searched together, so that a small one does not win by being small; its own otherwise. */
  statistics?: TermStatistics
  /** The most hits, up to 1,000. */
  limit: number
}

/** A chunk that matches, with its scores before they are fused: whoever searches several indexes fuses over all of them. */
export interface Hit {
  chunkId: string
  fileId: string
  ordinal: number
  /** BM25; 0 where no term of the question stands in it. */
  lexical: number
  /** Cosine of the vectors of question and chunk; null where either has none. */
  dense: number | null
  /** Other chunks that say the same, word for word, at most 20; this one stands in the file that changed last. */
  alsoIn?: string[]
}

export interface SearchAnswer {
  /** How many chunks match, up to 1,000. */
  total: number
  /** The best first, by this index alone. */
  hits: Hit[]
  /** How many searchable chunks the model of the question has still to embed: they are found by their words alone. 0 where none was named. */
  unembedded: number
}

/** A chunk as it is shown, with what is said of its file. */
export interface Passage extends Chunk {
  chunkId: string
  fileId: string
  fileName: string
  fileType: string
  updatedAt: number
  /** SHA-256 of the whole extracted text it was cut from, in hexadecimal digits. */
  sourceHash: string
  /** How its file writes numbers, where one of its own may be read in two ways and the file tells. */
  habit?: NumberHabit
}

/** What is searchable. */
export interface IndexFigures {
  files: number
  chunks: number
}

/** Why a change is refused: the file was removed, a later reading is searchable, or the reading was never staged or not wholly. */
export interface Refused {
  ok: false
  code: 'removed' | 'outdated' | 'not_staged' | 'incomplete'
}

/** A batch of chunks of a reading. Batches may come in any order, and twice. */
export interface StageRequest {
  file: IndexedFile
  /** SHA-256 of the whole extracted text, in hexadecimal digits. */
  sourceHash: string
  chunks: readonly Chunk[]
}

export interface PublishRequest {
  reading: Reading
  /** How many chunks the reading has, where the caller knows: one that lacks any is refused. */
  chunks?: number
}

export type Published = { ok: true; chunks: number } | Refused

/** A chunk whose vector a model has to make. */
export interface Unembedded extends Pick<Chunk, 'ordinal' | 'text' | 'headings'> {
  fileName: string
}

/** The same of a chunk that is searchable already. */
export type PublishedUnembedded = Unembedded & Reading

/** Vectors of chunks of one reading. */
export interface EmbeddedReading {
  reading: Reading
  vectors: readonly ChunkVector[]
}

/** How far a model is with the searchable chunks. */
export interface EmbeddingFigures {
  chunks: number
  unembedded: number
}

/** A reading with chunks of which a model makes no vector. */
export interface RefusedReading extends Reading {
  chunks: number
}

/** A vector as its model made it, with the name of its chunk. */
export interface KeptVector {
  id: string
  vector: Float32Array
}

/** What of the searchable chunks lies in an index of vectors outside. */
export interface OutsideFigures {
  chunks: number
  /** How many have a vector of the model that is not known to lie there. */
  unsent: number
  /** Whether vectors lie there that nobody needs any more. */
  hasAbandoned: boolean
  /** Whether so few are missing there, or may not show there yet, that they are compared here, and all is found. */
  isReady: boolean
}

/** A step of background work in a chain of messages, and until when nobody else may take it over. */
export interface Claim {
  name: string
  /** What the messages of one chain have in common. */
  chain: string
  /** Counts them from 0. */
  step: number
  now: number
  until: number
}

/** Whether topics should be learned again, and why. */
export interface TopicsDue {
  due: boolean
  chunks: number
  /** Chunks that were there when the topics in use were learned; null when none are. */
  learnedOf: number | null
}
