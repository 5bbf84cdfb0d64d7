import { expect, test } from 'vitest'
import { readingCorrections } from '../../../../shared/db/tables/readings.ts'
import { readMarks } from '../../../../shared/domain/marking/inline.ts'
import { exportReadings } from '../../../../workers/features/quality/export-readings.route.ts'
import { send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { gallery, marked, newTeacher } from './teacher.ts'

test('corrections come as marked lines, over all pages, and what cannot be read any more is left out', async () => {
  const owner = await newOwner()
  const { organizationId, token } = owner
  const read = async () => {
    const response = await send(exportReadings, { organizationId }, { token })
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    return response.text()
  }
  expect(await read()).toBe('')
  await newTeacher(owner)
  const line = await read()
  expect(line).toBe(`${marked} ## permission\n`)
  expect(readMarks(line.trimEnd()).text).toBe(gallery)
  const rows = Array.from({ length: 450 }, (_, at) => ({
    correctionId: crypto.randomUUID(),
    organizationId,
    sentence: `Sentence ${at}.`,
    marked: `{${at === 7 ? 'OLD' : 'ctx'} Sentence ${at}}.`,
    kinds: [],
    correctedBy: owner.userId,
    correctedAt: at,
  }))
  const { db } = newContext().services
  for (let at = 0; at < rows.length; at += 10)
    await db.insert(readingCorrections).values(rows.slice(at, at + 10))
  const lines = (await read()).trimEnd().split('\n')
  expect(lines).toHaveLength(450)
  expect(lines.slice(0, 2)).toEqual([line.trimEnd(), '{ctx Sentence 449}.'])
})
