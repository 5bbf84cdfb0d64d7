import { expect, test } from 'vitest'
import { readFile } from '../../../shared/kernel/uploads.ts'
import { newContext } from '../../support/context.ts'

const tooLarge = { code: 'uploads.too_large', status: 413 }

test('a reader that dies on a file is a refusal that says what to do', async () => {
  const read = readFile(newContext(), () => Promise.reject(new Error('Worker exceeded CPU time limit.')))
  await expect(read).rejects.toMatchObject({ ...tooLarge, message: expect.stringContaining('Split it') })
})

test('a reader that never answers is given up', async () => {
  const read = readFile(newContext(), () => new Promise<never>(() => undefined), { limitMs: 20 })
  await expect(read).rejects.toMatchObject(tooLarge)
})

test('what the reader refuses is refused in its words', async () => {
  const read = readFile(newContext(), () =>
    Promise.resolve({ ok: false, code: 'empty', message: 'The file is empty.' } as const),
  )
  await expect(read).rejects.toMatchObject({ code: 'uploads.empty', message: 'The file is empty.' })
})
