import { expect, test } from 'vitest'
import { policySaid } from '../../../../../web/areas/analytics/settings/policy-said.ts'

test('two versions of a field are told in the words of the page', () => {
  expect(policySaid('ipHandling', { mine: 'truncate', theirs: 'full' })).toEqual({
    name: 'How much of an address tells visitors apart',
    mine: 'Its network only: some visitors become one',
    theirs: 'All of it',
  })
  expect(policySaid('respectGpc', { mine: true, theirs: false })).toMatchObject({ mine: 'On', theirs: 'Off' })
  expect(policySaid('blockedCountries', { mine: ['DE', 'FR'], theirs: [] })).toMatchObject({
    mine: 'DE, FR',
    theirs: 'Nothing: it was emptied.',
  })
  expect(policySaid('retentionDays', { mine: 90, theirs: null })).toMatchObject({ mine: '90' })
})
