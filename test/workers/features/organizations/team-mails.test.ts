import { expect, test } from 'vitest'
import { invitationMail } from '../../../../workers/features/organizations/team-mails.ts'

const from = {
  actor: { kind: 'user', userId: 'u', email: 'ada@example.com', name: 'Ada\r\n\u2028Lovelace' },
} as const
const to = 'grace@example.com'
const organizationName = 'Acme\u202e\r\nBcc: everyone@example.com'

test('an invitation names who invites, by address too, and has its link on a line of its own', () => {
  const link = 'https://tracewright.example/invitation#token=abc'
  expect(invitationMail(from, { to, organizationName, link })).toEqual({
    to,
    subject: 'Invitation to Acme Bcc: everyone@example.com',
    text: `Ada Lovelace (ada@example.com) invites you to the organization "Acme Bcc: everyone@example.com".

This link is yours alone. It is good once, for 7 days:

${link}

You become a member only once you accept. An account that you have for this address already joins when you sign in with it.

If you do not know who that is, do nothing.`,
  })
})
