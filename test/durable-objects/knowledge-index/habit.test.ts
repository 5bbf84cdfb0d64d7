import { expect, test } from 'vitest'
import { answerFrom } from '../../../shared/domain/answering/index.ts'
import { add, newIndex } from './files.ts'

const drum = 'The drum weighs 2,500 kg.'

test.each([
  ['the lid weighs 1.75 kg', 'What weighs 2500 kg?', drum],
  ['the lid weighs 1.75 kg', 'What weighs 2.5 kg?', ''],
  ['the lid weighs 1,75 kg', 'What weighs 2.5 kg?', drum],
  ['the lid weighs 1,75 kg', 'What weighs 2500 kg?', ''],
  ['the lid is green', 'What weighs 2500 kg?', ''],
])('where elsewhere in its file %s, "%s" is answered by: %s', async (other, question, answer) => {
  const index = newIndex()
  const { fileId } = await add(index, [drum, `Of the rest it says that ${other}.`])
  const passages = await index.passages({ chunkIds: [`${fileId}.1.0`] })
  const { sentences } = answerFrom({ question, passages: passages.map((passage) => ({ ...passage, n: 1 })) })
  expect(sentences.map(({ text }) => text).join(' ')).toBe(answer)
})
