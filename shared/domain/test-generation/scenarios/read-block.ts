import { parseGherkin, type ParsedFeature } from '../../test-imports/parse-gherkin.ts'
import { RefusedImport } from '../../test-imports/refused-import.ts'
import type { Finding } from '../../test-imports/types.ts'
import type { Block, Piece } from './find-scenarios.ts'
import { featureWord } from './keywords.ts'

/** Where a line that the parser saw stands in the text; lines are counted from 1. */
interface PlaceInText {
  piece: Piece
  line: number
}

/** A feature as the parser read it, and where each of its lines comes from. */
export interface ParsedBlock {
  parsed: ParsedFeature
  placeOf: (line: number | undefined) => PlaceInText | undefined
}

/** What the parser makes of a block. `faults` says of each piece that is not Gherkin why: the others are read without it. */
export interface ReadBlock {
  features: ParsedBlock[]
  faults: Map<Piece, string>
}

/** Reads the pieces of a block together, and where that fails each alone first. */
export function readBlock({ language, pieces }: Block): ReadBlock {
  const faults = new Map<Piece, string>(misplaced(pieces).map((piece) => [piece, notFirst]))
  const placed = pieces.filter((piece) => !faults.has(piece))
  const all = parsed(language, placed)
  if ('parsed' in all) return { features: [all], faults }
  const feature = placed.filter(({ kind }) => kind === 'feature')
  const others = placed.filter(({ kind }) => kind !== 'feature')
  const alone = others.map((piece) => ({ piece, read: parsed(language, [...feature, piece]) }))
  for (const { piece, read } of alone) if ('fault' in read) faults.set(piece, read.fault)
  const rest = parsed(
    language,
    placed.filter((piece) => !faults.has(piece)),
  )
  const each = alone.flatMap(({ read }) => ('parsed' in read ? [read] : []))
  return { features: 'parsed' in rest ? [rest] : each, faults }
}

const notFirst = 'a background stands once in a feature or rule, before its scenarios'

/** Backgrounds that follow a background or a scenario of the same feature or rule. */
function misplaced(pieces: readonly Piece[]): Piece[] {
  let isFirst = true
  return pieces.flatMap((piece) => {
    if (piece.kind === 'rule' || piece.kind === 'feature') isFirst = true
    else if (!isFirst && piece.kind === 'background') return [piece]
    else isFirst = false
    return []
  })
}

function parsed(language: string, pieces: readonly Piece[]): ParsedBlock | { fault: string } {
  const source = [`# language: ${language}`]
  const places: (PlaceInText | undefined)[] = [undefined, undefined]
  if (pieces[0]?.kind !== 'feature') {
    source.push(`${featureWord(language)}:`)
    places.push(undefined)
  }
  for (const piece of pieces)
    for (const [at, line] of piece.lines.entries()) {
      source.push(line)
      places.push({ piece, line: piece.origin + at + 1 })
    }
  const placeOf = (line = 0): PlaceInText | undefined => places[line]
  try {
    const read = parseGherkin(source.join('\n'))
    return 'faults' in read ? { fault: faultIn(read.faults, placeOf) } : { parsed: read, placeOf }
  } catch (error) {
    if (!(error instanceof RefusedImport)) throw error
    return { fault: error.message }
  }
}

/** The first fault, with its line. */
function faultIn([first]: readonly Finding[], placeOf: ParsedBlock['placeOf']): string {
  const reason = (first?.message ?? '')
    .replace(/^Not Gherkin: /, '')
    .replace(/\.? Correct it and send the file again\.$/, '')
    .replace(/^expected: .*, got '(.*)'$/s, '“$1” cannot stand here')
  const line = placeOf(first?.line)?.line
  return `${line === undefined ? '' : `line ${line}: `}${reason}`
}
