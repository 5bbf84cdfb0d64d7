import { type Output, call } from '../../../client/call.ts'

export type Receipt = Output<'GET /api/websites/{websiteId}/receipts'>['receipts'][number]

const atOnce = 1000

/** All receipts of a website, oldest first. */
export async function allReceipts(websiteId: string): Promise<Receipt[]> {
  const all: Receipt[] = []
  for (;;) {
    const after = all.at(-1)?.n ?? 0
    const { receipts } = await call('GET /api/websites/{websiteId}/receipts', {
      websiteId,
      limit: atOnce,
      after,
    })
    all.push(...receipts)
    if (receipts.length < atOnce) return all
  }
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The number of the first receipt that does not follow from the one before; null where all do. */
export async function brokenAt(receipts: readonly Pick<Receipt, 'n' | 'before' | 'line' | 'hash'>[]) {
  let [last, before] = [0, '']
  for (const { n, before: told, line, hash } of receipts) {
    const follows = n === last + 1 && line.split('\n')[0] === String(n) && told === before
    if (!follows || (await sha256(`${before}\n${line}`)) !== hash) return n
    ;[last, before] = [n, hash]
  }
  return null
}
