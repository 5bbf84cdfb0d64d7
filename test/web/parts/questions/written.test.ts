import { describe, expect, test } from 'vitest'
import { answerIn, answered, answersIn } from '../../../../web/parts/questions/answers.ts'
import { type Written, followed, standing, writtenFor } from '../../../../web/parts/questions/written.ts'

const lock = 'The account is locked after 4 failed logins.'
const up = 'That is up to the helpdesk.'
const own = { sentence: lock, answer: up }
const asked = { words: lock, nth: 0, completions: ['The lock lasts 15 minutes.'] }

describe('an answer in own words', () => {
  test('answers its question and can be taken out again', () => {
    const text = `Hello. ${lock} Bye.`
    const after = answered(text, asked, up)
    expect(answerIn(after, asked)).toBeUndefined()
    expect(answerIn(after, writtenFor(asked, [own]))).toMatchObject({ completion: up, without: text })
  })

  test('that goes on with its sentence stands in its place', () => {
    const answer = 'The account is locked after 4 failed logins in a row.'
    const after = answered(`${lock} Bye.`, asked, answer)
    expect(after).toBe(`${answer} Bye.`)
    expect(answerIn(after, writtenFor(asked, [{ sentence: lock, answer }]))).toMatchObject({
      isInPlace: true,
      without: `${lock} Bye.`,
    })
  })

  test('belongs to the nearest of equal sentences', () => {
    const text = `${lock} Hello. ${lock} ${up}`
    const start = text.indexOf(up)
    expect(answerIn(text, writtenFor({ ...asked, nth: 1 }, [own]))).toMatchObject({
      start,
      end: start + up.length,
      without: `${lock} Hello. ${lock}`,
    })
    expect(answerIn(text, writtenFor(asked, [own]))).toBeUndefined()
  })

  test('stands in a text as long as its words do', () => {
    expect(standing(`${lock} ${up}`, [own])).toEqual([own])
    expect(standing(lock, [own])).toEqual([])
  })
})

describe('a change of the text', () => {
  const text = `${lock} ${up} Bye.`
  test.each([
    [
      'within an answer changes it',
      text.replace('helpdesk', 'service desk'),
      'That is up to the service desk.',
    ],
    ['in place of it is another answer', text.replace(up, 'Q'), 'Q'],
    ['before it leaves it', `Hello. ${text}`, up],
    ['right behind it leaves it', text.replace(' Bye.', ' No. Bye.'), up],
    ['that takes it out leaves it to be put back', text.replace(`${up} `, ''), up],
    ['over its end leaves it', text.replace('desk. Bye.', ''), up],
  ])('%s', (_, after, answer) => {
    expect(followed([own], text, after)).toEqual([{ sentence: lock, answer }])
  })
})

test('what is typed over an answer, letter by letter, is the answer', () => {
  const typed = 'That is up to us. All of it.'
  let [written, now]: [readonly Written[], string] = [[own], `${lock} ${up} The end.`]
  for (let count = 1; count <= typed.length; count++) {
    const before = now
    now = `${lock} ${typed.slice(0, count)} The end.`
    written = followed(written, before, now)
  }
  expect(written).toEqual([{ sentence: lock, answer: 'That is up to us.' }])
})

test('an answer that goes on with a sentence of elsewhere is taken out, and leaves nothing of that sentence', () => {
  const answer = 'When the lease ends, a reminder e-mail is sent to the customer.'
  const words = 'When the lease ends, a reminder e-mail is sent.'
  const question = { words, nth: 0, completions: [answer], isElsewhere: true } as const
  const after = answered('For clerks.', question, answer)
  expect(after).toBe(`For clerks.\n${answer}`)
  expect(answerIn(after, question)).toMatchObject({ isInPlace: false, without: 'For clerks.' })
  expect(answerIn(after, { ...question, written: answer })).toMatchObject({ without: 'For clerks.' })
})

test('all answers of a text are told, each once, those of completions in their words of now', () => {
  const other = { words: 'The card is lost.', nth: 0, completions: ['It is replaced within 5 days.'] }
  const text = `${up}\nIt is replaced within 9 days.`
  const given = [own, { sentence: 'Gone.', answer: 'It was taken out.' }]
  expect(answersIn(text, [{ words: lock, nth: 0, completions: [] }, other], given)).toEqual([
    own,
    { sentence: other.words, answer: 'It is replaced within 9 days.' },
  ])
})
