import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '../../../../shared/db/tables/audit.ts'
import { customPrompts } from '../../../../shared/db/tables/organizations.ts'
import { createCustomPrompt } from '../../../../workers/features/preferences/create-custom-prompt.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newKey, newMember, newOwner } from '../../../support/people.ts'

const { db, ids } = newContext().services
const tone = { name: 'Tone', content: 'Be brief.\nSay "basket", not "cart".' }

test('a member adds guidance, which stands in the audit log without its content', async () => {
  const owner = await newOwner()
  const { organizationId } = owner
  const { token, userId } = await newMember(owner, 'member')
  const prompt = await ask(
    createCustomPrompt,
    { organizationId, ...tone, category: 'test-design' },
    { token },
  )
  expect(prompt).toEqual({
    promptId: expect.any(String),
    ...tone,
    category: 'test-design',
    createdBy: userId,
    createdAt: expect.any(String),
    updatedAt: prompt.createdAt,
  })
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.resourceId, prompt.promptId))
  expect(entries).toMatchObject([
    { organizationId, action: 'preferences.createCustomPrompt', summary: 'Created the custom prompt Tone' },
  ])
})

test('a key that writes may add it; without a category it is for every task', async () => {
  const owner = await newOwner()
  const { keyId, key } = await newKey(owner, { scopes: ['write'] })
  const { organizationId } = owner
  expect(await ask(createCustomPrompt, { organizationId, ...tone }, { token: key })).toMatchObject({
    category: null,
    createdBy: keyId,
  })
})

test.each([
  ['content', { content: ' \n' }],
  ['content', { content: 'x'.repeat(4001) }],
  ['name', { name: 'a\r\nX-Injected: 1' }],
  ['name', { name: '' }],
])('a wrong %s is refused', async (path, wrong) => {
  const { organizationId, token } = await newOwner()
  await expectRefusal(send(createCustomPrompt, { organizationId, ...tone, ...wrong }, { token }), 400, {
    path,
  })
})

test('a hundred prompts are the most, also when many come at once, and none too many is audited', async () => {
  const { organizationId, token } = await newOwner()
  const row = { organizationId, ...tone, category: null, createdBy: 'x', createdAt: 1, updatedAt: 1 }
  const rows = Array.from({ length: 97 }, () => ({ ...row, promptId: ids.uuid() }))
  for (let start = 0; start < rows.length; start += 12)
    await db.insert(customPrompts).values(rows.slice(start, start + 12))
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => send(createCustomPrompt, { organizationId, ...tone }, { token })),
  )
  const made = answers.filter(({ status }) => status === 201)
  const refused = answers.filter(({ status }) => status === 409)
  expect([made.length, refused.length]).toEqual([3, 5])
  expect(await refused[0]?.json()).toMatchObject({ error: 'custom_prompts.limit_reached' })
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.organizationId, organizationId))
  expect(entries.filter(({ resource }) => resource === 'custom_prompt')).toHaveLength(3)
})
