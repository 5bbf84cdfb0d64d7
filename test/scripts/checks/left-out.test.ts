import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  leftOutOfFastRuns,
  leftOutOfQuickRuns,
  notWholeInQuickRuns,
} from '../../../scripts/checks/left-out.mjs'
import { browserTests, fullTests, playedInPart, unitTests } from '../../../scripts/checks/stages.mjs'
import { root } from '../../../scripts/toolchain.mjs'
import config from '../../../vitest.config.ts'

interface Project {
  test: { name: string; include: string[]; exclude?: string[] }
}

const filesOf = (patterns: readonly string[]) => globSync([...patterns], { cwd: root })
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** What a run that leaves nothing out plays, by project. */
const whole = new Map(
  ((config.test?.projects ?? []) as Project[]).map(({ test: { name, include, exclude = [] } }) => {
    const others = new Set(filesOf(exclude.filter((path) => !leftOutOfQuickRuns.includes(path))))
    return [name, filesOf(include).filter((file) => !others.has(file))]
  }),
)
const playedBy = (suites: readonly string[][]) => suites.flat().flatMap((name) => whole.get(name) ?? [])

const notWhole = await notWholeInQuickRuns()
const inShortRun = new Set(
  [unitTests, ...browserTests].flatMap(playedBy).filter((file) => !leftOutOfQuickRuns.includes(file)),
)
const inFullRun = new Set(
  fullTests.flatMap((suites) =>
    playedBy(suites).filter((file) => !playedInPart.includes(suites) || notWhole.includes(file)),
  ),
)
const all = filesOf(['test/**/*.test.ts'])

test('each test is played by `npm test` or by the full run', () => {
  expect(all.length).toBeGreaterThan(600)
  expect(all.filter((file) => !inShortRun.has(file) && !inFullRun.has(file))).toEqual([])
})

/** What these look at in part is looked at whole by a test of the full run, with records. */
const wholeElsewhere = ['test/e2e/pages/sweep.test.ts']

test('what `npm test` leaves out or plays a sample of is played whole in the full run', () => {
  const leftOut = [...leftOutOfQuickRuns, ...leftOutOfFastRuns]
  expect(leftOut.filter((file) => !existsSync(join(root, file)))).toEqual([])
  const sampled = all.filter((file) =>
    /\/support\/sample\.ts'|inject\('(?:quick|everything)'\)/.test(textOf(file)),
  )
  expect(sampled.length).toBeGreaterThan(5)
  const whole = (file: string) => inFullRun.has(file) || wholeElsewhere.includes(file)
  expect([...leftOutOfQuickRuns, ...sampled].filter((file) => !whole(file))).toEqual([])
})

test('no helper plays a sample behind the back of a test', () => {
  const helpers = filesOf(['test/**/*.ts']).filter((file) => !file.endsWith('.test.ts'))
  expect(helpers.filter((file) => textOf(file).includes("/sample.ts'"))).toEqual([])
})
