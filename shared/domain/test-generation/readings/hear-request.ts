import { hear, type Asking, type Dropped, type Hearing } from '../../requirement-extraction/index.ts'
import type { HeardPart } from '../../requirement-extraction/hear.ts'
import { kindsOfElements } from '../../requirement-extraction/answer-schema.ts'
import { sentencesOf } from '../../requirement-reading/sentences/sentences-of.ts'
import { foreignIn, isStatement, shownToModel } from '../requirements/reading-of.ts'
import { prepareText, type PreparedText } from '../requirements/prepare-text.ts'
import { textSources, type Source } from '../requirements/text-sources.ts'
import { newAllowance } from '../requirements/unreadable.ts'
import type { DesignRequest } from '../schema.ts'
import { heardTextOf, isOf, type Reading } from './reading.ts'
import type { Told } from './schema.ts'

/** What became of the questions about a request; `reading` is missing where the engine's own reading is worth more. */
export interface HeardRequest {
  reading?: Omit<Reading, 'engine'>
  asked: Hearing['asked']
  /** Sentences that the model spoke of, and those that it left to a grammar which can read them. */
  sentences: { spoken: number; open: number }
}

interface HeardSource extends Hearing {
  source: Source
  prepared: PreparedText
}

const mostDropped = 200

/**
 * Asks a language model about all texts of a request, and keeps what they bear out. Where they are those of a reading that is `known`, that
 * one is given and nobody asked. Never throws for what a model answers.
 */
export async function hearRequest(
  request: DesignRequest,
  asking: Asking,
  known?: Reading,
): Promise<HeardRequest> {
  const sources = textSources(request)
  if (known && sources.every((source) => isOf(known, source))) return again(known)
  const allowance = newAllowance()
  const prepared = sources.map((source) => ({
    source,
    prepared: prepareText(source.text, allowance, { hasReports: true, hasScenarios: true }),
  }))
  const all = await Promise.all(
    prepared.map(async (one): Promise<HeardSource> => ({
      ...one,
      ...(await hear(shownToModel(one.prepared), asking)),
    })),
  )
  const sum = (of: keyof Hearing['asked']) => all.reduce((total, { asked }) => total + asked[of], 0)
  const asked = { parts: sum('parts'), answered: sum('answered'), questions: sum('questions') }
  const counts = all.map(spokenIn)
  const count = (of: keyof Counts) => counts.reduce((total, one) => total + one[of], 0)
  const sentences = { spoken: count('spoken'), open: count('open') }
  const used = count('used')
  // Most of the text has to be spoken of, and not only to call it context.
  const isWorthIt = used > 0 && sentences.spoken >= sentences.open && leastUsed * used >= sentences.spoken
  if (!isWorthIt) return { asked, sentences }
  const texts = all.map(({ source, heard }) => heardTextOf(source, heard))
  const dropped = once(all.flatMap(droppedIn)).slice(0, mostDropped)
  return { reading: { texts, told: { ...asked, dropped } }, asked, sentences }
}

function again({ texts, told }: Reading): HeardRequest {
  const { parts, answered } = told
  return {
    reading: { texts, told },
    asked: { parts, answered, questions: 0 },
    sentences: { spoken: 0, open: 0 },
  }
}

interface Counts {
  spoken: number
  open: number
  /** Those of which something holds that a case could rest on. */
  used: number
}

const leastUsed = 5

/** A sentence in another language that the model left is no loss: the grammar does not read it either. */
function spokenIn({ source, prepared, heard }: HeardSource): Counts {
  if (source.background) return { spoken: 0, open: 0, used: 0 }
  const foreign = foreignIn(prepared)
  const told = new Set(heard.parts.flatMap(({ starts }) => Object.values(starts)))
  const used = new Set(heard.parts.flatMap(usedIn))
  const all = sentencesOf(shownToModel(prepared)).filter(isStatement)
  const count = (is: (start: number) => boolean) => all.filter(({ start }) => is(start)).length
  return {
    spoken: count((start) => told.has(start)),
    open: count((start) => !told.has(start) && !foreign.has(start)),
    used: count((start) => used.has(start)),
  }
}

/** Where the sentences begin that a case could rest on. */
const usedIn = ({ answer, starts }: HeardPart): number[] =>
  kindsOfElements()
    .filter((kind) => kind !== 'others' && kind !== 'absent' && kind !== 'pages')
    .flatMap((kind) => answer[kind].flatMap(({ s: numbers }) => numbers.map((one) => starts[one] ?? -1)))

/** What was not taken, by the sentence that it is about. */
function droppedIn({ dropped, prepared }: HeardSource): Told['dropped'] {
  const sentences = sentencesOf(shownToModel(prepared))
  return dropped.map(({ kind, element, reason }) => ({
    kind,
    quote: sentences[firstSentence(element)]?.text.slice(0, 300) ?? '',
    reason,
  }))
}

/** A model that is asked again repeats itself. */
const once = (dropped: Told['dropped']): Told['dropped'] => [
  ...new Map(dropped.map((one) => [JSON.stringify(one), one])).values(),
]

function firstSentence(element: Dropped['element']): number {
  const all: unknown = typeof element === 'object' && element !== null && 's' in element ? element.s : []
  return Array.isArray(all) && typeof all[0] === 'number' ? all[0] : -1
}
