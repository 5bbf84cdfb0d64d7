import { expect, test } from 'vitest'
import { fileQueue } from '../../../../web/parts/files/file-queue.ts'

/** A service that keeps each file under its name, or its content where it has that, and answers when it is told. */
function newQueue() {
  const answers: (() => void)[] = []
  const queue = fileQueue(async (file) => {
    const fileId = await file.text()
    await new Promise<void>((answer) => answers.push(answer))
    return { sentAs: file.name, kept: { fileId, fileName: file.name } }
  })
  const answered = async () => {
    await expect.poll(() => answers.length, { timeout: 60_000 }).toBeGreaterThan(0)
    const many = queue.arrived.peek().length
    answers.shift()?.()
    await expect.poll(() => queue.arrived.peek().length, { timeout: 60_000 }).toBe(many + 1)
  }
  return { queue, answered }
}

const file = (name: string, content: string) => new File([content], name)
const names = (all: readonly { sentAs: string }[]) => all.map(({ sentAs }) => sentAs)

test('a new file that a list names before its answer has come was not there already', async () => {
  const { queue, answered } = newQueue()
  const listed = ['old']
  queue.add([file('new.md', 'new')], listed)
  // The list is read while the answer is on its way.
  listed.push('new')
  queue.add([file('later.md', 'later'), file('copy.md', 'old')], listed)
  for (let at = 0; at < 3; at++) await answered()
  expect(names(queue.twice(0))).toEqual(['copy.md'])
})

test('once all have arrived, what is listed then was there before', async () => {
  const { queue, answered } = newQueue()
  queue.add([file('one.md', 'one')], [])
  await answered()
  queue.add([file('copy.md', 'other')], ['one', 'other'])
  await answered()
  expect(names(queue.twice(1))).toEqual(['copy.md'])
})
