import { interceptingDatabase } from './intercepting-database.ts'

/** A D1 binding that refuses one of its calls, the `nth`: `before` it has done anything, or `after` it, so that only the answer is lost. `refused` tells whether it came that far. */
export function refusingDatabase(database: D1Database, nth: number, when: 'before' | 'after') {
  let calls = 0
  const refusing = interceptingDatabase(database, async (work) => {
    calls += 1
    if (calls !== nth) return work()
    if (when === 'after') await work()
    throw new Error('D1_ERROR: storage operation exceeded timeout which caused object to be reset')
  })
  return { database: refusing, refused: () => calls >= nth }
}
