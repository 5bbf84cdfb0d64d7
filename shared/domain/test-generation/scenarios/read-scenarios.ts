import { draftsOf, withinLimits } from '../../test-imports/gherkin.ts'
import { maximumCases } from '../../test-imports/limits.ts'
import { isDraft, type Draft, type Finding } from '../../test-imports/types.ts'
import { blankedLines } from './blanked-lines.ts'
import { findScenarios, type Block, type Piece } from './find-scenarios.ts'
import { english, isStep, languages } from './keywords.ts'
import { readBlock, type ParsedBlock } from './read-block.ts'
import type { ScenarioFact } from './scenario-fact.ts'

/** A scenario, or what stands around scenarios, as one unit of its text. */
export interface ScenarioSentence {
  text: string
  start: number
  end: number
  kind: 'requirement' | 'context' | 'heading' | 'notRead'
  facts: ScenarioFact[]
  reason?: string
}

export interface ReadScenarios {
  /** The text with scenarios blanked out: same length, same offsets. */
  prose: string
  sentences: ScenarioSentence[]
}

/** The text without its scenarios, as `readScenarios` leaves it. */
export function withoutScenarios(text: string): string {
  const { blocks, lines } = findScenarios(text)
  return blankedLines(text, lines, blocks.flatMap(goneOf))
}

/**
 * Reads the Gherkin inside a text, in any language of the official parser. Each scenario is a requirement whose text is exactly its place in the source; backgrounds are context. One that the
 * parser refuses is not read, with its line, and costs no other one. What describes a feature stays prose.
 */
export function readScenarios(text: string): ReadScenarios {
  const { blocks, lines } = findScenarios(text)
  if (blocks.length === 0) return { prose: text, sentences: [] }
  const read = blocks.map(readBlock)
  const casesByPiece = casesOf(read.flatMap(({ features }) => features))
  const sentences = blocks.flatMap((block, at) =>
    goneOf(block).map((gone): ScenarioSentence => {
      const start = (lines[gone.from]?.start ?? 0) + indent(lines[gone.from]?.text ?? '')
      const end = (lines[gone.to - 1]?.start ?? 0) + (lines[gone.to - 1]?.text ?? '').trimEnd().length
      const place = { text: text.slice(start, end), start, end }
      const { piece } = gone
      const fault = piece && read[at]?.faults.get(piece)
      if (piece && fault !== undefined) return { ...place, ...unread(notGherkin(piece, fault)) }
      if (piece?.kind !== 'scenario') return { ...place, kind: gone.kind, facts: [] }
      return { ...place, ...scenarioOf(piece, block.language, casesByPiece.get(piece)) }
    }),
  )
  return { prose: blankedLines(text, lines, blocks.flatMap(goneOf)), sentences }
}

const indent = (line: string): number => line.length - line.trimStart().length

const notGherkin = ({ kind }: Piece, fault: string): string =>
  `This ${kind} is not Gherkin, ${fault}. Correct it, or write it as prose.`

const unread = (reason: string): Pick<ScenarioSentence, 'kind' | 'facts' | 'reason'> => ({
  kind: 'notRead',
  reason,
  facts: [{ kind: 'scenario', drafts: [], statement: '', criteria: '', notes: [] }],
})

interface Gone {
  from: number
  to: number
  kind: 'context' | 'heading'
  piece?: Piece
}

/** What prose is left without. The heads of English features stay: they are headings of what describes the feature. */
function goneOf({ language, pieces }: Block): Gone[] {
  return pieces.flatMap((piece): Gone[] => {
    const { kind, from, to, head } = piece
    if (kind === 'scenario' || kind === 'background') return [{ from, to, kind: 'context', piece }]
    return [
      ...(from < head ? [{ from, to: head, kind: 'context' as const }] : []),
      ...(language === english ? [] : [{ from: head, to, kind: 'heading' as const }]),
    ]
  })
}

interface Found {
  drafts: Draft[]
  notes: string[]
}

/** The cases of all features, by the scenario that they are made of, and what is to be said of its examples. */
function casesOf(features: readonly ParsedBlock[]): Map<Piece, Found> {
  const all = new Map<Piece, Found>()
  const of = (piece: Piece): Found => {
    const known = all.get(piece) ?? { drafts: [], notes: [] }
    all.set(piece, known)
    return known
  }
  const pieces = new Map<unknown, Piece>()
  function* drafts(): Generator<Draft> {
    for (const { parsed, placeOf } of features) {
      const tell = ({ line, message }: Finding): void => {
        const piece = placeOf(line)?.piece
        if (piece) of(piece).notes.push(message)
      }
      for (const draft of draftsOf(parsed, tell, 'precondition')) {
        const piece = placeOf(draft.place.line)?.piece
        if (piece) pieces.set(draft, piece)
        yield draft
      }
    }
  }
  for (const draft of withinLimits(drafts()).found.slice(0, maximumCases)) {
    const piece = pieces.get(draft)
    if (piece && isDraft(draft)) of(piece).drafts.push(draft)
  }
  return all
}

const tooMany = 'This scenario is beyond the 1,000 test cases that are read at once. Send it as another text.'

/** A scenario with its cases. An outline without a row is no case. */
function scenarioOf(
  { lines, head, origin }: Piece,
  language: string,
  { drafts, notes }: Found = { drafts: [], notes: [] },
): Pick<ScenarioSentence, 'kind' | 'facts' | 'reason'> {
  if (drafts.length === 0) return unread(notes.join(' ') || tooMany)
  const words = languages().get(language)
  const steps = lines.map((line) => line.trim()).filter((line) => words && isStep(line, words))
  const statement = (lines[head - origin] ?? '').trim()
  const fact = {
    kind: 'scenario' as const,
    drafts,
    statement,
    criteria: steps.join(', ').slice(0, 2000),
    notes,
  }
  return { kind: 'requirement', facts: [fact] }
}
