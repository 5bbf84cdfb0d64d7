import { describe, expect, test } from 'vitest'
import { answerIn, answered, countBefore } from '../../../../web/parts/questions/answers.ts'

const lock = 'The account is locked after 4 failed logins.'
const lasts = 'The lock lasts 15 minutes.'
const sent = 'When the lease ends, a reminder e-mail is sent.'
const sentTo = 'When the lease ends, a reminder e-mail is sent to the customer.'

const question = (words: string, completions: string[], nth = 0) => ({ words, nth, completions })

describe('a completion', () => {
  test.each([
    ['stands behind its sentence', `Hello. ${lock} Bye.`, lock, lasts, `Hello. ${lock} ${lasts} Bye.`],
    [
      'closes the sentence before it',
      '- It loads fast\n- Bye',
      'It loads fast',
      lasts,
      `- It loads fast. ${lasts}\n- Bye`,
    ],
    [
      'stands in the place of the sentence that it goes on with',
      `${sent} Bye.`,
      sent,
      sentTo,
      `${sentTo} Bye.`,
    ],
    [
      'stands in the place of the sentence that it shortens',
      'Colours are red, blue, etc. Bye.',
      'Colours are red, blue, etc.',
      'Colours are red, blue.',
      'Colours are red, blue. Bye.',
    ],
    [
      'stands in the place of the sentence in which it settles some words',
      'Files, including but not limited to PDF and CSV, can be sent.',
      'Files, including but not limited to PDF and CSV, can be sent.',
      'Files, namely PDF and CSV, can be sent.',
      'Files, namely PDF and CSV, can be sent.',
    ],
    [
      'stands at the end where its sentence is gone',
      'Something else.\n',
      lock,
      lasts,
      `Something else.\n${lasts}`,
    ],
    ['is the text where there is none', ' ', lock, lasts, lasts],
    ['keeps what looks like a pattern', 'a (b) $& c', 'a (b) $& c', lasts, `a (b) $& c. ${lasts}`],
  ])('%s, is found there and can be taken out again', (_, text, words, completion, wanted) => {
    const after = answered(text, question(words, []), completion)
    expect(after).toBe(wanted)
    const found = answerIn(after, question(words, ['Something else is true.', completion]))
    expect(after.slice(found?.start, found?.end)).toBe(completion)
    expect(found?.completion).toBe(completion)
    expect(found?.without.trim()).toBe(text.trim())
  })

  test('answers with other values, too, and not where its words are others', () => {
    const asked = question(lock, ['The message reads "Locked." for 15 minutes.'])
    const text = (behind: string) => `${lock} ${behind}`
    expect(answerIn(text('The message reads "Come back!" for 2.5 hours.'), asked)?.without).toBe(lock)
    expect(answerIn(text('The text reads "Locked." for 15 minutes.'), asked)).toBeUndefined()
    expect(answerIn(lock, asked)).toBeUndefined()
  })

  test('belongs to that one of two equal sentences which it was asked of', () => {
    const text = `${lock}\n${lock}`
    const nth = countBefore(text, lock, lock.length + 1)
    expect(nth).toBe(1)
    const after = answered(text, question(lock, [], nth), lasts)
    expect(after).toBe(`${text} ${lasts}`)
    expect(answerIn(after, question(lock, [lasts], 0))).toBeUndefined()
    expect(answerIn(after, question(lock, [lasts], 1))?.without).toBe(text)
  })
})
