import type { TestCase } from '../../test-cases/schema.ts'
import { mostCases } from '../answer/read-answer.ts'
import { toTestCase, type Reading } from '../answer/to-test-case.ts'
import { deedOf } from '../../test-cases/basis.ts'
import type { WritingRequest } from '../types.ts'
import { uniqueTitle } from './unique-title.ts'

/** What is wanted of each case beside being one. */
export type Wanted = Pick<WritingRequest, 'testTypes' | 'priority' | 'existingTestCases'>

export interface Left {
  id: string
  title: string
  reason: string
}

const mostLeft = 400

/** The cases of all answers: numbered in the order in which they arrive, each deed once, each title once. */
export class Collected {
  readonly cases = new Map<string, TestCase>()
  /** Ids and what they did before, of cases that a second round changed. */
  readonly replaced = new Map<string, TestCase>()
  readonly left: Left[] = []
  private readonly deeds = new Map<string, string>()
  private readonly titles = new Set<string>()
  private readonly reading: Reading
  private readonly wanted: Wanted
  private number = 0

  constructor(reading: Reading, wanted: Wanted) {
    this.reading = reading
    this.wanted = wanted
    for (const { id, title, ...deed } of wanted.existingTestCases ?? []) {
      this.deeds.set(deedOf(deed), id)
      this.titles.add(title.toLowerCase())
    }
  }

  /** Takes an element of an answer; gives the case with its number, or undefined where it is left out. */
  take(element: unknown, mendable: ReadonlySet<string> = new Set()): TestCase | undefined {
    const read = toTestCase(element, this.reading)
    if (!read.testCase) return this.leave(read.title, read.reason)
    const { title } = read.testCase
    const same = this.deeds.get(deedOf(read.testCase))
    // A case that came back unchanged is the one that is there.
    if (same !== undefined && same === read.mends) return undefined
    if (same !== undefined) return this.leave(title, `It does and expects the same as ${same}.`)
    const unwanted = this.unwanted(read.testCase)
    if (unwanted !== undefined) return this.leave(title, unwanted)
    const before =
      read.mends !== undefined && mendable.has(read.mends) ? this.cases.get(read.mends) : undefined
    if (!before && this.number >= mostCases) return this.leave(title, `More than ${mostCases} cases.`)
    return before ? this.replace(before, read.testCase) : this.add(read.testCase)
  }

  leave(title: string, reason: string, id = ''): undefined {
    if (this.left.length < mostLeft) this.left.push({ id, title, reason })
  }

  /** Puts back what a case was before the second round. */
  restore(id: string): void {
    const before = this.replaced.get(id)
    if (before) this.cases.set(id, before)
  }

  private add(testCase: Omit<TestCase, 'id'>): TestCase {
    this.number += 1
    return this.keep({ ...testCase, id: `TC-${String(this.number).padStart(3, '0')}` })
  }

  private replace(before: TestCase, testCase: Omit<TestCase, 'id'>): TestCase {
    if (!this.replaced.has(before.id)) this.replaced.set(before.id, before)
    this.titles.delete(before.title.toLowerCase())
    return this.keep({ ...testCase, id: before.id })
  }

  private keep(testCase: TestCase): TestCase {
    const title = uniqueTitle(testCase.title, this.titles)
    const numbered = { ...testCase, title }
    this.titles.add(title.toLowerCase())
    this.deeds.set(deedOf(testCase), testCase.id)
    this.cases.set(testCase.id, numbered)
    return numbered
  }

  private unwanted({ testType, priority }: Omit<TestCase, 'id'>): string | undefined {
    const { testTypes = [], priority: only = 'all' } = this.wanted
    if (testTypes.length > 0 && !testTypes.includes(testType))
      return `Its type is ${testType}, which is not asked for.`
    return only !== 'all' && priority !== only
      ? `Its priority is ${priority}; only ${only} is asked for.`
      : undefined
  }
}
