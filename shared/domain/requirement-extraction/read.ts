import type { RequirementModel } from '../requirement-model/index.ts'
import { blanked } from '../requirement-reading/blanked.ts'
import { checked } from '../requirement-reading/resolve/checked.ts'
import { readRequirements, type ReadRequirements } from '../requirement-reading/read.ts'
import type { Sentence } from '../requirement-reading/sentence.ts'
import { sentencesOf } from '../requirement-reading/sentences/sentences-of.ts'
import { emptyAnswer, kindsOfElements, type Dropped } from './answer-schema.ts'
import { readAnswer } from './read-answer.ts'
import { assemble } from './assemble/assemble.ts'
import type { Asking } from './ask.ts'
import { accountsOf } from './accounts.ts'
import { merged, type Reader } from './compare/merge.ts'
import { lostBy } from './lost.ts'
import { hear, type Heard, type HeardPart, type Hearing } from './hear.ts'
import { silentBy, spokenIn } from './silence.ts'
import { Document } from './verify/evidence.ts'
import { takeAnswer } from './verify/take.ts'
import { nothingTaken, together, type Taken } from './verify/taken.ts'

export interface ReadHeard extends ReadRequirements {
  /** Which reader read a sentence, and a rule or flow by its id. */
  readBy: { sentences: (Reader | undefined)[]; elements: Record<string, Reader> }
  /** Sentences that the two readers read differently. */
  twoReadings: number[]
  dropped: Dropped[]
}

export type ReadByModel = ReadHeard & Pick<Hearing, 'asked'>

/**
 * What a text demands, read by a language model and by the grammar. Nothing of an answer is believed: what does not stand in the text is
 * dropped with the reason. Without an answer it is the grammar's reading. Never throws for what a model answers.
 */
export async function readByModel(text: string, asking: Asking): Promise<ReadByModel> {
  const { heard, dropped, asked } = await hear(text, asking)
  const read = readHeard(text, heard)
  return { ...read, dropped: [...dropped, ...read.dropped], asked }
}

/**
 * What a text demands by what a model has said of it, and by the grammar; the grammar sees nothing of the sentences that begin at
 * `foreign`, which are in other languages. All of it is verified anew. Sentences that were not there when the model was asked are read by
 * the grammar alone.
 */
export function readHeard(text: string, heard: Heard, foreign: ReadonlySet<number> = new Set()): ReadHeard {
  const engine = readWithout(text, foreign)
  const { sentences } = engine
  const document = new Document(sentences)
  const places = new Map(sentences.map(({ start, number }) => [start, number]))
  const parts = heard.parts.map((part) => takenOf(part, { document, places, names: heard.names }))
  const taken = together(parts.map((part) => part.taken))
  const { model: own, samples, dropped } = assemble(taken, sentences)
  const lost = new Set([...parts.flatMap((part) => part.lost), ...lostBy(dropped)])
  const silent = silentBy(taken, { sentences, own, engine: engine.model, lost })
  const accounts = accountsOf(sentences, taken, {
    engine: engine.model.accounts,
    spoken: spokenIn(own),
    silent,
  })
  const before: RequirementModel = checked({ ...own, accounts }, samples)
  const { model, readBy, twoReadings } = merged(before, engine.model, { taken, sentences, lost, silent })
  return { ...engine, model: checked(model, []), readBy, twoReadings, dropped }
}

interface Around {
  document: Document
  places: ReadonlyMap<number, number>
  names: readonly string[]
}

/** What still holds of one part, by the numbers that its sentences have now. */
function takenOf(
  { answer, starts, lost = [] }: HeardPart,
  { document, places, names }: Around,
): { taken: Taken; lost: number[] } {
  const taken = nothingTaken()
  const now = (number: number): number => places.get(starts[number] ?? -1) ?? -1
  const told = readAnswer(answer, Infinity)?.answer ?? emptyAnswer()
  for (const kind of kindsOfElements()) for (const element of told[kind]) element.s = element.s.map(now)
  const known = new Set(names.map((name) => name.toLowerCase()))
  const dropped = takeAnswer(told, taken, {
    document,
    told: new Set(),
    kept: emptyAnswer(),
    part: new Set(
      Object.keys(starts)
        .map((number) => now(Number(number)))
        .filter((number) => number >= 0),
    ),
    isKnown: (name) => known.has(name.trim().toLowerCase()),
  })
  const before = lost.flatMap((start) => places.get(start) ?? [])
  return { taken, lost: [...before, ...lostBy(dropped)] }
}

/** The grammar's reading, to which some sentences are blanks; all sentences keep their numbers. */
function readWithout(text: string, foreign: ReadonlySet<number>): ReadRequirements {
  if (foreign.size === 0) return readRequirements(text)
  const sentences = sentencesOf(text)
  const unread = sentences.filter(({ start }) => foreign.has(start))
  return renumbered(readRequirements(blanked(text, unread)), sentences)
}

function renumbered({ sentences: seen, model, used }: ReadRequirements, sentences: Sentence[]) {
  const places = new Map(sentences.map(({ start, number }) => [start, number]))
  const now = (number: number): number => places.get(seen[number]?.start ?? -1) ?? -1
  const moved = JSON.parse(JSON.stringify(model), (key, value: unknown) =>
    key === 'sentence' && typeof value === 'number' ? now(value) : value,
  ) as RequirementModel
  const accounts = new Map(moved.accounts.map((account) => [account.sentence, account]))
  return {
    sentences,
    used,
    model: {
      ...moved,
      accounts: sentences.map(
        ({ number }) => accounts.get(number) ?? { sentence: number, is: 'not-read' as const },
      ),
    },
  }
}
