import { expect, test } from 'vitest'
import { eventLine } from '../../../../../shared/domain/analytics/file/lines.ts'
import { readPart } from '../../../../../workers/features/website-files/archive/read-part.ts'
import { damages } from '../../../../support/bombs/gzip.ts'
import { firstDay, packed, someEvents } from '../support.ts'

const lines = someEvents.slice(0, 60).map((event) => eventLine(event).trimEnd())
const part = (bytes: Uint8Array<ArrayBuffer>) => readPart(bytes.buffer, { day: firstDay, digest: '' })

test('a part that somebody packed in several members is read to its end', async () => {
  const members = [packed(lines.slice(0, 20)), packed([]), packed(lines.slice(20))]
  const read = await part(new Uint8Array(Buffer.concat(members)))
  expect(read.rows).toBe(60)
})

test.each(damages)('a part that %s is refused', async (_, damage) => {
  await expect(part(damage(packed(lines)))).rejects.toThrow()
})
