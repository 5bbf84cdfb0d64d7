import { expect, test } from 'vitest'
import { freePort, inWords } from '../../../scripts/start/ready.mjs'

test('a port in use is refused with a sentence that says what to do', () => {
  const error = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' })
  expect(inWords(error, 8787).message).toBe(
    'Port 8787 is already in use. Stop what runs there, or choose another: PORT=8788 npm start',
  )
  expect(inWords(Object.assign(new Error('EACCES'), { code: 'EACCES' }), 80).message).toContain('above 1023')
  const other = new Error('Something else')
  expect(inWords(other, 8787)).toBe(other)
})

test('a free port is one', async () => {
  expect(await freePort()).toBeGreaterThan(0)
})
