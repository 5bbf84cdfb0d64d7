import type { TestCase } from './schema.ts'
import type { Finding } from './finding.ts'

type Named = Pick<TestCase, 'id' | 'title'>

const limits = { id: 200, title: 1000 }

/**
 * The cases with ids and titles that neither they nor `present` ones share: a repeated one is numbered, `TC-1` to `TC-1-2`, `Pay` to
 * `Pay (2)`, and a warning says so.
 */
export function uniqueCases(
  testCases: readonly TestCase[],
  present: readonly Named[] = [],
): { testCases: TestCase[]; findings: Finding[] } {
  const findings: Finding[] = []
  const ids = new Names(
    present.map(({ id }) => id),
    'id',
  )
  const titles = new Names(
    present.map(({ title }) => title),
    'title',
  )
  const unique = testCases.map((testCase) => {
    const id = ids.take(testCase.id)
    const title = titles.take(testCase.title)
    if (id === testCase.id && title === testCase.title) return testCase
    const now = id === testCase.id ? `the title "${title.slice(-60)}"` : `the id "${id.slice(-60)}"`
    const message = `Another test case has the id or title of "${testCase.title.slice(0, 60)}", so it got ${now}.`
    findings.push({ severity: 'warning', message })
    return { ...testCase, id, title }
  })
  return { testCases: unique, findings }
}

/** Names that are taken. Where each number goes on is kept, so that a thousand equal names are not counted a million times. */
class Names {
  readonly #taken: Set<string>
  readonly #next = new Map<string, number>()
  readonly #field: keyof typeof limits

  constructor(taken: string[], field: keyof typeof limits) {
    this.#taken = new Set(taken)
    this.#field = field
  }

  take(name: string): string {
    let number = this.#next.get(name) ?? 2
    let free = name
    while (this.#taken.has(free)) free = this.#numbered(name, number++)
    this.#next.set(name, number)
    this.#taken.add(free)
    return free
  }

  #numbered(name: string, number: number): string {
    const suffix = this.#field === 'id' ? `-${number}` : ` (${number})`
    return name.slice(0, limits[this.#field] - suffix.length).replace(/[\ud800-\udbff]$/, '') + suffix
  }
}
