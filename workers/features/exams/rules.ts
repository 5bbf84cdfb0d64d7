import type { ExamSettings } from '../../../shared/db/tables/exams.ts'
import { longestQuote } from '../../../shared/domain/retrieval/exams/gains.ts'

/** The job that takes an exam a step further. */
export const examJobName = 'exams.advance'

export const mostQuestions = 500
export const mostAtOnce = 200
/** Exams that a base keeps, with the newest. */
export const mostKept = 20
/** What an exam asks in one message: some seconds of work, so that no file waits long for its turn. */
export const askedAtOnce = 50
/** Files that one message makes questions of. */
export const filesAtOnce = 5
/** More files are not read for questions. */
export const mostFilesRead = 200

/** Of the questions that are made of files, about so many for each that the rest of the base does not answer. */
const answeredForEach = 5

/** How many of some questions that are made of a file are to be ones that nothing else answers; `ordinal` counts the files, each of which may give few. */
export const unansweredOf = (most: number, ordinal: number): number => {
  if (most >= 3) return Math.round(most / answeredForEach)
  return ordinal % answeredForEach === answeredForEach - 1 ? Math.min(1, most) : 0
}

/** As every search. */
export const usualSettings: ExamSettings = { denseWeight: 0.5, rerank: true }

export const lostSentence =
  'The exam did not come to its end, time and again: something that it needs did not answer. Start it again in some minutes.'
export const nothingFoundSentence =
  'No question could be made of the files. Wait until they are read, or add questions of your own.'
export const fewMadeSentence = (made: number, wanted: number): string =>
  `Of ${wanted} questions that were wanted of the files, ${made === 0 ? 'none' : made} could be made: the others would repeat what is asked already, or have no sentence that answers one question alone.`
export const changedSentence =
  'Files were added, read anew or removed while this exam was under way: its first questions met another index than its last ones.'

const around = 100

interface Words {
  quote: string
  before: string
  after: string
}

/** The words of a text between two places, with what stands around them; undefined where there are none, or too many. */
export function wordsAt(text: string, start: number, end: number): Words | undefined {
  const quote = text.slice(start, end).toWellFormed()
  if (start >= end || end > text.length || end - start > longestQuote) return undefined
  if (!/[\p{L}\p{N}]/u.test(quote)) return undefined
  return {
    quote,
    before: text.slice(Math.max(0, start - around), start).toWellFormed(),
    after: text.slice(end, end + around).toWellFormed(),
  }
}

const dayMs = 86_400_000

/** The beginning of a day: who has asked at which time is nobody's business. */
export const dayOf = (now: number): number => now - (now % dayMs)

/** Where the machine is not quick, the index is left to the searches of people for this share of the time that a question took. */
const leastShare = 0.4
const longestPauseMs = 200

/** How long an exam waits behind a question that took so many milliseconds, where one begins `paceMs` after the other. */
export const pauseAfter = (tookMs: number, paceMs: number): number =>
  paceMs === 0 ? 0 : Math.min(longestPauseMs, Math.max(paceMs - tookMs, tookMs * leastShare))
