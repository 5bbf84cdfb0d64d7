import { expect, test } from 'vitest'
import { jobs } from '../../../workers/features/jobs.ts'

test('each job is found by the name that its messages carry', async () => {
  const names = await Promise.all([...jobs].map(async ([key, load]) => [key, (await load()).name]))
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter(([key, name]) => key !== name)).toEqual([])
})
