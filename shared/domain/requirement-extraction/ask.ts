import type { z } from 'zod'
import { AnswerSchema, readAnswer, type Dropped, type Told } from './answer.ts'
import { leftOf } from './left.ts'
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
}

/** What became of one part. `answered`: its first question was. */
export interface AskedPart {
  taken: Taken
  dropped: Dropped[]
  answered: boolean
  questions: number
}

/** Most elements for a sentence, and beside: a model that gives more than that is talking nonsense. */
const perSentence = 6
const beside = 30

/** Asks about all parts side by side. */
export async function askAll(
  parts: readonly Part[],
  { document, shared, asking }: { document: Document; shared: Shared; asking: Asking },
): Promise<AskedPart[]> {
  const results: AskedPart[] = []
  let next = 0
  const work = async (): Promise<void> => {
    for (let at = next++; at < parts.length; at = next++) {
      const part = parts[at]
      if (part) results[at] = await new PartAsking(part, document, shared, asking).all()
    }
  }
  await Promise.all(Array.from({ length: Math.min(asking.atOnce ?? 8, parts.length) }, work))
  return results
}

class PartAsking {
  private readonly part: Part
  private readonly document: Document
  private readonly shared: Shared
  private readonly asking: Asking
  private readonly taken = nothingTaken()
  private readonly dropped: Dropped[] = []
  private readonly told = new Set<string>()
  private questions = 0

  constructor(part: Part, document: Document, shared: Shared, asking: Asking) {
    this.part = part
    this.document = document
    this.shared = shared
    this.asking = asking
  }

  /** The question; one more for what was wrong of the answer; one more for what it left. */
  async all(): Promise<AskedPart> {
    const first = await this.put(firstPrompt(this.part, this.shared))
    if (!first) return this.result(false)
    const wrong = this.take(first)
    if (wrong.length > 0) {
      const again = await this.put(repairPrompt(this.part, this.shared, wrong, this.names()))
      this.dropped.push(...(again ? this.take(again) : wrong))
    }
    const left = this.left()
    if (left.length > 0) {
      const more = await this.put(leftPrompt(this.part, this.shared, left, this.names()))
      if (more) this.dropped.push(...this.take(more))
    }
    return this.result(true)
  }

  private result(answered: boolean): AskedPart {
    const { taken, dropped, questions } = this
    return { taken, dropped, answered, questions }
  }

  private async put(prompt: Prompt): Promise<Told | undefined> {
    this.questions += 1
    const came = await inTime(this.asking, prompt)
    return readAnswer(came, this.part.sentences.length * perSentence + beside)
  }

  private take({ answer, dropped }: Told): Dropped[] {
    const shared = new Set(this.shared.names.map((name) => name.toLowerCase()))
    const numbers = [...this.part.sentences, ...this.part.above].map(({ number }) => number)
    const around = {
      document: this.document,
      told: this.told,
      part: new Set(numbers),
      isKnown: (name: string) => shared.has(name.trim().toLowerCase()),
    }
    return [...dropped, ...takeAnswer(answer, this.taken, around)]
  }

  private names(): string[] {
    return [...new Set([...this.taken.things, ...this.taken.controls].map(({ name }) => name))].slice(0, 100)
  }

  private left() {
    const told = new Set(this.taken.others.flatMap(({ s }) => s))
    return this.part.sentences
      .filter((sentence) => isRead(sentence) && !told.has(sentence.number))
      .map((sentence) => ({ sentence, used: this.taken.used.get(sentence.number) }))
      .map(({ sentence, used }) => ({
        sentence,
        words: leftOf(sentence, used ?? []),
        isTaken: used !== undefined,
      }))
      .filter(({ words, isTaken }) => !isTaken || words.length > 0)
  }
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
