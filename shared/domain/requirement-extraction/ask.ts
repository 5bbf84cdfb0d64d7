import type { z } from 'zod'
import { AnswerSchema, elementsOf, emptyAnswer, type Answer, type Dropped } from './answer-schema.ts'
import { readAnswer } from './read-answer.ts'
import { leftOf } from './left.ts'
import { lostBy } from './lost.ts'
import { isRead, type Part } from './prompt/parts.ts'
import { firstPrompt, leftPrompt, repairPrompt, type Prompt, type Shared } from './prompt/prompts.ts'
import type { Document } from './verify/evidence.ts'
import { takeAnswer } from './verify/take.ts'
import { nothingTaken, type Taken } from './verify/taken.ts'

/** Asks a model; what comes back is not believed. It may fail, be late or be anything. `signal` gives the question up. */
export type Ask = (prompt: Prompt, schema: z.ZodType, signal: AbortSignal) => Promise<unknown>

export interface Asking {
  ask: Ask
  /** For each question; a late one costs only what it asked about. */
  timeoutMs: number
  /** How many parts are asked about at once. */
  atOnce?: number
  /** Of a part whose question has no answer nothing more is asked: the answer may come later. */
  inTurn?: boolean
}

/** What became of one part. `answered`: its first question was. */
interface AskedPart {
  /** The elements that hold, of all answers. */
  kept: Answer
  dropped: Dropped[]
  answered: boolean
  /** Sentences of which an element was not taken, and none given in its place. */
  lost: number[]
  questions: number
}

/** Most elements for a sentence, and beside: a model that gives more than that is talking nonsense. */
const perSentence = 6
const beside = 30

interface Around {
  document: Document
  shared: Shared
  asking: Asking
}

/** Asks about all parts side by side. */
export async function askAll(parts: readonly Part[], around: Around): Promise<AskedPart[]> {
  const results: AskedPart[] = []
  let next = 0
  const work = async (): Promise<void> => {
    for (let at = next++; at < parts.length; at = next++) {
      const part = parts[at]
      if (part) results[at] = await askPart(part, around)
    }
  }
  await Promise.all(Array.from({ length: Math.min(around.asking.atOnce ?? 8, parts.length) }, work))
  return results
}

/** The question; one more for what was wrong of the answer; one more for what it left. */
async function askPart(part: Part, { document, shared, asking }: Around): Promise<AskedPart> {
  const result: AskedPart = { kept: emptyAnswer(), dropped: [], answered: false, lost: [], questions: 0 }
  const { kept, dropped } = result
  const taken = nothingTaken()
  const known = new Set(shared.names.map((name) => name.toLowerCase()))
  const around = {
    document,
    told: new Set<string>(),
    kept,
    part: new Set([...part.sentences, ...part.above].map(({ number }) => number)),
    isKnown: (name: string) => known.has(name.trim().toLowerCase()),
  }
  const put = async (prompt: Prompt): Promise<Dropped[] | undefined> => {
    result.questions += 1
    const told = readAnswer(await inTime(asking, prompt), part.sentences.length * perSentence + beside)
    return told && [...told.dropped, ...takeAnswer(told.answer, taken, around)]
  }
  const wrong = await put(firstPrompt(part, shared))
  if (!wrong) return result
  result.answered = true
  if (wrong.length > 0) {
    const before = new Set(elementsOf(kept))
    const wrongAgain = await put(repairPrompt(part, shared, wrong, namesIn(taken)))
    dropped.push(...(wrongAgain ?? wrong))
    if (!wrongAgain && asking.inTurn) return result
    const mended = new Set(elementsOf(kept).flatMap((element) => (before.has(element) ? [] : element.s)))
    result.lost = [...new Set(lostBy(wrong))].filter((number) => !mended.has(number))
  }
  const left = leftIn(part, taken)
  if (left.length > 0) dropped.push(...((await put(leftPrompt(part, shared, left, namesIn(taken)))) ?? []))
  return result
}

const namesIn = ({ things, controls }: Taken): string[] =>
  [...new Set([...things, ...controls].map(({ name }) => name))].slice(0, 100)

/** Sentences that no element names, or of which no element uses some words. */
function leftIn({ sentences }: Part, { others, used }: Taken) {
  const told = new Set(others.flatMap(({ s }) => s))
  return sentences
    .filter((sentence) => isRead(sentence) && !told.has(sentence.number))
    .map((sentence) => ({ sentence, words: leftOf(sentence, used.get(sentence.number) ?? []) }))
    .filter(({ sentence, words }) => !used.has(sentence.number) || words.length > 0)
}

/** The answer, or undefined where it fails or is late. */
async function inTime({ ask, timeoutMs }: Asking, prompt: Prompt): Promise<unknown> {
  const given = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      given.abort()
      resolve(undefined)
    }, timeoutMs)
  })
  try {
    return await Promise.race([ask(prompt, AnswerSchema(), given.signal), late])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
