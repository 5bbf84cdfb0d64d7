import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../../migrations/d1')
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
const offers = files.findIndex((name) => name.endsWith('_share_offers.sql'))

test('what was shared before there were offers stays shared, and a row that forgets its state opens nothing', () => {
  const database = new DatabaseSync(':memory:')
  const play = (name: string) => database.exec(readFileSync(join(folder, name), 'utf8'))
  const share = (kbId: string) =>
    database.exec(
      `insert into knowledge_base_shares (kb_id, organization_id, permission, created_at) values ('${kbId}', 'o', 'read', 1)`,
    )
  files.slice(0, offers).forEach(play)
  share('before')
  files.slice(offers).forEach(play)
  share('after')
  const rows = database.prepare('select kb_id, status from knowledge_base_shares order by kb_id').all()
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { kb_id: 'after', status: 'offered' },
    { kb_id: 'before', status: 'accepted' },
  ])
})
