import { readText } from '../../test-generation/requirements/read-text.ts'
import { newAllowance, type Allowance } from '../../test-generation/requirements/unreadable.ts'
import { elementsBySentence, type Elements } from '../../test-generation/requirements/elements.ts'
import { conceptsIn, type Hit } from './concepts-in.ts'
import type { Concept } from './lexicon/index.ts'

/** A text, and where it comes from: given as it is, or a field of a story. */
export interface Source {
  text: string
  storyId?: string
  field?: string
  /** Stands over all of it, as the title of a story does over its criteria. */
  about?: string
}

/** A sentence of a source with what it speaks of. `source.text.slice(start, end) === quote`. */
export interface Statement {
  source: Source
  quote: string
  start: number
  end: number
  /** It says how the product is to be, in whatever mood; a question, and what is put off, does not. */
  demands: boolean
  concepts: ReadonlyMap<Concept, Hit>
  /** What its heading, the words over its list and the title of its story speak of. */
  over: ReadonlySet<Concept>
  /** What it leaves open, in words of its own that cannot be checked. */
  vague: readonly string[]
  /** What the engine read from it, in whatever words: a formula, a move from one state to another. */
  read: ReadonlySet<Concept>
}

export interface ReadSources {
  statements: Statement[]
  /** Sentences that no one could read: another language, no text, or more than is read at once. */
  notRead: number
}

/** Reads sources by the one reader of requirements. Sentences under a heading that puts them out of scope are left out. Never throws. */
export function readStatements(sources: readonly Source[]): ReadSources {
  const allowance = newAllowance()
  const read = sources.map((source) => statementsOf(source, allowance))
  return {
    statements: read.flatMap(({ statements }) => statements),
    notRead: read.reduce((sum, { notRead }) => sum + notRead, 0),
  }
}

function statementsOf(source: Source, allowance: Allowance): ReadSources {
  const {
    sentences,
    statements: numbered,
    read,
    model,
  } = readText({ text: source.text, sourceName: '', allowance }, [])
  const elements = elementsBySentence(model)
  const requirements = new Map(read.map(({ requirement, sentence }) => [sentence.start, requirement]))
  const about = source.about === undefined ? new Set<Concept>() : spokenOf(conceptsIn(source.about))
  const headings = new Map<string, Set<Concept>>()
  const found: Statement[] = []
  for (const { text, start, end, kind, number } of sentences) {
    const own = number === undefined ? undefined : numbered[number]
    const plain = own?.text ?? text
    if (kind === 'notRead') continue
    const concepts = conceptsIn(plain)
    const scope = own?.scope ?? ''
    if (kind === 'heading') {
      headings.set(scope, spokenOf(concepts))
      continue
    }
    const over = new Set([...about, ...(headings.get(scope) ?? []), ...leadOf(own?.lead, numbered)])
    if (beside.some((concept) => over.has(concept) || concepts.has(concept))) continue
    found.push({
      source,
      quote: text,
      start,
      end,
      demands: !concepts.has('not-now') && !isQuestion(plain),
      concepts,
      over,
      vague: [
        ...(requirements.get(start)?.ambiguities.filter(isVague) ?? []),
        ...(isQuestion(plain) ? ['a question'] : []),
      ],
      read: number === undefined ? new Set() : readFrom(elements(number)),
    })
  }
  return { statements: found, notRead: sentences.filter(({ kind }) => kind === 'notRead').length }
}

/** What is out of scope, and how things were before, is about another product. */
const beside = ['out-of-scope', 'as-it-was'] as const

const spokenOf = (concepts: ReadonlyMap<Concept, Hit>): Set<Concept> =>
  new Set([...concepts].flatMap(([concept, { absent }]) => (absent ? [] : [concept])))

const leadOf = (lead: number | undefined, numbered: readonly { text: string }[]): Set<Concept> => {
  const text = lead === undefined ? undefined : numbered[lead]?.text
  return text === undefined ? new Set() : spokenOf(conceptsIn(text))
}

/** A question in a text of requirements is one that nobody has answered. */
const isQuestion = (text: string): boolean => /\?[\s)\]*_]{0,10}(?:\(.{0,100}\))?$/.test(text)

/** INCOSE R7 to R9, R34 and R35: words that leave open what to check. */
const isVague = (ambiguity: string): boolean => /^R(?:7|8|9|34|35) /.test(ambiguity)

function readFrom({ rules }: Elements): Set<Concept> {
  const found = new Set<Concept>()
  for (const { kind } of rules) {
    if (kind === 'computation') found.add('computes')
    if (kind === 'transition') found.add('transition')
  }
  return found
}
