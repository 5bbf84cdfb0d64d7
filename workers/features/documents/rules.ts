import type { FileFault, fileStages } from '../../../shared/db/tables/knowledge.ts'

export type Stage = (typeof fileStages)[number]

/** How much of the way lies behind a file when a stage begins: reading takes most of the time. */
const progressAt: Record<Stage, number> = {
  stored: 0,
  extracting: 0.05,
  reading_images: 0.3,
  chunking: 0.7,
  embedding: 0.8,
  indexing: 0.9,
  done: 1,
}

/** The share of the way that is done, `part` of a stage behind it (0 to 1). */
export function progressOf(stage: Stage, part = 0): number {
  const all = Object.values(progressAt)
  const from = progressAt[stage]
  const to = all.find((share) => share > from) ?? 1
  return Math.round((from + (to - from) * part) * 1000) / 1000
}

/** How far a file was when a message was ordered that takes it further, and when that was. */
export interface Ordered {
  stage: Stage
  progress: number
  at: number
}

/** Longer than all retries of a message take: what has not gone on for so long goes on by itself no more. */
export const patienceMs = 30 * 60_000

/**
 * Whether a message comes so late that what it was ordered for was done by others. One that comes soon may be the second try of one that has died after its work and
 * before it has ordered the next: that goes on wherever the file is.
 */
export const isLate = (
  file: { stage: Stage; progress: number },
  ordered: Ordered | undefined,
  now: number,
): boolean => ordered !== undefined && now - ordered.at > patienceMs && workOf(file) !== workOf(ordered)

/** That a file is about to be read, and that its reading has begun, ask for the same work. */
const workOf = ({ stage, progress }: { stage: Stage; progress: number }): string =>
  stage === 'stored'
    ? workOf({ stage: 'extracting', progress: progressOf('extracting') })
    : `${stage} ${progress}`

const mostNameCharacters = 255

/**
 * The name of a file as it is kept and shown: without folders in front, control characters and marks that turn the text around them, which could make
 * one ending look like another.
 */
export function cleanName(given: string): string {
  const [last = ''] = given.split(/[/\\]/).slice(-1)
  const clean = last
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu, '')
    .trim()
  if (clean === '' || /^\.+$/.test(clean)) return 'file'
  if (clean.length <= mostNameCharacters) return clean
  const ending = /\.[^.]{1,10}$/.exec(clean)?.[0] ?? ''
  return `${clean.slice(0, mostNameCharacters - ending.length).toWellFormed()}${ending}`
}

/** The job that takes a file one stage further. */
export const advanceFileJobName = 'documents.advance'

/** Somebody has removed the bytes from the store of files, or they were never there. */
export const gone: FileFault = {
  error: 'files.gone',
  message: 'The file is no longer in the store of files. Delete it here, and upload it again.',
}
/** The job by which an index learns how its words belong together. */
export const learnFurnitureJobName = 'documents.learnFurniture'

export const learnTopicsJobName = 'documents.learnTopics'
/** The job that tells in short what all files of a base or project say. */
export const summariseJobName = 'documents.summarise'
/** The job that gives all that is searchable its vectors by the configured model. */
export const embedAnewJobName = 'documents.embedAnew'

/** What is embedded in one message: a model takes about a hundred texts at once. */
export const chunksAtOnce = 96

/** What a model reads of a piece: what it says, and what stands above it. */
export const textToEmbed = ({
  fileName,
  headings,
  text,
}: {
  fileName: string
  headings: readonly string[]
  text: string
}): string => [fileName, ...headings, text].join('\n')

/** What a warning says of pieces that the model for vectors refuses, whatever their number. */
export const refusedWords = 'alone: the model for vectors makes none of'

/** The warnings of a file that say of how many of its pieces there is no vector, in the place of what was said of that before. */
export function withoutVector(warnings: readonly string[], chunks: number): string[] {
  const others = warnings.filter((warning) => !warning.includes(refusedWords))
  if (chunks === 0) return others
  const said = chunks === 1 ? '1 piece is found by its words' : `${chunks} pieces are found by their words`
  return [...others, `${said} ${refusedWords} ${chunks === 1 ? 'it' : 'them'}.`]
}

/** The job that takes vectors of a large index outside, and removes there what is gone. */
export const sendVectorsJobName = 'documents.sendVectors'

/** What is done on an index in chains of messages, one chain of each kind at a time. */
export type IndexWork = 'embedding' | 'sending'

/** A step of such work, as an index is asked whether it may be done. */
export const stepOf = (name: IndexWork, { chain, step }: { chain: string; step: number }, now: number) => ({
  name,
  chain,
  step,
  now,
  until: now + patienceMs,
})
