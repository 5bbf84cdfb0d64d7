import { expect, test } from 'vitest'
import { sendVerification } from '../../../../workers/features/identity/send-verification.ts'
import { verifyEmail } from '../../../../workers/features/identity/verify-email.ts'
import { ask, expectRefusal, refusal, send, statusesInTurn } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { newPerson } from '../../../support/people.ts'
import { deployWithMail } from '../../../support/postbox.ts'

test('a person has the link mailed again, the newest counts, and after the proof there is nothing to send', async () => {
  const { email, token } = await newPerson()
  const { transport, tokenTo } = deployWithMail([sendVerification, verifyEmail])
  const asked = () => send(sendVerification, {}, { token, transport })
  expect(await (await asked()).json()).toEqual({ sent: true })
  const first = await tokenTo(email)
  await asked()
  const second = await tokenTo(email, 2)
  expect((await send(verifyEmail, { token: first }, { token, transport })).status).toBe(400)
  expect(await ask(verifyEmail, { token: second }, { token, transport })).toEqual({ emailVerified: true })
  await expectRefusal(asked(), 409, 'identity.already_verified')
})

test('mails to one person are limited, and a refused one is not sent', async () => {
  const { email, token } = await newPerson()
  const { transport, to } = deployWithMail([sendVerification], { MAILS_PER_HOUR: '2' })
  const request = () => send(sendVerification, {}, { token, transport })
  expect(await statusesInTurn(3, request)).toEqual([200, 200, 429])
  await to(email, 2)
})

test('where mail is not set up, or fails, the answer says so', async () => {
  const { email, token } = await newPerson()
  const broken = { MAIL_FROM: 'a@b.example', EMAIL: { send: () => Promise.reject(new Error(email)) } }
  const failing = deploy([sendVerification], broken as unknown as Record<string, string>)
  const failed = await refusal(send(sendVerification, {}, { token, transport: failing }))
  expect(failed).toMatchObject({ status: 502, error: 'upstream_failed' })
  expect(JSON.stringify(failed)).not.toContain(email)
})
