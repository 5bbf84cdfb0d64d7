import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runsOf, suites } from '../../../scripts/checks/suites.mjs'
import config from '../../../vitest.config.ts'

interface Project {
  test: { name: string; include: string[]; exclude?: string[] }
}

const projects = ((config.test?.projects ?? []) as Project[]).map(({ test }) => test)

test('every test file belongs to one suite, and every suite has some', () => {
  const filesOf = ({ include, exclude = [] }: Project['test']) => {
    const others = exclude.filter((pattern) => !pattern.includes('.slow'))
    const excluded = new Set(globSync(others))
    return globSync(include).filter((file) => !excluded.has(file))
  }
  const byProject = projects.map(filesOf)
  expect(byProject.filter((files) => files.length === 0)).toEqual([])
  expect(byProject.flat().toSorted()).toEqual(globSync('test/**/*.test.ts').toSorted())
  expect(suites.map(({ name }) => name).toSorted()).toEqual(projects.map(({ name }) => name).toSorted())
})

test('a suite of parts is cut into them, unless a shard of each suite is asked for', () => {
  const some = [
    { name: 'workers', parts: 2 },
    { name: 'pages', live: true },
  ]
  expect(runsOf(some, { tests: 'all' })).toEqual([
    { name: 'workers 1/2', project: 'workers', shard: '1/2' },
    { name: 'workers 2/2', project: 'workers', shard: '2/2' },
    { name: 'pages', project: 'pages', live: true, shard: undefined },
  ])
  expect(runsOf(some, { tests: 'slow' })).toHaveLength(2)
  expect(runsOf(some, { tests: 'slow', shard: '3/4' })).toMatchObject([
    { name: 'workers', shard: '3/4' },
    { name: 'pages', shard: '3/4' },
  ])
})
