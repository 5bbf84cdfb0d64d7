import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '../../../../shared/db/tables/audit.ts'
import { agentRuns } from '../../../../shared/db/tables/usage.ts'
import { importQaTestCases } from '../../../../workers/features/quality/import-qa-test-cases.route.ts'
import { refusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newKey, newOwner, newPerson } from '../../../support/people.ts'

const { token } = await newPerson()

const form = (content: string, fields: Record<string, string> = {}) => {
  const body = new FormData()
  body.append('file', new File([content], 'cases'))
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return body
}

const csv = 'Title,Steps,Priority\nPay,1. Pay,high\n,,low\nPay,1. Again,low\n'

test('a preview answers the cases and what is wrong with which row', async () => {
  const response = await send(importQaTestCases, {}, { token, body: form(csv, { dryRun: 'true' }) })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    format: 'csv',
    dryRun: true,
    testCases: [
      { title: 'Pay', priority: 'high' },
      { title: 'Pay (2)', priority: 'low' },
    ],
    findings: [{ row: 3, severity: 'error' }, { severity: 'warning' }],
  })
})

test('without dryRun nothing is promised: 501 says what to send', async () => {
  for (const fields of [{}, { dryRun: 'false' }] as Record<string, string>[]) {
    expect(await refusal(send(importQaTestCases, {}, { token, body: form(csv, fields) }))).toMatchObject({
      status: 501,
      error: 'not_implemented',
      message: expect.stringContaining('dryRun'),
    })
  }
})

test('a broken form and a foreign file are refused, and nobody imports without signing in', async () => {
  expect(await refusal(send(importQaTestCases, {}, { token, body: new FormData() }))).toMatchObject({
    status: 400,
  })
  const foreign = form('a,b\n1,2\n', { dryRun: 'true' })
  expect(await refusal(send(importQaTestCases, {}, { token, body: foreign }))).toMatchObject({
    status: 415,
    error: 'uploads.unsupported',
  })
  expect((await refusal(send(importQaTestCases, {}, { body: form(csv) }))).status).toBe(401)
})

test('previews are counted by themselves and not as generations', async () => {
  const person = await newPerson()
  const preview = await send(
    importQaTestCases,
    {},
    { token: person.token, body: form(csv, { dryRun: 'true' }) },
  )
  expect(preview.headers.get('ratelimit-remaining')).toBe('29')
})

test('a preview changes nothing: a key that only reads may ask for it, and the audit log says nothing', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const { key } = await newKey(owner, { scopes: ['read'] })
  const body = form(csv, { dryRun: 'true' })
  expect((await send(importQaTestCases, { organizationId }, { token: key, body })).status).toBe(200)
  const { db } = newContext().services
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.organizationId, organizationId))
  expect(entries.map(({ action }) => action)).not.toContain('quality.importTestCases')
})

test('a preview for an organization is an agent run of it', async () => {
  const { organizationId, token: mine } = await newOwner()
  const body = form(csv, { dryRun: 'true' })
  expect((await send(importQaTestCases, { organizationId }, { token: mine, body })).status).toBe(200)
  const { db } = newContext().services
  expect(await db.select().from(agentRuns).where(eq(agentRuns.organizationId, organizationId))).toMatchObject(
    [
      {
        agentType: 'test-import',
        inputSummary: `${csv.length} bytes`,
        outputSummary: '2 test cases, 1 finding',
      },
    ],
  )
})
