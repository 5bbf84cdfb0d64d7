import type { Find } from './finds.ts'
import type { Labels } from './labels.ts'

/** What the files of a type have in common, by machine name. */
export interface Known {
  finds: ReadonlySet<string>
  headings: ReadonlySet<string>
  lines: ReadonlySet<string>
  names: ReadonlySet<string>
  hasSubtitle: boolean
}

const shares = { told: 0.25, guessed: 0.4, headings: 0.34, lines: 0.5, names: 0.5, subtitle: 0.5 }

/** What is there in enough of the files of a type to be a part of it, and in one of them alone only in a row with others. */
export function knownOf(files: readonly Labels[]): Known {
  const told = new Counter()
  const guessed = new Counter()
  const [headings, lines, colons, names] = [new Counter(), new Counter(), new Counter(), new Counter()]
  for (const one of files) {
    const finds = [...one.finds.values()].flat()
    told.add(finds.filter(isTold).map(({ machineName }) => machineName))
    guessed.add(finds.map(({ machineName }) => machineName))
    headings.add(one.headings.values())
    lines.add(one.lines.values())
    colons.add([...one.lines].flatMap(([at, line]) => (one.colons.has(at) ? [line] : [])))
    names.add(one.names.values())
  }
  const least = (share: number) => Math.max(2, Math.ceil(files.length * share))
  const sections = new Set(headings.atLeast(least(shares.headings)))
  const withSubtitle = files.filter(
    ({ subtitle = -1, headings: own }) => subtitle >= 0 && !sections.has(own.get(subtitle) ?? ''),
  )
  const often = new Set(told.atLeast(least(shares.told)))
  return {
    finds: new Set([
      ...often,
      ...files.flatMap((one) => besides(one, often)),
      ...guessed.atLeast(least(shares.guessed)),
    ]),
    headings: sections,
    lines: new Set(files.length > 2 ? [...lines.atLeast(least(shares.lines)), ...colons.atLeast(2)] : []),
    names: new Set(names.atLeast(least(shares.names))),
    hasSubtitle: withSubtitle.length >= least(shares.subtitle),
  }
}

const longestValue = 80

const isTold = ({ source }: Find) => source !== 'named' && source !== 'line'

interface Told extends Find {
  at: number
}

/** The labels of a file in rows: each beside the next, and of one source. */
function rowsOf({ finds }: Labels): Told[][] {
  const rows: Told[][] = []
  for (const [at, some] of finds)
    for (const find of some.filter(isTold)) {
      const before = rows.at(-1)?.at(-1)
      if (before && before.source === find.source && at - before.at <= 2) rows.at(-1)?.push({ ...find, at })
      else rows.push([{ ...find, at }])
    }
  return rows.filter((row) => new Set(row.map(({ machineName }) => machineName)).size > 1)
}

/** Labels that other files may not have, in a row with some that they do: a list of facts has one that only this thing has. */
function besides(one: Labels, often: ReadonlySet<string>): string[] {
  const isValue = ({ source, text }: Find) =>
    source !== 'label' || (text.length <= longestValue && !/[.!?"”]$/.test(text))
  return rowsOf(one)
    .filter((row) => row.some(({ machineName }) => often.has(machineName)))
    .flatMap((row) => row.filter(isValue).map(({ machineName }) => machineName))
}

class Counter {
  readonly #counts = new Map<string, number>()

  /** Once for each file. */
  add(names: Iterable<string>): void {
    for (const name of new Set(names)) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1)
  }

  atLeast(least: number): string[] {
    return [...this.#counts].flatMap(([name, count]) => (count >= least ? [name] : []))
  }
}
