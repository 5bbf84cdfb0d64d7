import { z } from 'zod'
import { notConfigured, rateLimited } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { inBackground, mailsFromAddress, mailsToAddress, requireMail } from '../identity/index.ts'
import { listingIsOpen } from './errors.ts'
import { listingMode } from './listing-mode.ts'
import { newListingCode } from './listing-codes.ts'
import { email } from './schemas.ts'
import { sessionsOf } from './store.ts'

export const sendListingCode = defineOperation({
  id: 'public.sendListingCode',
  route: 'POST /api/public/test-cases/listing-codes',
  summary: 'Have a code mailed that lists the sessions made with an e-mail address',
  description:
    'Only where the deployment asks for one (`SESSION_LISTING`). The answer is the same whether there are sessions or not; a code is mailed only where there are some. It is good for an hour, and only for whoever uses it first.',
  access: 'public',
  effect: 'write',
  repeat: 'redoes',
  input: () => ({ email: email() }),
  output: () => z.object({ accepted: z.literal(true) }),
  status: 202,
  errors: [listingIsOpen, rateLimited, notConfigured],
  limits: [mailsFromAddress, mailsToAddress('mails with a code')],
  maxBodyBytes: 16_384,
  run(context, { email: to }) {
    if (listingMode(context) === 'open') throw listingIsOpen()
    requireMail(context)
    // Nothing is looked up before the answer, so that its time tells nothing either.
    inBackground(context, async () => {
      const [any] = await sessionsOf(context, to, 1)
      if (any === undefined) return
      const code = await newListingCode(context, to)
      const text = [
        'Somebody asked for the list of test case sessions made with this address. This code shows it to whoever uses it first, for an hour:',
        code,
        'If that was not you, do nothing: nobody sees the list without the code.',
      ].join('\n\n')
      await context.services.mailer.send({ to, subject: 'Your code for the list of your sessions', text })
    })
    return { accepted: true as const }
  },
})
