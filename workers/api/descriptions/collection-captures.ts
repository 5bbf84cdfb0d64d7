import type { Recording } from '../reference/recording.ts'

/** A value that an answer gives and a later request needs. */
export interface Capture {
  variable: string
  /** Where it stands in the answer. */
  way: string[]
  /** The text in front of it, where it is the end of a longer one. */
  after?: string
}

export interface Captures {
  /** What each call saves. */
  saved: ReadonlyMap<Recording, Capture[]>
  variables: string[]
  nameOf: (value: string) => string
  /** A text with variables in place of what was saved. */
  filled: (text: string) => string
}

/** Ids and secrets as the recordings have them. */
const recordedValue = /0199c0de-0000-7000-8000-\d{12}|example-[A-Za-z-]+-\d+/g

/** Finds what each call needs of those before it: the same value, where it first stood in an answer. */
export function capturesOf(recordings: readonly Recording[]): Captures {
  const found = new Map<string, { recording: Recording; way: string[]; after?: string }>()
  const needed = new Map<string, { name: string; uses: number }>()
  for (const recording of recordings) {
    for (const [name, value] of needsOf(recording)) {
      const source = found.get(value)
      if (!source) continue
      const { name: first, uses } = needed.get(value) ?? { name: nameAmong([name, ...source.way]), uses: 0 }
      needed.set(value, { name: first, uses: uses + 1 })
    }
    for (const [way, text] of leavesOf(recording.answer)) {
      for (const [value] of text.matchAll(recordedValue)) {
        if (found.has(value) || !text.endsWith(value)) continue
        found.set(value, {
          recording,
          way,
          ...(text !== value && { after: text.at(-value.length - 1) ?? '' }),
        })
      }
    }
  }
  const names = namesOf([...needed].toSorted(([, one], [, other]) => other.uses - one.uses))
  const saved = new Map<Recording, Capture[]>()
  for (const [value, variable] of names) {
    const source = found.get(value)
    if (!source) continue
    const { recording, ...where } = source
    saved.set(recording, [...(saved.get(recording) ?? []), { variable, ...where }])
  }
  return {
    saved,
    variables: [...names.values()],
    nameOf: (value) => names.get(value) ?? 'access_token',
    filled: (text) =>
      text.replace(recordedValue, (value) => (names.has(value) ? `{{${names.get(value)}}}` : value)),
  }
}

/** Every recorded value that a request sends, with the name it is sent under. */
function needsOf({ token, path, query, headers, body, form }: Recording): [string, string][] {
  const sent = { access_token: token, path, query, headers, body, form: form?.text }
  return leavesOf(sent).flatMap(([way, text]) =>
    [...text.matchAll(recordedValue)].map(([value]): [string, string] => [nameIn(way, text, value), value]),
  )
}

/** A form says the name of a value in front of it. */
function nameIn(way: string[], text: string, value: string): string {
  const [, inForm] = new RegExp(`(\\w+)=${value}`).exec(text) ?? []
  return inForm ?? way.findLast((key) => !/^\d+$/.test(key)) ?? 'value'
}

function leavesOf(value: unknown, way: string[] = []): [string[], string][] {
  if (typeof value === 'string') return [[way, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => leavesOf(entry, [...way, key]))
}

/** The name that says what it is of: `kbId` rather than `id`. */
const nameAmong = (names: string[]) =>
  [names[0], names.at(-1)].find((name) => name !== undefined && name !== 'id') ?? 'id'

/** A variable for each value; where several have the same name, the most used one has it alone. */
function namesOf(needed: readonly [string, { name: string }][]): Map<string, string> {
  const taken = new Set(['base_url', 'run'])
  const names = new Map<string, string>()
  for (const [value, { name }] of needed) {
    const free = (n: number): string => {
      const variable = n === 1 ? name : `${name}_${n}`
      return taken.has(variable) ? free(n + 1) : variable
    }
    const variable = free(1)
    taken.add(variable)
    names.set(value, variable)
  }
  return names
}
