import { expect, test } from 'vitest'
import { call } from '../../../../shared/kernel/execute.ts'
import { rotateWebhookSecret } from '../../../../workers/features/webhooks/rotate-webhook-secret.ts'
import { ask, send } from '../../../support/client.ts'
import { contextOfDemoted } from '../../../support/demote-after-check.ts'
import { newMember } from '../../../support/people.ts'
import { isGenuine } from './signature.ts'
import { hooked, audited, deliverAt, newDelivery, webhookRow } from './support.ts'

test('for a day both secrets verify, then the new one alone; neither is ever seen again', async () => {
  const { got, named, secret: old, token, webhookId } = await hooked()
  const { secret } = await ask(rotateWebhookSecret, named, { token })
  expect(secret).not.toBe(old)
  for (const [hours, genuine] of [
    [1, [true, true]],
    [25, [false, true]],
  ] as const) {
    const at = Date.now() + hours * 3_600_000
    const { deliveryId } = await newDelivery(named, at)
    await deliverAt(deliveryId, at)
    expect([old, secret].map((each) => isGenuine(got.at(-1)!, each))).toEqual(genuine)
  }
  const kept = JSON.stringify([
    await webhookRow(webhookId),
    await audited(webhookId, 'webhooks.rotateSecret'),
  ])
  for (const each of [old, secret]) expect(kept).not.toContain(each.slice(6))
})

test('of rotations at the same moment those that were overtaken say so, and no secret that was answered is lost', async () => {
  const { got, named, token, webhookId } = await hooked()
  const answers = await Promise.all([1, 2].map(() => send(rotateWebhookSecret, named, { token })))
  const bodies = await Promise.all(
    answers.map(async (answer) => ({ status: answer.status, ...(await answer.json<{ secret?: string }>()) })),
  )
  const { deliveryId } = await newDelivery(named)
  await deliverAt(deliveryId, Date.now() + 1000)
  for (const { status, secret } of bodies) {
    if (status === 200) expect(isGenuine(got[0]!, secret ?? '')).toBe(true)
    else expect([status, secret]).toEqual([409, undefined])
  }
  expect(await audited(webhookId, 'webhooks.rotateSecret')).toHaveLength(
    bodies.filter(({ status }) => status === 200).length,
  )
})

test('an admin who is demoted between the check and the write learns no secret', async () => {
  const { named, owner, webhookId } = await hooked()
  const before = await webhookRow(webhookId)
  const context = contextOfDemoted(await newMember(owner, 'admin'))
  const rotating = call(rotateWebhookSecret, context, named)
  await expect(rotating).rejects.toMatchObject({ status: 403 })
  expect(await webhookRow(webhookId)).toEqual(before)
})
