import { readFileSync } from 'node:fs'
import { z } from 'zod'
import {
  type Recommendation,
  type TestedCriterion,
  recommend,
} from '../../shared/domain/stories/diff/index.ts'

const criterion = z.strictObject({ given: z.string(), when: z.string(), then: z.string() })
const place = z.number().int().min(0)
const written = z.array(
  z.strictObject({
    id: z.string(),
    title: z.string(),
    before: z.array(criterion),
    after: z.array(criterion),
    cases: z.array(z.strictObject({ id: z.string(), criterion: place.nullable() })),
    expected: z.array(
      z.discriminatedUnion('action', [
        z.strictObject({ action: z.literal('UPDATED'), caseId: z.string(), before: place, after: place }),
        z.strictObject({ action: z.literal('REMOVED'), caseId: z.string(), before: place }),
        z.strictObject({ action: z.literal('ADDED'), after: place }),
      ]),
    ),
  }),
)
type Change = z.output<typeof written>[number]

/** What is recommended after changes of criteria that somebody wrote: right where action, case and criteria are. */
export function examineStoryChanges(file: string): string {
  const changes = written.parse(JSON.parse(readFileSync(file, 'utf8')))
  const scored = [
    { way: 'by the version before', ...score(changes, true) },
    // Without it nobody knows which criteria are new: what has no case is all that can be told.
    { way: 'by the cases alone', ...score(changes, false) },
  ]
  return [
    '| compared | changes all right | expected ones found | false ones |',
    '|---|---|---|---|',
    ...scored.map(
      ({ way, right, found, expected, wrong }) =>
        `| ${way} | ${share(right, changes.length)} | ${share(found, expected)} | ${wrong} |`,
    ),
    ...scored.flatMap(({ way, faults }) => faults.map((fault) => `${way}: ${fault}`)),
  ].join('\n')
}

function score(changes: readonly Change[], withBefore: boolean) {
  let [right, found, expected, wrong] = [0, 0, 0, 0]
  const faults: string[] = []
  for (const change of changes) {
    const isAsked = (line: string) => withBefore || !line.startsWith('ADDED')
    const want = change.expected.map(lineOf).filter(isAsked)
    const got = recommended(change, withBefore).filter(isAsked)
    const missing = want.filter((line) => !got.includes(line))
    const extra = got.filter((line) => !want.includes(line))
    if (missing.length + extra.length === 0) right += 1
    expected += want.length
    found += want.length - missing.length
    wrong += extra.length
    faults.push(...missing.map((line) => `${change.id} lacks ${line}`), ...extra.map((line) => `${change.id} has ${line}`)) // prettier-ignore
  }
  return { right, found, expected, wrong, faults }
}

const lineOf = ({ action, ...rest }: Change['expected'][number]): string =>
  `${action} ${'caseId' in rest ? rest.caseId : ''} ${'before' in rest ? rest.before : ''} ${'after' in rest ? rest.after : ''}`

function recommended({ before, after, cases }: Change, withBefore: boolean): string[] {
  const tested = before.flatMap((one, at): TestedCriterion[] => {
    const testCaseIds = cases.filter((testCase) => testCase.criterion === at).map(({ id }) => id)
    return testCaseIds.length > 0 ? [{ criterion: one, testCaseIds }] : []
  })
  const placeIn = (all: Change['before'], one: Recommendation['current']) => (one ? all.indexOf(one) : '')
  return recommend({ current: after, tested, ...(withBefore && { previous: before }) }).map(
    ({ action, testCaseId = '', previous, current }) =>
      `${action} ${testCaseId} ${placeIn(before, previous)} ${placeIn(after, current)}`,
  )
}

const share = (some: number, all: number): string =>
  all === 0 ? 'none' : `${(some / all).toFixed(2)} (${some} of ${all})`
