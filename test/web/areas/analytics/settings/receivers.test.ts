import { expect, test } from 'vitest'
import { receiversOf } from '../../../../../web/areas/analytics/settings/receivers.ts'

test('a website is handed over to other organizations of which one is an admin', () => {
  const choices = [
    { organizationId: 'ours', role: 'owner' as const },
    { organizationId: 'owned', role: 'owner' as const },
    { organizationId: 'led', role: 'admin' as const },
    { organizationId: 'joined', role: 'member' as const },
    { organizationId: 'watched', role: 'viewer' as const },
  ]
  expect(receiversOf(choices, 'ours').map(({ organizationId }) => organizationId)).toEqual(['owned', 'led'])
  expect(receiversOf(choices.slice(0, 1), 'ours')).toEqual([])
})
