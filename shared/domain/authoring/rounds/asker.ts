import { longestAnswer, readAnswer, type Answer } from '../answer/read-answer.ts'
import type { Sentences } from '../answer/cited.ts'
import { caseScanner } from '../stream/case-scanner.ts'
import { type About, ofText, unanswered } from './unanswered.ts'
import type { AskWriter, Tokens, WritingPrompt } from '../types.ts'

const charactersOfToken = 4

/** What may be spent at most, in estimated tokens; a question that would go beyond is not put. */
export type Budget = Partial<Tokens>

interface Asking {
  ask: AskWriter
  sentences: Sentences
  budget?: Budget | undefined
}

/** Puts questions, hears answers while they grow, and counts both. */
export class Asker {
  readonly tokens: Tokens = { prompt: 0, answer: 0 }
  readonly warnings = new Set<string>()
  questions = 0
  answered = 0
  private readonly asking: Asking

  constructor(asking: Asking) {
    this.asking = asking
  }

  /** Puts one question; `about` names what is missing where its answer is. `onCase` gets each element that should be a case once, in the order of the answer. Never rejects for the provider's sake. */
  async put(
    prompt: WritingPrompt,
    onCase: (element: unknown) => void,
    about: About = ofText,
  ): Promise<Answer | undefined> {
    const { ask, budget = {} } = this.asking
    const cost = estimated(prompt.system.length + prompt.user.length)
    const { prompt: mostPrompt = Infinity, answer: mostAnswer = Infinity } = budget
    if (this.tokens.prompt + cost > mostPrompt || this.tokens.answer >= mostAnswer) {
      this.warnings.add(unanswered.unasked(about))
      return undefined
    }
    this.tokens.prompt += cost
    this.questions += 1
    let hasCases = false
    const heard = new Hearing((element) => {
      hasCases = true
      onCase(element)
    })
    const reply = await replyOf(() => ask(prompt, (soFar) => heard.hear(soFar)))
    heard.close()
    if (reply === undefined) {
      this.tokens.answer += estimated(heard.length)
      this.warnings.add(hasCases ? unanswered.broken(about, true) : unanswered.silent(about))
      return undefined
    }
    this.answered += 1
    const answer = this.readWhole(reply, heard)
    if (!answer.isWhole) this.warnings.add(unanswered.broken(about, hasCases))
    return answer
  }

  private readWhole(reply: string | object, heard: Hearing): Answer {
    const answer = readAnswer(reply, this.asking.sentences)
    heard.finish(typeof reply === 'string' ? reply.slice(0, longestAnswer) : undefined, answer.cases)
    // A parsed answer is counted by what was streamed of it: it may hold anything, so its text is not made again.
    this.tokens.answer += estimated(typeof reply === 'string' ? reply.length : heard.length)
    for (const warning of answer.warnings) this.warnings.add(warning)
    return answer
  }
}

const estimated = (characters: number): number => Math.ceil(characters / charactersOfToken)

async function replyOf(ask: () => ReturnType<AskWriter>): Promise<string | object | undefined> {
  try {
    const reply = await ask()
    return typeof reply === 'string' || (typeof reply === 'object' && reply !== null) ? reply : undefined
  } catch {
    return undefined
  }
}

/** Gives each case of an answer once, whether it came while the answer grew or stands in the whole of it only, and however often it stands there. */
class Hearing {
  length = 0
  private readonly scanner = caseScanner()
  private readonly heard = new Set<string>()
  private readonly onCase: (element: unknown) => void
  private isOpen = true

  constructor(onCase: (element: unknown) => void) {
    this.onCase = onCase
  }

  hear(soFar: string): void {
    if (!this.isOpen || typeof soFar !== 'string' || soFar.length > longestAnswer) return
    this.length = soFar.length
    this.give(this.scanner.read(soFar))
  }

  /** What comes later than the answer is not heard. */
  close(): void {
    this.isOpen = false
  }

  /** The whole answer: as text for the scanner, and the elements that were read of it. */
  finish(text: string | undefined, elements: readonly unknown[]): void {
    if (text !== undefined) this.give(this.scanner.read(text))
    this.give(elements)
  }

  private give(elements: readonly unknown[]): void {
    for (const element of elements) {
      const key = keyOf(element)
      if (key !== undefined && this.heard.has(key)) continue
      if (key !== undefined) this.heard.add(key)
      this.onCase(element)
    }
  }
}

/** Two readings of the same text have the same key; undefined of a value that has none, such as a cyclic one. */
function keyOf(element: unknown): string | undefined {
  try {
    return JSON.stringify(element)
  } catch {
    return undefined
  }
}
