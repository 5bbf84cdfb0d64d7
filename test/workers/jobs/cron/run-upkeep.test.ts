import { expect, test, vi } from 'vitest'
import { runUpkeep } from '../../../../workers/jobs/cron/run-upkeep.ts'
import { contextWith } from '../../../shared/kernel/context.ts'

test('upkeep that fails is logged by its name and holds up none of the others', async () => {
  const ran: string[] = []
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const upkeep = {
    first: async () => ran.push('first'),
    broken: async () => {
      throw new Error('no storage')
    },
    last: async () => ran.push('last'),
  }
  await runUpkeep(upkeep, contextWith())
  expect(ran).toEqual(['first', 'last'])
  expect(spy.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    expect.objectContaining({
      kind: 'upkeep.failed',
      upkeep: 'broken',
      error: expect.objectContaining({ message: 'no storage' }),
    }),
  ])
  spy.mockRestore()
})
