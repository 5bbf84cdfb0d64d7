import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { eraseVisitor } from '../../../../workers/features/websites/erase-visitor.ts'
import { listReceipts } from '../../../../workers/features/websites/list-receipts.ts'
import { ask } from '../../../support/client.ts'
import { newWebsite } from './support.ts'

test('salts and erasures stand in one chain, which anybody can follow from page to page', async () => {
  const { owner, websiteId } = await newWebsite()
  await ask(eraseVisitor, { websiteId, distinctId: 'ada' }, owner)
  const page = (after: number) => ask(listReceipts, { websiteId, limit: 5, after }, owner)
  const receipts = [...(await page(0)).receipts, ...(await page(5)).receipts]
  expect(receipts.map(({ action }) => action)).toEqual([...Array<string>(8).fill('created'), 'erased'])
  let before = ''
  for (const receipt of receipts) {
    expect(receipt.before).toBe(before)
    const told = `${before}\n${receipt.line}`
    expect(receipt.hash).toBe(createHash('sha256').update(told).digest('hex'))
    before = receipt.hash
  }
})
