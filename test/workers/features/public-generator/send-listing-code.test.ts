import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { listingCodes } from '../../../../shared/db/tables/public-sessions.ts'
import { listSessions } from '../../../../workers/features/public-generator/list-sessions.ts'
import { sendListingCode } from '../../../../workers/features/public-generator/send-listing-code.ts'
import {
  ask,
  expectRefusal,
  newAddress,
  refusal,
  send,
  statusesInTurn,
  statusesOf,
} from '../../../support/client.ts'
import { deploy, newContext } from '../../../support/context.ts'
import { deployWithMail } from '../../../support/postbox.ts'
import { newSession } from './support.ts'

const verified = { SESSION_LISTING: 'verified' }
const { transport, mails, to } = deployWithMail([sendListingCode, listSessions], verified)
const { db } = newContext().services

let email: string
let sessionId: string
beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.com`
  ;({ sessionId } = await newSession({ userEmail: email }))
})

const codesTo = async (address: string, count = 1) =>
  (await to(address, count)).map(({ text }) => /^[0-9A-Z]{4}-[0-9A-Z]{4}$/m.exec(text)?.[0] ?? '')

async function newCode(address = email): Promise<string> {
  await ask(sendListingCode, { email: address }, { transport })
  return (await codesTo(address)).at(-1) ?? ''
}

const list = (code?: string, address = email) =>
  send(listSessions, { email: address, ...(code !== undefined && { code }) }, { transport })

test('without a code nobody sees the list, and is told where one comes from', async () => {
  await expectRefusal(list(), 403, {
    error: 'sessions.code_required',
    message: expect.stringContaining('POST /api/public/test-cases/listing-codes'),
  })
})

test('the code goes to the address however that is written, shows its list, and is kept as a hash', async () => {
  await ask(sendListingCode, { email: email.toUpperCase() }, { transport })
  const [code = ''] = await codesTo(email)
  expect(JSON.stringify(await db.select().from(listingCodes))).not.toContain(code.slice(0, 4))
  const shown = await list(code, email.toUpperCase())
  expect(await shown.json()).toMatchObject({ sessions: [{ sessionId }] })
})

test('a code is good for whoever uses it first, who may read again', async () => {
  const code = await newCode()
  const one = { transport, headers: { 'cf-connecting-ip': newAddress() } }
  for (let time = 0; time < 2; time++) {
    const { sessions } = await ask(listSessions, { email, code }, one)
    expect(sessions).toMatchObject([{ sessionId }])
  }
  await expectRefusal(list(code), 403, 'sessions.wrong_code')
})

test('of two who use a code at once one sees the list', async () => {
  const code = await newCode()
  expect(statusesOf(await Promise.all([list(code), list(code)]))).toEqual([200, 403])
})

test('a code may be written in small letters, without its hyphen and with letters that look like its digits', async () => {
  const code = await newCode()
  const written = ` ${code.replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l').toLowerCase()} `
  expect((await list(written)).status).toBe(200)
})

test('a code lists nobody else’s sessions, and is still good for whom it was mailed to', async () => {
  const other = `${crypto.randomUUID()}@example.com`
  await newSession({ userEmail: other })
  const code = await newCode()
  expect(await refusal(list(code, other))).toMatchObject({ error: 'sessions.wrong_code' })
  expect((await list(code)).status).toBe(200)
})

test('a code is good for an hour, and expired ones are cleared away with new ones', async () => {
  const known = new Set((await db.select().from(listingCodes)).map(({ codeHash }) => codeHash))
  const before = Date.now()
  const code = await newCode()
  const rows = async () =>
    (await db.select().from(listingCodes)).filter(({ codeHash }) => !known.has(codeHash))
  const [row] = await rows()
  expect(row?.expiresAt).toBeGreaterThanOrEqual(before + 60 * 60_000)
  expect(row?.expiresAt).toBeLessThanOrEqual(Date.now() + 60 * 60_000)
  const own = eq(listingCodes.codeHash, row?.codeHash ?? '')
  await db.update(listingCodes).set({ expiresAt: 1 }).where(own)
  expect(await refusal(list(code))).toMatchObject({ error: 'sessions.wrong_code' })
  await ask(sendListingCode, { email }, { transport })
  await codesTo(email, 2)
  expect(await db.select().from(listingCodes).where(own)).toEqual([])
})

test('who has no sessions gets the same answer and no mail', async () => {
  const nobody = `${crypto.randomUUID()}@example.com`
  expect(await ask(sendListingCode, { email: nobody }, { transport })).toEqual({ accepted: true })
  await newCode()
  expect(mails.filter((mail) => mail.to === nobody)).toEqual([])
})

test('mails to one address, mails from one network address and guesses are limited', async () => {
  const limits = { MAILS_PER_HOUR: '2', MAILS_PER_IP_PER_HOUR: '3', SIGN_INS_PER_IP_PER_HOUR: '2' }
  const box = deployWithMail([sendListingCode, listSessions], { ...verified, ...limits })
  const from = (address: string) => ({ transport: box.transport, headers: { 'cf-connecting-ip': address } })
  const toOne = () => send(sendListingCode, { email }, from(newAddress()))
  expect(await statusesInTurn(3, toOne)).toEqual([202, 202, 429])
  await box.to(email, 2)
  const caller = from(newAddress())
  const toMany = () => send(sendListingCode, { email: `${crypto.randomUUID()}@example.com` }, caller)
  expect(await statusesInTurn(4, toMany)).toEqual([202, 202, 202, 429])
  const guess = () => send(listSessions, { email, code: 'AAAA-AAAA' }, caller)
  expect(await statusesInTurn(3, guess)).toEqual([403, 403, 429])
})

test('where no mail is sent, and where no code is needed, asking for one says so', async () => {
  const silent = deploy([sendListingCode], { ...verified, LOCAL: 'false', SIGNING_SECRET: 'of this test' })
  await expectRefusal(send(sendListingCode, { email }, { transport: silent }), 501, 'not_configured')
  await expectRefusal(send(sendListingCode, { email }), 409, 'sessions.listing_open')
})
