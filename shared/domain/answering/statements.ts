import { habitOf, type NumberHabit } from '../numbers/written.ts'
import { once } from '../basics/once.ts'
import { sectionsOf } from '../text/sections.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { AnswerPassage } from './types.ts'
import { type Unit, unitsOf } from './units.ts'
import { type Value, valuesIn } from './values.ts'

/** A unit of a passage with what is said around it. */
export interface Statement {
  passage: AnswerPassage
  /** Place of the passage among those that were given, and of the unit within it. */
  rank: number
  at: number
  unit: Unit
  readonly values: Value[]
  /** The line that leads to a list, the head of a table, or the question that it answers. */
  lead?: Unit
  /** The unit before it in its block, and the one before that. */
  before: Unit[]
  after?: Unit
  /** The nearest heading within the passage. */
  heading?: Unit
  place: Place
}

/** What all statements of a section of a passage share. */
export interface Place {
  units: readonly Unit[]
  headings: readonly Token[][]
  /** The headings as they are written. */
  named: readonly string[]
  title: ReadonlySet<string>
  stems: ReadonlySet<string>
  /** What all passages of the file say that were given. */
  file: ReadonlySet<string>
}

const mostPassages = 40
const longestPassage = 20_000

/** All that passages state, in their order. Costs the length of the passages; no more than forty of 20,000 characters are read. */
export function statementsIn(passages: readonly AnswerPassage[]): Statement[] {
  const habits = habitsOf(passages.slice(0, mostPassages))
  const read = passages.slice(0, mostPassages).map((passage) => ({
    passage,
    units: unitsOf(passage.text.slice(0, longestPassage), {
      isFirst: passage.start === 0,
      headingsAt: passage.sections?.map(({ at }) => at),
      habit: habits.get(fileOf(passage)),
    }),
  }))
  const titles = new Map<string, Unit>()
  for (const { passage, units } of read) if (units[0]?.isTitle) titles.set(fileOf(passage), units[0])
  const files = new Map<string, Set<string>>()
  for (const { passage, units } of read) {
    const said = files.get(fileOf(passage)) ?? new Set()
    for (const { stems } of units) for (const stem of stems) said.add(stem)
    files.set(fileOf(passage), said)
  }
  return read.flatMap(({ passage, units }, rank) => {
    const named = tokensOf(spoken(passage.fileName.slice(0, 300))).map(({ stem }) => stem)
    return statementsOf(
      passage,
      rank,
      placesIn(passage, {
        units,
        title: new Set([...named, ...(titles.get(fileOf(passage))?.stems ?? [])]),
        stems: new Set(units.flatMap(({ stems }) => [...stems])),
        file: files.get(fileOf(passage)) ?? new Set(),
      }),
    )
  })
}

/** How each file writes its numbers: as the whole of it does, else as far as its passages tell. */
function habitsOf(passages: readonly AnswerPassage[]): Map<string, NumberHabit> {
  const texts = new Map<string, string[]>()
  const whole = new Map<string, NumberHabit>()
  for (const passage of passages) if (passage.habit) whole.set(fileOf(passage), passage.habit)
  for (const passage of passages) {
    const fileTexts = texts.get(fileOf(passage)) ?? []
    texts.set(fileOf(passage), fileTexts)
    fileTexts.push(passage.text.slice(0, longestPassage))
  }
  return new Map(
    [...texts].map(([file, all]) => [file, whole.get(file) ?? habitOf(all.join('\n')) ?? 'open']),
  )
}

/** The sections of a passage, with where each begins. */
function placesIn(
  { headings, sections = [] }: AnswerPassage,
  shared: Pick<Place, 'units' | 'title' | 'stems' | 'file'>,
): (Place & { from: number })[] {
  const read = (written: string) => ({ written, tokens: tokensOf(written.slice(0, 400)) })
  const below = sections.map(({ heading, ...section }) => ({ ...section, heading: read(heading) }))
  return sectionsOf(headings.map(read), below).map(({ from, headings: path }) => ({
    ...shared,
    from,
    headings: path.map(({ tokens }) => tokens),
    named: path.map(({ written }) => written),
  }))
}

/** What tells the file of a passage from others. */
export const fileOf = ({ fileId, fileName }: AnswerPassage): string => fileId ?? fileName

/** "travel_policy-2024.pdf" in words. */
const spoken = (fileName: string): string =>
  fileName
    .replace(/^.*[/\\]/, '')
    .replace(/\.[a-z][a-z\d]{1,4}$/i, '')
    .replace(/[_-]+|\.(?!\d)/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')

function statementsOf(
  passage: AnswerPassage,
  rank: number,
  places: readonly (Place & { from: number })[],
): Statement[] {
  let section = 0
  const units = places[0]?.units ?? []
  let heading: Unit | undefined
  let lead: Unit | undefined
  return units.flatMap((unit, at): Statement[] => {
    const before = units[at - 1]
    while ((places[section + 1]?.from ?? Infinity) <= unit.start) section += 1
    const place = places[section]
    if (!place) return []
    if (unit.kind === 'heading') {
      heading = unit
      lead = undefined
      return []
    }
    if (before && leads(before, unit)) lead = before
    else if (!isLedOn(before, unit)) lead = undefined
    const near = [units[at - 1], units[at - 2]].filter(
      (one) => one?.block === unit.block && one.kind === unit.kind && one.kind !== 'row' && one !== lead,
    )
    const after = units[at + 1]
    // Few statements are looked at so closely.
    const values = once(() => valuesIn(unit.text, unit.tokens))
    return [
      {
        passage,
        rank,
        at,
        unit,
        place,
        get values() {
          return values()
        },
        before: near.filter((one) => one !== undefined),
        ...(lead && { lead }),
        ...(heading && { heading }),
        ...(after?.block === unit.block && after.kind !== 'heading' && { after }),
      },
    ]
  })
}

/** Whether a unit leads to the one behind it: a head of a table, a line before a list, a question before its answer. */
function leads(before: Unit, unit: Unit): boolean {
  if (isQuestion(before)) return unit.block - before.block <= 1
  if (before.block !== unit.block) return false
  if (unit.kind === 'row') return before.kind === 'row' && before.isHead
  return unit.kind === 'item' && before.kind === 'sentence'
}

/** Whether what led to the unit before leads to this one, too. */
const isLedOn = (before: Unit | undefined, unit: Unit): boolean =>
  before?.block === unit.block && (before.kind === unit.kind || unit.kind === 'item')

/** Units that ask and do not tell. */
export const isQuestion = ({ text }: Unit): boolean => /\?["”*_)]{0,3}$/.test(text)
